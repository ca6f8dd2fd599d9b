import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { ask, literal, q } from '../../../platform/database/statement.ts';

/** Feedback by which a detector was right, over `feedback_response`. */
export const wasRight = q`feedback_response in ('confirmed threat', 'known and accepted')`;
/** Feedback by which it was wrong. A duplicate, and what nobody can tell, says nothing of it. */
export const wasWrong = q`feedback_response like 'false positive%'`;

/** The newest judged alerts of a detector that count. */
const JUDGED = 1_000;
const n = z.coerce.number();
const Rows = z.array(z.object({ detector: z.string(), rule: z.string(), right: n, wrong: n }));
export type RulePrecision = z.infer<typeof Rows>[number];

/**
 * What the people of a company said of the alerts of each rule, of the newest 1,000 that were
 * judged by each detector (docs/decisions/129). Rules of which nothing was said are left out.
 */
export async function loadPrecision(
  db: Db,
  companyId: number,
  detectors: readonly string[],
): Promise<RulePrecision[]> {
  if (detectors.length === 0) return [];
  return Rows.parse(
    await ask(
      db,
      q`
    select wanted.detector, seen.rule, count(*) filter (where ${wasRight}) as "right",
      count(*) filter (where ${wasWrong}) as wrong
    from unnest(${[...new Set(detectors)]}::text[]) as wanted (detector)
    cross join lateral (
      select id, feedback_response from alerts
      where company_id = ${companyId} and alerts.detector = wanted.detector
        and feedback_response is not null and (${wasRight} or ${wasWrong})
      order by id desc limit ${literal(JUDGED)}
    ) as judged
    cross join lateral (select distinct rule from findings where findings.alert_id = judged.id
      and findings.detector = wanted.detector) as seen
    group by wanted.detector, seen.rule order by wanted.detector, seen.rule`,
    ),
  );
}

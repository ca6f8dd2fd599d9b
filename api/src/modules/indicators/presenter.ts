import { toReason, toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish, render } from '@vedetta/messages/render.ts';
import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { roleOf, type IndicatorListRow } from './store/indicator-lists.ts';

import { IndicatorFormat, IndicatorList } from './schema.ts';

const Counts = IndicatorList.shape.counts;

/** A list as admins see it, without what stands in it. */
export function presentIndicatorList({
  list,
  creator,
}: IndicatorListRow): z.input<typeof IndicatorList> {
  const none = { url: 0, domain: 0, ip: 0, email: 0, hash: 0, image: 0 };
  return {
    id: list.id,
    name: list.name,
    role: roleOf(list.role),
    severity: list.severity,
    url: list.url,
    filename: list.filename,
    refresh_hours: list.refreshHours,
    format: list.format === null ? null : IndicatorFormat.parse(list.format),
    total: list.total,
    counts: Counts.parse({ ...none, ...list.counts }),
    skipped_count: list.skippedCount,
    skipped: list.skipped.map(({ where, why }) => ({
      where: render('en', where),
      where_reason: toReason(where),
      why: render('en', why),
      why_reasons: [toReason(why)],
    })),
    problem: inEnglish(list.problem),
    problem_reasons: toReasons(list.problem),
    refreshed_at: list.refreshedAt?.toISOString() ?? null,
    created_by: creator === null ? null : presentPerson(creator),
    created_at: list.createdAt.toISOString(),
  };
}

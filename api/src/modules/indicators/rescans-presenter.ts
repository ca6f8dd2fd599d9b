import type { z } from 'zod';
import { toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish, render } from '@vedetta/messages/render.ts';
import { presentLineReason } from '../../platform/http/present-line-reason.ts';
import { RESCAN_DAYS } from './rescan.ts';
import type { RescanRow } from './store/rescans.ts';
import { Rescan } from './rescans-schema.ts';

/** A rescan as its company sees it. */
export function presentRescan(row: RescanRow): z.output<typeof Rescan> {
  return Rescan.parse({
    id: row.id,
    is_trial: row.change !== null,
    status: row.status,
    days: RESCAN_DAYS,
    items_total: row.itemsTotal,
    items_done: row.itemsDone,
    items_failed: row.itemsFailed,
    raised: row.raised,
    hidden: row.hidden,
    changed: row.changed,
    examples: row.examples.map(({ act, mediaId, title, severity, previousSeverity, ...said }) => ({
      act,
      media_id: mediaId,
      title: render('en', title),
      title_code: title.code,
      title_reason: presentLineReason(title),
      summary: said.summary,
      summary_reason: said.summaryMessage && presentLineReason(said.summaryMessage),
      severity,
      previous_severity: previousSeverity,
    })),
    problem: inEnglish(row.problem),
    problem_reasons: toReasons(row.problem),
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  });
}

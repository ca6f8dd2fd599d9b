import type { z } from 'zod';
import { toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish } from '@vedetta/messages/render.ts';
import { sourceName, WATCHED_SOURCES, prefixOf, ruleOf } from '../../collectors/sources.ts';
import type { TargetRow } from './store/targets.ts';
import type { CollectorRunRow } from './store/collector-runs.ts';
import type { TargetFigures } from './store/target-figures.ts';
import { TargetHealthField, TargetProblemKind, TargetRun, type Target } from './schema.ts';
import { type Source, TargetTypeField, type TargetTypeOption } from './source-schema.ts';

export function presentRun(row: CollectorRunRow): z.input<typeof TargetRun> {
  return {
    id: row.id,
    started_at: row.startedAt.toISOString(),
    duration_ms: row.durationMs,
    outcome: TargetRun.shape.outcome.parse(row.outcome),
    message: inEnglish(row.message),
    message_reasons: toReasons(row.message),
    items_seen: row.itemsSeen,
    items_new: row.itemsNew,
  };
}

const NO_FIGURES: TargetFigures = { mediaWeek: 0, openAlerts: 0, failedAt: null };

/** @param figures of its media and alerts; left out for one that was just made. */
export function presentTarget(
  row: TargetRow,
  figures: TargetFigures = NO_FIGURES,
): z.input<typeof Target> {
  const type = TargetTypeField.parse(row.type);
  return {
    id: row.id,
    source_id: row.sourceId,
    source_name: sourceName(row.sourceId),
    type,
    prefix: prefixOf(row.sourceId, row.accountUsername),
    account_username: row.accountUsername,
    search_string: row.searchString,
    is_active: row.isActive,
    last_scan: row.lastScan?.toISOString() ?? null,
    last_failed_at: row.problem === null ? null : (figures.failedAt?.toISOString() ?? null),
    created_at: row.createdAt.toISOString(),
    health: row.isActive ? TargetHealthField.parse(row.health) : 'PAUSED',
    problem: inEnglish(row.problem),
    problem_reasons: toReasons(row.problem),
    problem_kind: TargetProblemKind.nullable().parse(row.problemKind),
    note: inEnglish(row.note),
    note_reasons: toReasons(row.note),
    next_run_at: row.isActive && row.health !== 'BLOCKED' ? row.nextRunAt.toISOString() : null,
    items_found: row.itemsFound,
    media_week: figures.mediaWeek,
    open_alerts: figures.openAlerts,
  };
}

export const presentSources = (): z.input<typeof Source>[] =>
  WATCHED_SOURCES.map(({ id, name }) => ({ id, name, notice: ruleOf(id).notice }));

export const presentTargetTypes = (): z.input<typeof TargetTypeOption>[] =>
  WATCHED_SOURCES.flatMap(({ id, name }) =>
    ruleOf(id).types.map(({ type, label, prefix, placeholder, hint, localFilter }) => ({
      source_id: id,
      source_name: name,
      type,
      label,
      prefix,
      placeholder,
      hint,
      local_filter: localFilter,
    })),
  );

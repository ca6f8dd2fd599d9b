import type { AlertStatus } from '../lifecycles/alert-status.ts';
import type { SelectionScope } from '../selection/rows.ts';

/** What happened to one alert of many (each on its own). */
export interface BulkOutcome {
  id: string;
  /**
   * `skipped`: it already stands there, or the life cycle has no arrow from where it stands;
   * `stale`: somebody was faster.
   */
  outcome: 'changed' | 'skipped' | 'stale';
  /** A sentence for everything that was not changed. */
  message: string | null;
}
export interface BulkAnswer {
  outcomes: readonly BulkOutcome[];
  /** Takes it back for ten minutes; null when nothing was changed. */
  undoToken: string | null;
}
export interface UndoAnswer {
  restored: number;
  /** Changed by somebody since, and left alone. */
  kept: number;
}
/** One change of many alerts, as it is sent: to a status, or to a colleague. */
export type BulkChange =
  | {
      kind: 'status';
      scope: SelectionScope;
      status: AlertStatus;
      feedbackResponse: string | null;
      dismissReason: string | null;
    }
  /** `assigneeId`: null for nobody. */
  | { kind: 'assignee'; scope: SelectionScope; assigneeId: string | null };
export interface BulkCounts {
  changed: number;
  skipped: number;
  stale: number;
}

/** Ids in one call. */
export const MAX_BULK_IDS = 500;

/** How many alerts there were of each outcome. */
export function countsOf(outcomes: readonly BulkOutcome[]): BulkCounts {
  const of = (kind: BulkOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === kind).length;
  return { changed: of('changed'), skipped: of('skipped'), stale: of('stale') };
}

/** How many alerts an act is about. */
export function sizeOf(scope: SelectionScope): number {
  return scope.kind === 'ids' ? scope.ids.length : scope.total;
}

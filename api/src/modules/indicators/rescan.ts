import type { Message } from '@vedetta/messages/message.ts';
import type {
  TermKind,
  ListChange,
  RescanExample,
} from '../../platform/database/schema/stored-values.ts';
import { severityOfScore } from '@vedetta/detection/engine/detector.ts';
import type { FoundThing } from '@vedetta/detection/engine/found-thing.ts';
import type { WatchLists } from '@vedetta/detection/detectors/watch-list/watched.ts';

/** Stored items that one rescan looks at: the newest of so many days, and at most so many. */
export const RESCAN_DAYS = 90;
export const RESCAN_ITEMS = 1_000;
/** So many of what would change are kept to be shown. */
export const RESCAN_EXAMPLES = 20;

const MEMBER = { name: 'names', domain: 'domains', watch_term: 'terms' } as const satisfies Record<
  TermKind,
  keyof WatchLists
>;

/**
 * The lists as they would be after the changes, which are applied one after the other. Two terms
 * with one folded form are one.
 */
export function listsAfter(lists: WatchLists, changes: readonly ListChange[]): WatchLists {
  const after = { ...lists };
  const severities = new Map(Object.entries(lists.termSeverities ?? {}));
  for (const { kind, act, terms, severity } of changes) {
    const member = MEMBER[kind];
    if (kind === 'watch_term') {
      if (act === 'replace') severities.clear();
      if (act === 'remove') for (const { folded } of terms) severities.delete(folded);
      else if (severity !== undefined)
        for (const { folded } of terms) severities.set(folded, severity);
    }
    const known = new Map(
      act === 'replace' ? [] : after[member].map((value) => [value.toLowerCase(), value]),
    );
    for (const { folded, value } of terms) {
      if (act === 'remove') known.delete(folded);
      else if (!known.has(folded)) known.set(folded, value);
    }
    after[member] = [...known.values()];
  }
  return { ...after, termSeverities: Object.fromEntries(severities) };
}

/** What one detector says of an item: one thing per alert. */
export type StrongestThings = ReadonlyMap<string, { detector: string; thing: FoundThing }>;
/** An alert that stands. */
export interface StandingAlert {
  severity: number;
  severitySetByPerson: boolean;
  status: string;
  titleMessage: Message;
  summary: string;
  summaryMessage: Message | null;
}

/**
 * What would be otherwise for one item. An alert that is there already is not raised again, and
 * only one that somebody may still have to look at can be hidden; a severity that a person chose
 * stays.
 * @param before what is found under the lists in force;
 * @param after under the others, what is muted left out.
 * @param standing the alerts of the item, by the same keys.
 */
export function compareFindings(
  mediaId: number,
  before: StrongestThings,
  after: StrongestThings,
  standing: ReadonlyMap<string, StandingAlert>,
): RescanExample[] {
  const examples: RescanExample[] = [];
  for (const [key, { thing }] of after) {
    const severity = severityOfScore(thing.score);
    const alert = standing.get(key);
    const { title, summary, summaryMessage } = thing;
    if (alert === undefined) {
      if (!before.has(key))
        examples.push({
          act: 'RAISED',
          mediaId,
          title,
          summary,
          summaryMessage,
          severity,
          previousSeverity: null,
        });
    } else if (
      before.has(key) &&
      !alert.severitySetByPerson &&
      alert.severity !== severity &&
      severityOfScore(before.get(key)?.thing.score ?? 0) !== severity
    ) {
      examples.push({
        act: 'CHANGED',
        mediaId,
        title,
        summary,
        summaryMessage,
        severity,
        previousSeverity: alert.severity,
      });
    }
  }
  for (const key of before.keys()) {
    const alert = standing.get(key);
    if (
      after.has(key) ||
      alert === undefined ||
      (alert.status !== 'DETECTED' && alert.status !== 'VALIDATED')
    )
      continue;
    examples.push({
      act: 'HIDDEN',
      mediaId,
      title: alert.titleMessage,
      summary: alert.summary,
      summaryMessage: alert.summaryMessage,
      severity: alert.severity,
      previousSeverity: null,
    });
  }
  return examples;
}

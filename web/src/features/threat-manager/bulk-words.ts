import { countsOf, type BulkOutcome, type UndoAnswer } from '@vedetta/machines';

const alerts = (count: number): string => (count === 1 ? '1 alert' : `${count} alerts`);

/** What a bulk change did, in a sentence for people. */
export function reportWords(outcomes: readonly BulkOutcome[]): string {
  const { changed, stale, skipped } = countsOf(outcomes);
  return [
    changed === 0 ? 'Nothing was changed.' : `${alerts(changed)} changed.`,
    ...(stale === 0 ? [] : [`${alerts(stale)} left alone: a colleague was faster.`]),
    ...(skipped === 0 ? [] : [`${alerts(skipped)} left alone: already there, or not able to go there.`]),
  ].join(' ');
}

/** What taking it back did. */
export function undoneWords({ restored, kept }: UndoAnswer): string {
  return `${alerts(restored)} put back.${kept === 0 ? '' : ` ${alerts(kept)} left alone: changed by somebody since.`}`;
}

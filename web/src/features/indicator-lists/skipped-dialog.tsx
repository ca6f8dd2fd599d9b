import type { IndicatorListRowFragment } from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { toldWords } from '../../lib/problem.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { inFigures } from '../../ui/figures.ts';

/** What of a list is not used, with its places and reasons. */
export function SkippedDialog({
  row,
  onClose,
}: {
  row: IndicatorListRowFragment;
  onClose: () => void;
}) {
  const rest = row.skippedCount - row.skipped.length;
  return (
    <Dialog
      open
      wide
      title={m.unusedTitle({ name: row.name })}
      confirmLabel={m.close}
      onClose={onClose}
      onConfirm={onClose}
    >
      <ul className="indicator-skipped">
        {row.skipped.map(({ where, whereReason, why, whyReasons }) => (
          <li key={where}>
            <span className="mono">{toldWords(where, [whereReason])}</span>{' '}
            {toldWords(why, whyReasons)}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="dim">{m.andMore({ number: inFigures(rest) })}</p>}
    </Dialog>
  );
}

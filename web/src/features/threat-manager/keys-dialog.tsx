import { Dialog } from '../../ui/dialog.tsx';
import './keys-dialog.css';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j', 'k'], does: 'Next row, previous row' },
  { keys: ['x'], does: 'Choose the row; with Shift, every row from the one chosen before' },
  { keys: ['Enter'], does: 'Open' },
  { keys: ['v'], does: 'Validate' },
  { keys: ['d'], does: 'Dismiss' },
  { keys: ['r'], does: 'Resolve' },
  { keys: ['a'], does: 'Assign' },
  { keys: ['Ctrl K', '⌘K'], does: 'Go anywhere, find anything' },
  { keys: ['?'], does: 'This list' },
];

/** The keys of the threat manager. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys" cancelLabel="Close">
      <dl className="keys">
        {KEYS.map((entry) => (
          <div key={entry.does} className="keys-row">
            <dt>{entry.keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import * as m from '../../generated/messages/threat-manager/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './keys-dialog.css';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  {
    keys: ['/'],
    get does() {
      return m.search;
    },
  },
  {
    keys: ['j', 'k'],
    get does() {
      return m.keyRows;
    },
  },
  {
    keys: ['x'],
    get does() {
      return m.keySelect;
    },
  },
  {
    keys: ['p'],
    get does() {
      return m.previewBesideList;
    },
  },
  {
    keys: ['Enter'],
    get does() {
      return m.open;
    },
  },
  {
    keys: ['v'],
    get does() {
      return m.validate;
    },
  },
  {
    keys: ['d'],
    get does() {
      return m.dismiss;
    },
  },
  {
    keys: ['r'],
    get does() {
      return m.resolve;
    },
  },
  {
    keys: ['a'],
    get does() {
      return m.assign;
    },
  },
  {
    keys: [/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'],
    get does() {
      return m.goAnywhereFindAnything;
    },
  },
  {
    keys: ['?'],
    get does() {
      return m.thisList;
    },
  },
];

/** The keys of the threat manager. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.shortcutsTitle} cancelLabel={m.close}>
      <dl className="keys">
        {KEYS.map((entry) => (
          <div key={entry.does} className="keys-row">
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

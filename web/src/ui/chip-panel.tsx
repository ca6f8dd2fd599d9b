import { useEffect, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { usePanelPlace } from './use-panel-place.ts';
import { usePopoverOf } from './use-popover.ts';
import './filter-dropdown.css';

interface ChipPanelProps {
  /** What stands on the button: what is chosen now. */
  text: string;
  /** What is chosen there; with the text it is the button's name. */
  label: string;
  open: boolean;
  onButton: () => void;
  onClose: () => void;
  children: (focusButton: () => void) => ReactNode;
}

/**
 * A button that says what is chosen, and below it a panel in which to choose anew. Whoever uses it
 * knows whether it is open.
 */
export function ChipPanel({ text, label, open, onButton, onClose, children }: ChipPanelProps) {
  const { root, focusButton } = usePopoverOf(open, onClose);
  return (
    <div className="filter-dropdown" ref={root}>
      <button
        type="button"
        className="filter-button"
        data-on="true"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onButton}
      >
        <span className="sr-only">{label}: </span>
        {text}
        <Icon name="down" />
      </button>
      {open && <Panel label={label}>{children(focusButton)}</Panel>}
    </div>
  );
}

function Panel({ label, children }: { label: string; children: ReactNode }) {
  const panel = usePanelPlace();
  useEffect(
    () =>
      panel.current?.querySelector<HTMLElement>('[aria-pressed="true"], input, select')?.focus(),
    [panel],
  );
  return (
    <div className="filter-panel filter-panel-end" role="dialog" aria-label={label} ref={panel}>
      {children}
    </div>
  );
}

import { useEffect, type ReactNode } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { usePopoverOf } from './use-popover.ts';
import './filter-dropdown.css';

interface FilterFrameProps {
  label: string;
  /** How many values are chosen; the badge on the button. */
  count: number;
  open: boolean;
  /** The button was pressed: opens, or closes again. */
  onButton: () => void;
  onClose: () => void;
  onReset: () => void;
  onApply: () => void;
  applyDisabled?: boolean;
  /** Leaves "Reset" out where there is nothing to take back. */
  resettable?: boolean;
  /** "Reset" leaves the panel open, and the focus where it is. */
  resetStays?: boolean;
  children: ReactNode;
}

/**
 * A filter: a button with a badge, and below it a panel that ends with "Reset" and "Apply". Whoever
 * uses it knows whether it is open.
 */
export function FilterFrame({ label, count, open, onButton, onClose, ...panel }: FilterFrameProps) {
  const { root, focusButton } = usePopoverOf(open, onClose);
  return (
    <div className="filter-dropdown" ref={root}>
      <button
        type="button"
        className="filter-button"
        data-on={count > 0}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onButton}
      >
        {label}
        {count > 0 && (
          <span className="filter-count">
            <span className="sr-only">{m.selectedCount}</span>
            {count}
          </span>
        )}
        <svg className="filter-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {open && <Panel label={label} focusButton={focusButton} {...panel} />}
    </div>
  );
}

type PanelProps = Omit<FilterFrameProps, 'count' | 'open' | 'onButton' | 'onClose'> & {
  focusButton: () => void;
};

function Panel({
  label,
  onReset,
  onApply,
  applyDisabled = false,
  resettable = true,
  resetStays = false,
  focusButton,
  children,
}: PanelProps) {
  const panel = usePanelPlace();
  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), [panel]);
  const then = (act: () => void) => () => {
    act();
    focusButton();
  };
  return (
    <div
      className="filter-panel"
      role="dialog"
      aria-label={m.filterBy({ label: label.toLowerCase() })}
      ref={panel}
    >
      {children}
      <div className="filter-acts">
        {resettable && (
          <button
            type="button"
            className="filter-act"
            onClick={resetStays ? onReset : then(onReset)}
          >
            {m.reset}
          </button>
        )}
        <button
          type="button"
          className="filter-act"
          data-primary="true"
          disabled={applyDisabled}
          onClick={then(onApply)}
        >
          {m.apply}
        </button>
      </div>
    </div>
  );
}

import { Icon } from './icon.tsx';
import { ListboxOptions } from './listbox-options.tsx';
import { usePanelPlace } from './use-panel-place.ts';
import { usePopover } from './use-popover.ts';
import './filter-dropdown.css';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The first one is what does not filter. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** It orders rather than filters: its chip always says how. */
  isOrder?: boolean;
}

/**
 * A filter of one choice, as a chip beside those of several (`filter-dropdown`): it names what it
 * filters by or, once chosen, the choice, which counts at once.
 */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  isOrder = false,
}: FilterSelectProps<Value>) {
  const { open, setOpen, close, root } = usePopover();
  const current = options.find((option) => option.value === value);
  // An address may name what is not offered: that does not filter.
  const isOn = current !== undefined && current !== options[0];
  const choose = (next: Value) => {
    close();
    if (next !== value) onChange(next);
  };
  return (
    <div className="filter-dropdown" ref={root}>
      <button
        type="button"
        className="filter-button"
        data-on={isOn}
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {isOn || (isOrder && current !== undefined) ? (
          <>
            <span className="sr-only">{label}: </span>
            <span className="filter-choice">{current.label}</span>
          </>
        ) : (
          label
        )}
        <Icon name="down" />
      </button>
      {open && <Panel label={label} options={options} value={value} onChoose={choose} />}
    </div>
  );
}

function Panel<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: Pick<FilterSelectProps<Value>, 'label' | 'options' | 'value'> & {
  onChoose: (value: Value) => void;
}) {
  return (
    <div className="filter-panel filter-panel-one" ref={usePanelPlace()}>
      <ListboxOptions
        className="filter-list"
        label={label}
        options={options.map((option) => ({
          value: option.value,
          content: <span className="filter-item-label">{option.label}</span>,
        }))}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}

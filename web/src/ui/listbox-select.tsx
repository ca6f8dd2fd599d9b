import { ListboxOptions, type ListboxOption } from './listbox-options.tsx';
import { usePopover } from './use-popover.ts';
import './listbox-select.css';

interface ListboxSelectProps<Value extends string> {
  /** What is chosen: `Severity`. */
  label: string;
  options: readonly ListboxOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  disabled?: boolean;
}

/**
 * A choice among few, each drawn as it will look: used where a native select could show words only.
 */
export function ListboxSelect<Value extends string>(props: ListboxSelectProps<Value>) {
  const { open, setOpen, close, root } = usePopover();
  const current = props.options.find((option) => option.value === props.value);
  const choose = (value: Value) => {
    close();
    if (value !== props.value) props.onChoose(value);
  };
  return (
    <div className="listbox-select" ref={root}>
      <button
        type="button"
        className="listbox-select-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        disabled={props.disabled}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{props.label}: </span>
        <span className="listbox-select-value">{current?.content}</span>
        <svg className="listbox-select-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {open && (
        <ListboxOptions
          className="listbox-panel"
          label={props.label}
          options={props.options}
          value={props.value}
          onChoose={choose}
        />
      )}
    </div>
  );
}

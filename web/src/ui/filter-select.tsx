import './filter-select.css';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The first one is what does not filter. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter of one choice, in the browser's own select with the look of a chip. */
export function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <select
      className="filter-select" aria-label={label} value={value} data-on={value !== options[0]?.value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
    </select>
  );
}

import { useId } from 'react';
import './radio-list.css';

interface RadioListProps<Value extends string> {
  /** The question that the choice answers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** One choice among a few, all of them to be read at once. */
export function RadioList<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="radio-list">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-item">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

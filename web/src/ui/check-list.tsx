import { useId, type ReactNode } from 'react';
import './check-list.css';

interface CheckListProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Several of a few, all of them to be read at once, each with a line that explains it. */
export function CheckList<Value extends string>({
  label,
  options,
  chosen,
  onChange,
  error,
}: CheckListProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className="check-list"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{label}</legend>
      {options.map(({ value, label: words, hint }) => (
        <label key={value} className="check-item">
          <input
            type="checkbox"
            aria-label={words}
            aria-describedby={hint === undefined ? undefined : `${id}-${value}`}
            aria-invalid={error !== undefined || undefined}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(
                options
                  .map((one) => one.value)
                  .filter((one) => (one === value ? currentTarget.checked : chosen.includes(one))),
              )
            }
          />
          <span className="check-words">
            {words}
            {hint !== undefined && <small id={`${id}-${value}`}>{hint}</small>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <div id={`${id}-error`} className="field-error" role="alert">
          {error}
        </div>
      )}
    </fieldset>
  );
}

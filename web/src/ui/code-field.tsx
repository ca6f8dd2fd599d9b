import { useId, useState, type Ref } from 'react';
import { classes } from './classes.ts';
import './code-field.css';

interface CodeFieldProps {
  label: string;
  /** Digits typed so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is there. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code in boxes. One real input lies over the drawn boxes, so that paste, autofill from
 * a message, backspace and screen readers work as in any text field.
 */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  length = 6,
  error,
  disabled = false,
  ref,
}: CodeFieldProps) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const at = Math.min(value.length, length - 1);
  const take = (input: HTMLInputElement) => {
    const digits = input.value.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <div className="code">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className={classes('code-boxes', error !== undefined && 'code-bad')}>
        {Array.from({ length }, (_, box) => (
          <span
            key={box}
            aria-hidden="true"
            className={classes('code-box', focused && box === at && 'code-at')}
          >
            {value[box] ?? ''}
          </span>
        ))}
        <input
          id={id}
          ref={ref}
          className="code-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          readOnly={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onFocus={({ currentTarget }) => {
            take(currentTarget);
            setFocused(true);
          }}
          onBlur={({ currentTarget }) => {
            // Some password managers set the value and tell no one.
            take(currentTarget);
            setFocused(false);
          }}
          onSelect={({ currentTarget: input }) => {
            // The boxes show the caret at the end only, so it has to be there.
            if (
              input.selectionStart === input.selectionEnd &&
              input.selectionStart !== input.value.length
            ) {
              input.setSelectionRange(input.value.length, input.value.length);
            }
          }}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
      {error !== undefined && (
        <div id={`${id}-error`} className="field-error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

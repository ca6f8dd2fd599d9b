import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classes } from './classes.ts';
import './text-field.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** A sentence below the input that helps before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; takes the hint's place and is announced. */
  error?: string | undefined;
  /** Words inside the box before what is typed, e.g. `@`; read out with the label. */
  start?: string;
  /** Something inside the box at its right end, e.g. a reveal button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled single-line input with its hint and error tied to it. */
export function TextField({ label, hint, error, start, end, className, ...input }: TextFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>
        {label}
        {start !== undefined && <span className="sr-only"> {start}</span>}
      </label>
      <div className={classes('field-box', error !== undefined && 'field-bad')}>
        {start !== undefined && (
          <span className="field-start" aria-hidden="true">
            {start}
          </span>
        )}
        <input
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
        />
        {end}
      </div>
      {help !== undefined && (
        <div
          id={`${id}-help`}
          className={error === undefined ? 'field-hint' : 'field-error'}
          role={error === undefined ? undefined : 'alert'}
        >
          {help}
        </div>
      )}
    </div>
  );
}

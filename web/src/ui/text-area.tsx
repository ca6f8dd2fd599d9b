import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import './text-area.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  label: string;
  /** The label is read out only; the placeholder says the same to the eye. */
  quietLabel?: boolean;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled box for several lines. */
export function TextArea({ label, quietLabel = false, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="text-area">
      <label htmlFor={id} className={quietLabel ? 'sr-only' : undefined}>
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-errormessage={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <div id={`${id}-error`} className="text-area-error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

import { startTransition, useOptimistic } from 'react';
import './switch.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Resolves when the act is done or refused. */
  onChange: (checked: boolean) => Promise<void>;
}

/**
 * On or off: shown at once, taken back when the act was refused. The label is read out and not
 * drawn: what stands around says it.
 */
export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
  const [shown, show] = useOptimistic(checked);
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      aria-label={label}
      checked={shown}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const next = currentTarget.checked;
        startTransition(async () => {
          show(next);
          await onChange(next);
        });
      }}
    />
  );
}

import { useEffect, useRef } from 'react';

interface RowChoiceProps {
  label: string;
  checked: boolean;
  /** Some of what the box stands for is ticked, and some is not. */
  some?: boolean;
  /** With Shift: every row from the one ticked before. */
  onToggle: (shift: boolean) => void;
}

/** The box that chooses a row, or all of them. */
export function RowChoice({ label, checked, some = false, onToggle }: RowChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <label className="row-choice" data-words={label}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) =>
          onToggle('shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
        }
      />
    </label>
  );
}

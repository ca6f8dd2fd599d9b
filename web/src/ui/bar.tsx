import './bar.css';

/** A progress bar. `value` is 0-1; `label` says what is going on to those who cannot see it. */
export function Bar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className="bar-fill" style={{ width: `${percent}%` }} />
    </div>
  );
}

/** A measure that does not move, such as a confidence; `value` is 0-1. */
export function Meter({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="bar" role="img" aria-label={`${label}: ${percent}%`} title={`${percent}%`}>
      <div className="bar-fill" style={{ width: `${percent}%` }} />
    </div>
  );
}

/** Parts of a whole side by side, each at least visible; parts of nothing are left out. */
export function StackedBar({
  parts,
  label,
}: {
  parts: readonly { id: string; value: number }[];
  label: string;
}) {
  const shown = parts.filter((part) => part.value > 0);
  return (
    <div className="stacked-bar" role="img" aria-label={label}>
      {shown.map((part) => (
        <div
          key={part.id}
          className="stacked-bar-part"
          data-severity={part.id}
          style={{ flexGrow: part.value }}
        />
      ))}
    </div>
  );
}

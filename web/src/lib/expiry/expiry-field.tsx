import * as m from '../../generated/messages/common/index.ts';
import { DateField } from '../date-field/date-field.tsx';
import { dayIn, NO_DAY } from './expiry.ts';
import './expiry-field.css';

const QUICK = [
  {
    days: 30,
    get label() {
      return m.days({ count: 30 });
    },
  },
  {
    days: 90,
    get label() {
      return m.days({ count: 90 });
    },
  },
  {
    days: 365,
    get label() {
      return m.years({ count: 1 });
    },
  },
] as const;

/** The last day on which something counts; none: it never ends. */
export function ExpiryField({
  day,
  onChange,
  error,
}: {
  day: string;
  onChange: (day: string) => void;
  error?: string | undefined;
}) {
  return (
    <div className="expiry">
      <DateField
        label={m.expiryDate}
        min={dayIn(0)}
        value={day === NO_DAY ? null : day}
        onChange={(chosen) => onChange(chosen ?? NO_DAY)}
        error={day === NO_DAY ? undefined : error}
        hint={day === '' ? m.noExpiryHint : m.expiresEndOfDay}
      />
      <div className="expiry-quick" role="group" aria-label={m.expiryQuickPicks}>
        {QUICK.map(({ days, label }) => (
          <button
            key={days}
            type="button"
            className="expiry-pick"
            aria-pressed={day === dayIn(days)}
            onClick={() => onChange(dayIn(days))}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className="expiry-pick"
          aria-pressed={day === ''}
          onClick={() => onChange('')}
        >
          {m.noExpiry}
        </button>
      </div>
    </div>
  );
}

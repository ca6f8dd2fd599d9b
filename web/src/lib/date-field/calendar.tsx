import type { Day } from '@vedetta/machines';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as m from '../../generated/messages/common/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { today } from '../dates.ts';
import {
  dayInWords,
  daysAfter,
  monthInWords,
  monthsAfter,
  weekdayOf,
  weekdays,
  weeksOf,
} from './days.ts';

interface CalendarProps {
  /** The day that is chosen now. */
  chosen: Day | null;
  /** The first day that can be chosen. */
  min: Day | undefined;
  onChoose: (day: Day) => void;
}

/** Where the keys of the grid pattern lead from a day. */
const MOVES: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day) => daysAfter(day, -weekdayOf(day)),
  End: (day) => daysAfter(day, 6 - weekdayOf(day)),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
};
const GAP = 6;

/**
 * Lies above everything, below its field or above it where there is more room; nothing around it
 * can cut it off.
 */
function usePlace() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = panel.current;
    const field = own?.parentElement;
    if (own === null || field == null) return;
    const place = () => {
      const [box, { offsetHeight: height, offsetWidth: width }] = [
        field.getBoundingClientRect(),
        own,
      ];
      const below = box.bottom + GAP;
      const above = box.top - GAP - height;
      const isAbove = below + height > innerHeight && above >= 0;
      const lowest = Math.max(GAP, Math.min(below, innerHeight - height - GAP));
      own.style.top = `${isAbove ? above : lowest}px`;
      own.style.left = `${Math.max(GAP, Math.min(box.left, innerWidth - width - GAP))}px`;
    };
    // Older browsers draw it where it stands.
    if ('showPopover' in own) own.showPopover();
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, []);
  return panel;
}

/**
 * A month of days, one stop for Tab; arrows, Home, End and the page keys move (ARIA's grid in a
 * dialog).
 */
export function Calendar({ chosen, min, onChoose }: CalendarProps) {
  const [at, setAt] = useState<Day>(chosen ?? (min !== undefined && min > today() ? min : today()));
  const panel = usePlace();
  const days = useRef<HTMLTableElement>(null);
  // The page that was turned by its buttons keeps the focus there.
  const follow = useRef(true);
  useEffect(() => {
    if (follow.current) days.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  const go = (day: Day, withFocus: boolean) => {
    follow.current = withFocus;
    // Years of four figures, as days are written.
    if (day >= '1000-01-01' && day <= '9999-12-31') setAt(day);
  };
  const onKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    go(move(at), true);
  };
  const turn = (label: string, icon: 'left' | 'right', months: number) => (
    <button
      type="button"
      className="calendar-turn"
      aria-label={label}
      onClick={() => go(monthsAfter(at, months), false)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="calendar" role="dialog" aria-label={m.chooseDate} popover="manual" ref={panel}>
      <div className="calendar-head">
        {turn(m.previousMonth, 'left', -1)}
        <strong aria-live="polite">{monthInWords(at)}</strong>
        {turn(m.nextMonth, 'right', 1)}
      </div>
      <table role="grid" aria-label={monthInWords(at)} ref={days} onKeyDown={onKey}>
        <thead>
          <tr>
            {weekdays().map(({ short, whole }) => (
              <th key={whole} scope="col" abbr={whole}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === chosen}>
                  <button
                    type="button"
                    className="calendar-day"
                    tabIndex={day === at ? 0 : -1}
                    aria-label={dayInWords(day)}
                    aria-current={day === today() ? 'date' : undefined}
                    aria-disabled={min !== undefined && day < min}
                    data-other={day.slice(0, 7) !== at.slice(0, 7)}
                    onClick={() => {
                      if (min === undefined || day >= min) onChoose(day);
                    }}
                  >
                    {Number(day.slice(8, 10))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

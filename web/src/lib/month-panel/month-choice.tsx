import { FIRST_YEAR, isOffered, type monthPickerMachine } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/common/index.ts';
import { inShort, MONTHS, monthName } from './names.ts';
import './month-choice.css';

/** A year and its twelve months, of which those to come cannot be chosen. */
export function MonthChoice({ picker }: { picker: ActorRefFrom<typeof monthPickerMachine> }) {
  const { year, month, current } = useSelector(picker, ({ context }) => context);
  const years = Array.from(
    { length: Number(current.slice(0, 4)) - FIRST_YEAR + 1 },
    (_, index) => Number(current.slice(0, 4)) - index,
  );
  return (
    <>
      <select
        className="month-year"
        aria-label={m.year}
        value={year}
        onChange={({ currentTarget }) =>
          picker.send({ type: 'month-picker.year.chosen', year: Number(currentTarget.value) })
        }
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <div className="month-months" role="group" aria-label={m.month}>
        {MONTHS.map((number) => (
          <button
            key={number}
            type="button"
            className="filter-group"
            aria-label={monthName(number)}
            aria-pressed={month === number}
            disabled={!isOffered(year, number, current)}
            onClick={() => picker.send({ type: 'month-picker.month.chosen', month: number })}
          >
            {inShort(monthName(number))}
          </button>
        ))}
      </div>
    </>
  );
}

/** What of a panel is shown: a month, or any days. */
export function PeriodKinds({
  shown,
  onShow,
}: {
  shown: 'month' | 'days' | null;
  onShow: (kind: 'month' | 'days') => void;
}) {
  return (
    <div className="month-kinds" role="group" aria-label={m.periodType}>
      {(
        [
          ['month', m.month],
          ['days', m.periodDays],
        ] as const
      ).map(([kind, words]) => (
        <button
          key={kind}
          type="button"
          className="filter-group"
          aria-pressed={shown === kind}
          onClick={() => onShow(kind)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

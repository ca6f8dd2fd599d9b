import { FIRST_YEAR, isOffered, type monthPickerMachine } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/analytics/index.ts';
import { inShort, MONTHS, monthName } from './names.ts';

/** A year, twelve months, Reset and Apply (specification, section 2). */
export function MonthPanel({ picker, onDone }: { picker: ActorRefFrom<typeof monthPickerMachine>; onDone: () => void }) {
  const { year, month, current } = useSelector(picker, ({ context }) => context);
  const canApply = useSelector(picker, (snapshot) => snapshot.hasTag('canApply'));
  const years = Array.from({ length: Number(current.slice(0, 4)) - FIRST_YEAR + 1 }, (_, index) => Number(current.slice(0, 4)) - index);
  return (
    <>
      <select
        className="period-year" aria-label={m.year} value={year}
        onChange={({ currentTarget }) => picker.send({ type: 'month-picker.year.chosen', year: Number(currentTarget.value) })}
      >
        {years.map((one) => <option key={one} value={one}>{one}</option>)}
      </select>
      <div className="period-months" role="group" aria-label={m.month}>
        {MONTHS.map((number) => (
          <button
            key={number} type="button" className="filter-group" aria-label={monthName(number)} aria-pressed={month === number} disabled={!isOffered(year, number, current)}
            onClick={() => picker.send({ type: 'month-picker.month.chosen', month: number })}
          >
            {inShort(monthName(number))}
          </button>
        ))}
      </div>
      <div className="filter-acts">
        <button type="button" className="filter-act" onClick={() => picker.send({ type: 'month-picker.reset' })}>{m.reset}</button>
        <button
          type="button" className="filter-act" data-primary="true" disabled={!canApply}
          onClick={() => {
            picker.send({ type: 'month-picker.applied' });
            onDone();
          }}
        >
          {m.apply}
        </button>
      </div>
    </>
  );
}

import { FIRST_YEAR, isOffered, type monthPickerMachine } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { MONTHS } from './period.ts';

/** A year, twelve months, Reset and Apply (specification, section 2). */
export function MonthPanel({ picker, onDone }: { picker: ActorRefFrom<typeof monthPickerMachine>; onDone: () => void }) {
  const { year, month, current } = useSelector(picker, ({ context }) => context);
  const canApply = useSelector(picker, (snapshot) => snapshot.hasTag('canApply'));
  const years = Array.from({ length: Number(current.slice(0, 4)) - FIRST_YEAR + 1 }, (_, index) => Number(current.slice(0, 4)) - index);
  return (
    <>
      <select
        className="period-year" aria-label="Year" value={year}
        onChange={({ currentTarget }) => picker.send({ type: 'month-picker.year.chosen', year: Number(currentTarget.value) })}
      >
        {years.map((one) => <option key={one} value={one}>{one}</option>)}
      </select>
      <div className="period-months" role="group" aria-label="Month">
        {MONTHS.map((name, index) => (
          <button
            key={name} type="button" className="filter-group" aria-label={name} aria-pressed={month === index + 1} disabled={!isOffered(year, index + 1, current)}
            onClick={() => picker.send({ type: 'month-picker.month.chosen', month: index + 1 })}
          >
            {name.slice(0, 3)}
          </button>
        ))}
      </div>
      <div className="filter-acts">
        <button type="button" className="filter-act" onClick={() => picker.send({ type: 'month-picker.reset' })}>Reset</button>
        <button
          type="button" className="filter-act" data-primary="true" disabled={!canApply}
          onClick={() => {
            picker.send({ type: 'month-picker.applied' });
            onDone();
          }}
        >
          Apply
        </button>
      </div>
    </>
  );
}

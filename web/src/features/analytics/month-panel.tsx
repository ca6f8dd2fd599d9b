import type { monthPickerMachine } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/analytics/index.ts';
import { MonthChoice } from '../../lib/month-panel/month-choice.tsx';

/** A year, twelve months, Reset and Apply. */
export function MonthPanel({
  picker,
  onDone,
}: {
  picker: ActorRefFrom<typeof monthPickerMachine>;
  onDone: () => void;
}) {
  const canApply = useSelector(picker, (snapshot) => snapshot.hasTag('canApply'));
  return (
    <>
      <MonthChoice picker={picker} />
      <div className="filter-acts">
        <button
          type="button"
          className="filter-act"
          onClick={() => picker.send({ type: 'month-picker.reset' })}
        >
          {m.reset}
        </button>
        <button
          type="button"
          className="filter-act"
          data-primary="true"
          disabled={!canApply}
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

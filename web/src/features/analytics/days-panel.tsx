import { canResetRange, QUICK_RANGES, type dateRangeMachine, type Day } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/analytics/index.ts';
import { DateField } from '../../lib/date-field/date-field.tsx';
import { quickRangeLabel, rangeReversed } from '../../lib/range-words.ts';

interface DaysPanelProps {
  range: ActorRefFrom<typeof dateRangeMachine>;
  today: Day;
  onDone: () => void;
}

/** From, To and the quick picks, Reset and Apply. */
export function DaysPanel({ range, today, onDone }: DaysPanelProps) {
  const { draft } = useSelector(range, ({ context }) => context);
  const canApply = useSelector(range, (snapshot) => snapshot.hasTag('canApply'));
  const canReset = useSelector(range, ({ context }) => canResetRange(context));
  const reversed = useSelector(range, (snapshot) => snapshot.hasTag('reversed'));
  const then = (type: 'date-range.reset' | 'date-range.applied') => () => {
    range.send({ type });
    onDone();
  };
  return (
    <>
      <div className="filter-dates">
        <DateField
          label={m.fromDay}
          value={draft.from}
          onChange={(day) => range.send({ type: 'date-range.from.edited', day: day || null })}
        />
        <DateField
          label={m.toDay}
          value={draft.to}
          error={reversed ? rangeReversed() : undefined}
          onChange={(day) => range.send({ type: 'date-range.to.edited', day: day || null })}
        />
        <div className="filter-quick" role="group" aria-label={m.quickPicks}>
          {QUICK_RANGES.map(({ id }) => (
            <button
              key={id}
              type="button"
              className="filter-group"
              aria-pressed={draft.quick === id}
              onClick={() => range.send({ type: 'date-range.quick.chosen', quick: id, today })}
            >
              {quickRangeLabel(id)}
            </button>
          ))}
        </div>
      </div>
      <div className="filter-acts">
        {canReset && (
          <button type="button" className="filter-act" onClick={then('date-range.reset')}>
            {m.reset}
          </button>
        )}
        <button
          type="button"
          className="filter-act"
          data-primary="true"
          disabled={!canApply}
          onClick={then('date-range.applied')}
        >
          {m.apply}
        </button>
      </div>
    </>
  );
}

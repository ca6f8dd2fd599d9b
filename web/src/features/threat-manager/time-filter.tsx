import { canResetRange, dateRangeMachine, QUICK_RANGES } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { today } from '../../lib/dates.ts';
import { quickRangeLabel, rangeReversed } from '../../lib/range-words.ts';
import { FilterFrame } from '../../ui/filter-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FiltersActor } from './use-filters.ts';

/** When an alert was detected: two days and three quick picks (specification, sections 2 and 5). */
export function TimeFilter({ filters }: { filters: FiltersActor }) {
  const range = useActorRef(dateRangeMachine, actorOptions());
  const open = useSelector(filters, (snapshot) => snapshot.hasTag('open.time'));
  const applied = useSelector(filters, ({ context }) => context.applied.time);
  const { draft } = useSelector(range, ({ context }) => context);
  const canApply = useSelector(range, (snapshot) => snapshot.hasTag('canApply'));
  const canReset = useSelector(range, ({ context }) => canResetRange(context));
  const reversed = useSelector(range, (snapshot) => snapshot.hasTag('reversed'));
  useEffect(() => {
    const subscription = range.on('date-range.changed', ({ range: chosen }) => {
      filters.send({ type: 'filter.range.applied', range: chosen === null ? null : { from: chosen.from, to: chosen.to } });
    });
    return () => subscription.unsubscribe();
  }, [range, filters]);
  return (
    <FilterFrame
      label={m.timeDetected} count={applied === null ? 0 : 1} open={open} applyDisabled={!canApply} resettable={canReset}
      onButton={() => {
        filters.send({ type: 'filter.opened', filter: 'time' });
        // Opening another filter closed this one without the dates hearing of it.
        range.send({ type: 'date-range.closed' });
        if (!open) range.send({ type: 'date-range.opened', applied: applied === null ? null : { ...applied, quick: null } });
      }}
      onClose={() => {
        filters.send({ type: 'filter.closed' });
        range.send({ type: 'date-range.closed' });
      }}
      onReset={() => range.send({ type: 'date-range.reset' })}
      onApply={() => range.send({ type: 'date-range.applied' })}
    >
      <div className="filter-dates">
        <TextField label={m.from} type="date" value={draft.from ?? ''} onChange={(event) => range.send({ type: 'date-range.from.edited', day: event.target.value || null })} />
        <TextField
          label={m.to} type="date" value={draft.to ?? ''} error={reversed ? rangeReversed() : undefined}
          onChange={(event) => range.send({ type: 'date-range.to.edited', day: event.target.value || null })}
        />
        <div className="filter-quick" role="group" aria-label={m.quickPicks}>
          {QUICK_RANGES.map(({ id }) => (
            <button
              key={id} type="button" className="filter-group" aria-pressed={draft.quick === id}
              onClick={() => range.send({ type: 'date-range.quick.chosen', quick: id, today: today() })}
            >
              {quickRangeLabel(id)}
            </button>
          ))}
        </div>
      </div>
    </FilterFrame>
  );
}

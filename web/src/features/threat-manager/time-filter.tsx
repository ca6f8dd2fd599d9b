import {
  canResetRange,
  dateRangeMachine,
  monthPickerMachine,
  QUICK_RANGES,
} from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { DateField } from '../../lib/date-field/date-field.tsx';
import { lastOfMonth } from '../../lib/date-field/days.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { today } from '../../lib/dates.ts';
import { MonthChoice, PeriodKinds } from '../../lib/month-panel/month-choice.tsx';
import { quickRangeLabel, rangeReversed } from '../../lib/range-words.ts';
import { FilterFrame } from '../../ui/filter-frame.tsx';
import type { FiltersActor } from './use-filters.ts';

/**
 * When an alert was detected, or a media item added: a month, or two days and three quick picks.
 */
export function TimeFilter({ filters, label }: { filters: FiltersActor; label: string }) {
  const range = useActorRef(dateRangeMachine, actorOptions());
  const month = useActorRef(monthPickerMachine, actorOptions());
  const [kind, setKind] = useState<'month' | 'days'>('days');
  const open = useSelector(filters, (snapshot) => snapshot.hasTag('open.time'));
  const applied = useSelector(filters, ({ context }) => context.applied.time);
  const { draft } = useSelector(range, ({ context }) => context);
  const canApplyDays = useSelector(range, (snapshot) => snapshot.hasTag('canApply'));
  const canApplyMonth = useSelector(month, (snapshot) => snapshot.hasTag('canApply'));
  const canReset = useSelector(range, ({ context }) => canResetRange(context));
  const reversed = useSelector(range, (snapshot) => snapshot.hasTag('reversed'));
  useEffect(() => {
    const ranges = range.on('date-range.changed', ({ range: chosen }) => {
      filters.send({
        type: 'filter.range.applied',
        range: chosen === null ? null : { from: chosen.from, to: chosen.to },
      });
    });
    const months = month.on('month-picker.changed', (chosen) => {
      filters.send({
        type: 'filter.range.applied',
        range: { from: `${chosen.month}-01`, to: lastOfMonth(chosen.month) },
      });
    });
    return () => {
      ranges.unsubscribe();
      months.unsubscribe();
    };
  }, [range, month, filters]);
  const close = () => {
    range.send({ type: 'date-range.closed' });
    month.send({ type: 'month-picker.closed' });
  };
  const show = () => {
    const [now, whole] = [
      today().slice(0, 7),
      applied !== null &&
        applied.from.endsWith('-01') &&
        applied.to === lastOfMonth(applied.from.slice(0, 7)),
    ];
    range.send({
      type: 'date-range.opened',
      applied: applied === null ? null : { ...applied, quick: null },
    });
    month.send({
      type: 'month-picker.opened',
      applied: whole && applied !== null ? applied.from.slice(0, 7) : now,
      current: now,
    });
    setKind(whole ? 'month' : 'days');
  };
  return (
    <FilterFrame
      label={label}
      count={applied === null ? 0 : 1}
      open={open}
      applyDisabled={kind === 'month' ? !canApplyMonth : !canApplyDays}
      resettable={kind === 'month' || canReset}
      resetStays={kind === 'month'}
      onButton={() => {
        filters.send({ type: 'filter.opened', filter: 'time' });
        // Opening another filter closed this one without the dates hearing of it.
        close();
        if (!open) show();
      }}
      onClose={() => {
        filters.send({ type: 'filter.closed' });
        close();
      }}
      onReset={() => {
        if (kind === 'month') month.send({ type: 'month-picker.reset' });
        else range.send({ type: 'date-range.reset' });
      }}
      onApply={() => {
        if (kind === 'month') month.send({ type: 'month-picker.applied' });
        else range.send({ type: 'date-range.applied' });
      }}
    >
      <PeriodKinds shown={kind} onShow={setKind} />
      {kind === 'month' ? (
        <MonthChoice picker={month} />
      ) : (
        <div className="filter-dates">
          <DateField
            label={m.from}
            value={draft.from}
            onChange={(day) => range.send({ type: 'date-range.from.edited', day: day || null })}
          />
          <DateField
            label={m.to}
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
                onClick={() =>
                  range.send({ type: 'date-range.quick.chosen', quick: id, today: today() })
                }
              >
                {quickRangeLabel(id)}
              </button>
            ))}
          </div>
        </div>
      )}
    </FilterFrame>
  );
}

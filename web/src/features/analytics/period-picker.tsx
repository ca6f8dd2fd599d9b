import { dateRangeMachine, monthPickerMachine, type Day } from '@vedetta/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '../../generated/messages/analytics/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { PeriodKinds } from '../../lib/month-panel/month-choice.tsx';
import { ChipPanel } from '../../ui/chip-panel.tsx';
import { DaysPanel } from './days-panel.tsx';
import { MonthPanel } from './month-panel.tsx';
import { daysInWords, daysOf, type Period } from './period.ts';

interface PeriodPickerProps {
  period: Period;
  today: Day;
  /** null: back to the present month. */
  onChange: (period: Period | null) => void;
}

/** The month or the days that the numbers are of (month picker, date-range filter). */
export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const month = useActorRef(monthPickerMachine, actorOptions());
  const range = useActorRef(dateRangeMachine, actorOptions());
  /** The page of the panel that is open. */
  const [shown, setShown] = useState<Period['kind'] | null>(null);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const months = month.on('month-picker.changed', (told) => {
      changed({ kind: 'month', month: told.month });
      setShown(null);
    });
    const ranges = range.on('date-range.changed', (told) => {
      changed(
        told.range === null ? null : { kind: 'days', from: told.range.from, to: told.range.to },
      );
      setShown(null);
    });
    return () => {
      months.unsubscribe();
      ranges.unsubscribe();
    };
  }, [month, range]);
  const days = daysOf(period);
  const close = () => {
    month.send({ type: 'month-picker.closed' });
    range.send({ type: 'date-range.closed' });
    setShown(null);
  };
  const open = () => {
    month.send({
      type: 'month-picker.opened',
      applied: period.kind === 'month' ? period.month : days.to.slice(0, 7),
      current: today.slice(0, 7),
    });
    range.send({ type: 'date-range.opened', applied: { ...days, quick: null } });
    setShown(period.kind);
  };
  return (
    <ChipPanel
      text={daysInWords(days)}
      label={m.period}
      open={shown !== null}
      onButton={shown === null ? open : close}
      onClose={close}
    >
      {(focusButton) => (
        <>
          <PeriodKinds shown={shown} onShow={setShown} />
          {shown === 'month' ? (
            <MonthPanel picker={month} onDone={focusButton} />
          ) : (
            <DaysPanel range={range} today={today} onDone={focusButton} />
          )}
        </>
      )}
    </ChipPanel>
  );
}

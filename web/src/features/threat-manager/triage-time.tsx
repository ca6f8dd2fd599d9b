import { useQuery } from '@apollo/client/react';
import { endOfMonth, format, startOfMonth, subMonths } from 'date-fns';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { TriageTimeDocument } from '../../generated/threat-manager/graphql.ts';
import { shownZone, today } from '../../lib/dates.ts';
import { monthName } from '../../lib/month-panel/names.ts';
import { timeInWords } from '../../lib/time-words.ts';
import { Card } from '../../ui/card.tsx';
import { inFigures } from '../../ui/figures.ts';

const day = (of: Date): string => format(of, 'yyyy-MM-dd');

/** `−38% on October`; how many alerts it is of where there was none to compare with. */
function changeInWords(
  median: number,
  before: number | null,
  count: number,
  month: string,
): string {
  if (before === null || before === 0) return m.triagedThisMonth({ count });
  const change = Math.round((median / before - 1) * 100);
  return change === 0
    ? m.sameAsMonth({ month })
    : m.changeOnMonth({
        change: `${change < 0 ? '−' : '+'}${inFigures(Math.abs(change))}%`,
        month,
      });
}

/**
 * How long alerts of this month waited for somebody's first look, beside the month before. Asked
 * for, and reckoned with, once the list stands.
 */
export function TriageTime({ wait }: { wait: boolean }) {
  return wait ? <TimeCard value="–" note=" " /> : <MonthsTime />;
}

function TimeCard({ value, note }: { value: ReactNode; note: string }) {
  return (
    <Card className="kpi">
      <small>{m.medianTimeToTriage}</small>
      <b>{value}</b>
      <small>{note}</small>
    </Card>
  );
}

function MonthsTime() {
  const now = new Date(`${today()}T12:00:00`);
  const before = subMonths(now, 1);
  const { data } = useQuery(TriageTimeDocument, {
    variables: {
      from: day(startOfMonth(now)),
      to: day(now),
      fromBefore: day(startOfMonth(before)),
      toBefore: day(endOfMonth(before)),
      timeZone: shownZone(),
    },
  });
  const { median = null, count = 0 } = data?.stats.timeToTriage ?? {};
  const month = monthName(before.getMonth() + 1);
  return (
    <TimeCard
      value={median === null ? '–' : <Link to="/threat-analytics">{timeInWords(median)}</Link>}
      note={
        data === undefined
          ? ' '
          : median === null
            ? m.nothingTriagedThisMonth
            : changeInWords(median, data.before.timeToTriage.median ?? null, count, month)
      }
    />
  );
}

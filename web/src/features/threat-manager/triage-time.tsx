import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { TriageTimeDocument } from '../../generated/threat-manager/graphql.ts';
import { shownZone, today } from '../../lib/dates.ts';
import { monthName } from '../../lib/month-panel/names.ts';
import { timeInWords } from '../../lib/time-words.ts';
import { Card } from '../../ui/card.tsx';
import { inFigures } from '../../ui/figures.ts';

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** `−38% on October`; how many alerts it is of where there was none to compare with. */
function changeInWords(
  median: number,
  before: number | null,
  count: number,
  month: string,
): string {
  if (before === null || before === 0) return m.thisMonthTriaged({ count });
  const change = Math.round((median / before - 1) * 100);
  return change === 0
    ? m.asInMonth({ month })
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
  const to = today();
  const from = firstOfMonth(to);
  const toBefore = dayBefore(from);
  const { data } = useQuery(TriageTimeDocument, {
    variables: {
      from,
      to,
      fromBefore: firstOfMonth(toBefore),
      toBefore,
      timeZone: shownZone(),
    },
  });
  const { median = null, count = 0 } = data?.stats.timeToTriage ?? {};
  const month = monthName(Number(toBefore.slice(5, 7)));
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

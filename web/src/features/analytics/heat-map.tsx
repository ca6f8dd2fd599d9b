import * as m from '../../generated/messages/analytics/index.ts';
import { inFigures } from '../../ui/figures.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { useWidth } from './use-width.ts';
import { inShort, weekdayName } from '../../lib/month-panel/names.ts';
import { HOURS, levelOf, WEEKDAYS, type Week } from './week.ts';

const LEFT = 36;
const ROW = 21;
const HEIGHT = 7 * ROW + 18;
/** Wider cells say no more. */
const WIDEST = 640;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** How many alerts came in each hour of the week, darker for more. */
export function HeatMap({ week }: { week: Week }) {
  const { cells, most, busiest } = week;
  const [holder, room] = useWidth<HTMLDivElement>(510);
  const width = Math.min(room, WIDEST);
  const cell = (width - LEFT) / 24;
  const summary = busiest === null ? m.noAlerts : m.mostAlertsComeOn({ weekday: weekdayName(busiest.weekday), clock: clock(busiest.hour), count: inFigures(most) });
  return (
    <div className="heat-map" ref={holder}><svg width={width} height={HEIGHT} role="img" aria-label={summary}>
      {WEEKDAYS.map((day) => (
        <g key={day} transform={`translate(0 ${day * ROW})`}>
          <text x="0" y="13" className="heat-map-day">{inShort(weekdayName(day))}</text>
          {HOURS.map((hour) => {
            const count = cells[day]?.[hour] ?? 0;
            const level = levelOf(count, most);
            return (
              <rect
                key={hour} x={LEFT + hour * cell} y="0" width={cell - Math.min(3, cell / 5)} height={ROW - 4} rx="3" className="heat-map-cell"
                style={level === 0 ? undefined : { fill: `color-mix(in oklab, var(--accent) ${level}%, var(--chart-rest))` }}
              >
                <title>{`${inShort(weekdayName(day))} ${clock(hour)}: ${m.countedAlerts({ count })}`}</title>
              </rect>
            );
          })}
        </g>
      ))}
      {[0, 6, 12, 18].map((hour) => <text key={hour} x={LEFT + hour * cell} y={HEIGHT - 3} className="axis-text">{clock(hour)}</text>)}
    </svg></div>
  );
}

const HourFigure = ({ count }: { count: number }) => <span className={count === 0 ? 'dim' : undefined}>{inFigures(count)}</span>;

/** The same as rows of hours. */
export function HeatTable({ week: { cells } }: { week: Week }) {
  return (
    <FiguresTable
      caption={m.whenAlertsArriveByHour} head={[m.hour, ...WEEKDAYS.map((day) => inShort(weekdayName(day)))]}
      rows={HOURS.map((hour) => ({ id: String(hour), cells: [clock(hour), ...WEEKDAYS.map((day) => <HourFigure key={day} count={cells[day]?.[hour] ?? 0} />)] }))}
    />
  );
}

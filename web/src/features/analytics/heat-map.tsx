import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/analytics/index.ts';
import { inShort, weekdayName } from '../../lib/month-panel/names.ts';
import { inFigures } from '../../ui/figures.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { Figure } from './figure.tsx';
import { hourPath, type Scope } from './links.ts';
import { useWidth } from './use-width.ts';
import { filledHours, HOURS, levelOf, nextHour, WEEKDAYS, type Week } from './week.ts';

const LEFT = 36;
const ROW = 21;
const HEIGHT = 7 * ROW + 18;
/** Wider cells say no more. */
const WIDEST = 640;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const inWords = (weekday: number, hour: number): string => `${weekdayName(weekday)} ${clock(hour)}`;

interface HeatProps { week: Week; scope: Scope }

/** How many alerts came in each hour of the week, darker for more; each hour that has some leads to them. */
export function HeatMap({ week, scope }: HeatProps) {
  const { cells, most, busiest } = week;
  const [holder, room] = useWidth<HTMLDivElement>(510);
  const width = Math.min(room, WIDEST);
  const cell = (width - LEFT) / 24;
  const gap = Math.min(3, cell / 5);
  const summary = busiest === null ? m.noAlerts : m.mostAlertsComeOn({ weekday: weekdayName(busiest.weekday), clock: clock(busiest.hour), count: inFigures(most) });
  return (
    <div className="heat-map" ref={holder}>
      <svg width={width} height={HEIGHT} role="img" aria-label={summary}>
        {WEEKDAYS.map((day) => (
          <g key={day} transform={`translate(0 ${day * ROW})`}>
            <text x="0" y="13" className="heat-map-day">{inShort(weekdayName(day))}</text>
            {HOURS.map((hour) => {
              const level = levelOf(cells[day]?.[hour] ?? 0, most);
              return (
                <rect
                  key={hour} x={LEFT + hour * cell} y="0" width={cell - gap} height={ROW - 4} rx="3" className="heat-map-cell"
                  style={level === 0 ? undefined : { fill: `color-mix(in oklab, var(--accent) ${level}%, var(--chart-rest))` }}
                />
              );
            })}
          </g>
        ))}
        {[0, 6, 12, 18].map((hour) => <text key={hour} x={LEFT + hour * cell} y={HEIGHT - 3} className="axis-text">{clock(hour)}</text>)}
      </svg>
      <Hours week={week} scope={scope} placeOf={(day, hour) => ({ left: LEFT + hour * cell, top: day * ROW, width: cell - gap, height: ROW - 4 })} />
    </div>
  );
}

interface HoursProps extends HeatProps {
  placeOf: (weekday: number, hour: number) => { left: number; top: number; width: number; height: number };
}

/** The hours that have alerts, over the drawing: one of them is reached by Tab, the others by the arrows. */
function Hours({ week, scope, placeOf }: HoursProps) {
  const list = useRef<HTMLOListElement>(null);
  const hours = filledHours(week);
  const [chosen, setChosen] = useState(0);
  const stop = Math.min(chosen, hours.length - 1);
  const move = (event: KeyboardEvent) => {
    const to = nextHour(hours, stop, event.key);
    if (to === null) return;
    event.preventDefault();
    setChosen(to);
    list.current?.querySelectorAll('a')[to]?.focus();
  };
  return (
    <ol className="heat-map-hours" aria-label={m.whenAlertsArrive} ref={list} onKeyDown={move}>
      {hours.map(({ weekday, hour, count }, index) => {
        const words = `${inWords(weekday, hour)}: ${m.countedAlerts({ count })}`;
        return (
          <li key={`${weekday}-${hour}`} style={placeOf(weekday, hour)}>
            <Link to={hourPath(scope, weekday, hour)} tabIndex={index === stop ? 0 : -1} aria-label={words} title={words} onFocus={() => setChosen(index)} />
          </li>
        );
      })}
    </ol>
  );
}

/** The same as rows of hours. */
export function HeatTable({ week: { cells }, scope }: HeatProps) {
  return (
    <FiguresTable
      caption={m.whenAlertsArriveByHour} head={[m.hour, ...WEEKDAYS.map((day) => inShort(weekdayName(day)))]}
      rows={HOURS.map((hour) => ({
        id: String(hour),
        cells: [clock(hour), ...WEEKDAYS.map((weekday) => (
          <Figure key={weekday} count={cells[weekday]?.[hour] ?? 0} of={inWords(weekday, hour)} to={hourPath(scope, weekday, hour)} />
        ))],
      }))}
    />
  );
}

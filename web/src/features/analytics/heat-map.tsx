import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/analytics/index.ts';
import { inShort, weekdayName } from '../../lib/month-panel/names.ts';
import { inFigures } from '../../ui/figures.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { Figure } from './figure.tsx';
import { hourPath, type Scope } from './links.ts';
import { useSize } from './use-size.ts';
import { filledHours, HOURS, levelOf, nextHour, WEEKDAYS, type Week } from './week.ts';

const LEFT = 36;
const ROW = 21;
/** Wider cells say no more. */
const WIDEST = 660;
/** Hours beside each other that are narrower, gaps included, cannot be told apart by a finger. */
const NARROWEST = 14;
/** The height of an hour where they stand below each other. */
const TALL = 25;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const inWords = (weekday: number, hour: number): string => `${weekdayName(weekday)} ${clock(hour)}`;

interface HeatProps {
  week: Week;
  scope: Scope;
}

interface Grid {
  width: number;
  height: number;
  /** The days stand beside each other and the hours below, as on a phone. */
  isTurned: boolean;
  placeOf: (
    weekday: number,
    hour: number,
  ) => { left: number; top: number; width: number; height: number };
}

/** Where each hour of the week is drawn in so much room (pixels). */
function gridOf(room: number): Grid {
  const width = Math.min(room, WIDEST);
  const isTurned = (width - LEFT) / 24 < NARROWEST;
  if (isTurned) {
    const cell = (width - LEFT - 8) / 7;
    const placeOf: Grid['placeOf'] = (weekday, hour) => ({
      left: LEFT + 8 + weekday * cell,
      top: ROW + hour * TALL,
      width: cell - 3,
      height: TALL - 3,
    });
    return { width, height: ROW + 24 * TALL, isTurned, placeOf };
  }
  const cell = (width - LEFT) / 24;
  const gap = Math.min(3, cell / 5);
  return {
    width,
    height: 7 * ROW + 18,
    isTurned,
    placeOf: (weekday, hour) => ({
      left: LEFT + hour * cell,
      top: weekday * ROW,
      width: cell - gap,
      height: ROW - 4,
    }),
  };
}

/**
 * How many alerts came in each hour of the week, darker for more; each hour that has some leads to
 * them.
 */
export function HeatMap({ week, scope }: HeatProps) {
  const { cells, most, busiest } = week;
  const [holder, room] = useSize<HTMLDivElement>(510, 0);
  const { width, height, isTurned, placeOf } = gridOf(room);
  const summary =
    busiest === null
      ? m.noAlerts
      : m.busiestHour({
          weekday: weekdayName(busiest.weekday),
          clock: clock(busiest.hour),
          count: inFigures(most),
        });
  return (
    <div className="heat-map" style={{ height }} ref={holder}>
      <svg width={width} height={height} role="img" aria-label={summary}>
        {WEEKDAYS.map((day) => {
          const first = placeOf(day, 0);
          return (
            <g key={day}>
              <text
                x={isTurned ? first.left : 0}
                y={isTurned ? 13 : first.top + 13}
                className="heat-map-day"
              >
                {inShort(weekdayName(day))}
              </text>
              {HOURS.map((hour) => {
                const level = levelOf(cells[day]?.[hour] ?? 0, most);
                const { left: x, top: y, ...size } = placeOf(day, hour);
                return (
                  <rect
                    key={hour}
                    x={x}
                    y={y}
                    {...size}
                    rx="3"
                    className="heat-map-cell"
                    style={
                      level === 0
                        ? undefined
                        : {
                            fill: `color-mix(in oklab, var(--accent) ${level}%, var(--chart-rest))`,
                          }
                    }
                  />
                );
              })}
            </g>
          );
        })}
        {(isTurned ? HOURS.filter((hour) => hour % 3 === 0) : [0, 6, 12, 18]).map((hour) => {
          const { left, top } = placeOf(0, hour);
          return (
            <text
              key={hour}
              x={isTurned ? 0 : left}
              y={isTurned ? top + 15 : height - 3}
              className="axis-text"
            >
              {clock(hour)}
            </text>
          );
        })}
      </svg>
      <Hours week={week} scope={scope} placeOf={placeOf} isTurned={isTurned} />
    </div>
  );
}

interface HoursProps extends HeatProps, Pick<Grid, 'placeOf' | 'isTurned'> {}

/** Where hours stand below each other an arrow means what the arrow across means otherwise. */
const ACROSS: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

/**
 * The hours that have alerts, over the drawing: one of them is reached by Tab, the others by the
 * arrows.
 */
function Hours({ week, scope, placeOf, isTurned }: HoursProps) {
  const list = useRef<HTMLOListElement>(null);
  const hours = filledHours(week);
  const [chosen, setChosen] = useState(0);
  const stop = Math.min(chosen, hours.length - 1);
  const move = (event: KeyboardEvent) => {
    const to = nextHour(hours, stop, (isTurned ? ACROSS[event.key] : undefined) ?? event.key);
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
            <Link
              to={hourPath(scope, weekday, hour)}
              tabIndex={index === stop ? 0 : -1}
              aria-label={words}
              title={words}
              onFocus={() => setChosen(index)}
            />
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
      caption={m.weekTableCaption}
      head={[m.columnHour, ...WEEKDAYS.map((day) => inShort(weekdayName(day)))]}
      rows={HOURS.map((hour) => ({
        id: String(hour),
        cells: [
          clock(hour),
          ...WEEKDAYS.map((weekday) => (
            <Figure
              key={weekday}
              count={cells[weekday]?.[hour] ?? 0}
              of={inWords(weekday, hour)}
              to={hourPath(scope, weekday, hour)}
            />
          )),
        ],
      }))}
    />
  );
}

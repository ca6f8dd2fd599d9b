/** From 0 for Monday. */
export const WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

export interface Week {
  /** Seven rows from Monday, each with 24 counts. */
  cells: readonly (readonly number[])[];
  most: number;
  /** The hour with the most alerts, `weekday` from 0; null when there are none. */
  busiest: { weekday: number; hour: number } | null;
}

/** The hours of a week, the empty ones as well; `weekday` of what comes in is 1 for Monday. */
export function weekOf(counts: readonly { weekday: number; hour: number; count: number }[]): Week {
  const cells = WEEKDAYS.map(() => HOURS.map(() => 0));
  let most = 0;
  let busiest: Week['busiest'] = null;
  for (const { weekday, hour, count } of counts) {
    const row = cells[weekday - 1];
    if (row === undefined || row[hour] === undefined) continue;
    row[hour] = count;
    if (count <= most) continue;
    most = count;
    busiest = { weekday: weekday - 1, hour };
  }
  return { cells, most, busiest };
}

export interface FilledHour {
  weekday: number;
  hour: number;
  count: number;
}

/** The hours that have alerts, day by day. */
export const filledHours = ({ cells }: Week): FilledHour[] =>
  cells.flatMap((row, weekday) =>
    row.flatMap((count, hour) => (count === 0 ? [] : [{ weekday, hour, count }])),
  );

/**
 * Where a key leads from one of the hours that have alerts: along them, or to the same hour of
 * another day; null where it leads nowhere.
 */
export function nextHour(hours: readonly FilledHour[], from: number, key: string): number | null {
  const at = hours[from];
  if (at === undefined) return null;
  const isAbove = ({ weekday, hour }: FilledHour) => hour === at.hour && weekday < at.weekday;
  const isBelow = ({ weekday, hour }: FilledHour) => hour === at.hour && weekday > at.weekday;
  const to = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: hours.findLastIndex(isAbove),
    ArrowDown: hours.findIndex(isBelow),
    Home: 0,
    End: hours.length - 1,
  }[key];
  return to === undefined || hours[to] === undefined ? null : to;
}

/** How strongly a cell is coloured, in per cent: nothing for none, at least a tenth for one. */
export const levelOf = (count: number, most: number): number =>
  count === 0 || most === 0 ? 0 : Math.max(10, Math.round((count / most) * 100));

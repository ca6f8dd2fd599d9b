import * as m from '../../generated/messages/common/index.ts';
import { dayOf, momentOf, today } from '../dates.ts';

const DAY = 86_400_000;

/**
 * A day so many days from now, as a clock in the chosen zone counts them: `2026-12-22`. `now` in
 * milliseconds since the epoch.
 */
export const dayIn = (days: number, now: number = Date.now()): string =>
  dayOf(new Date(now + days * DAY));

/** The last second of a day, RFC 3339; null for no day: it never ends. */
export const endOf = (day: string): string | null =>
  day === '' ? null : momentOf(`${day}T23:59:59`);

/**
 * Stands for something typed that is no day: it is not the same as none, with which a thing never
 * ends.
 */
export const NO_DAY = 'no day';

/** What is wrong with a last day: it has to be one that comes still, today included. */
export const expiryFault = (day: string, now: number = Date.now()): string | undefined =>
  day === NO_DAY || (day !== '' && day < today(now)) ? m.expiryInPast : undefined;

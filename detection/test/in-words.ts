import type { Message } from '@vedetta/messages/message.ts';
import { render, renderAll } from '@vedetta/messages/render.ts';

/** The same with each message, and each list of messages, as English says it. */
export type InWords<T> = T extends Message | readonly Message[]
  ? string
  : T extends Uint8Array | ((...args: never[]) => unknown)
    ? T
    : T extends object
      ? { [Name in keyof T]: InWords<T[Name]> }
      : T;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  Object.keys(value).every((name) => name === 'code' || name === 'params');

/** What was found, as people read it. */
export function inWords<T>(value: T): InWords<T> {
  return worded(value) as InWords<T>;
}

function worded(value: unknown): unknown {
  if (isMessage(value)) return render('en', value);
  if (Array.isArray(value))
    return value.length > 0 && value.every(isMessage) ? renderAll('en', value) : value.map(worded);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, worded(one)]));
}

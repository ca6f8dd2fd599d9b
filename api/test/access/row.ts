import { randomUUID } from 'node:crypto';
import type { CallerName, World } from './world.ts';

/** One call, ready to be sent; `params` fill the path. */
export interface Ask {
  params?: Record<string, number | string>;
  /** With the question mark. */
  query?: string;
  /** A form is sent as multipart, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Row {
  /** Statuses in the order of `CALLERS`. */
  expected: number[];
  ask(world: World, caller: CallerName): Ask | Promise<Ask>;
}

export const row = (expected: string, ask: Row['ask'] = () => ({})): Row => ({
  expected: expected.trim().split(/\s+/).map(Number),
  ask,
});
export const body =
  (given: unknown): Row['ask'] =>
  () => ({ body: given });

export const PASSWORD = 'vK7#tulq-Qazro-91';
/** Of the form of a mailed token. */
export const UNKNOWN_TOKEN = 'x'.repeat(43);
export const stranger = () => `${randomUUID()}@nowhere.example`;
export const twice = { password: PASSWORD, re_new_password: PASSWORD };

import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Answered, HttpAnswer } from '../platform/outbound/guarded-fetch.ts';
import type { LeftOut } from './left-out.ts';
import type { CollectorProblem, Read } from './problem.ts';

/** Longest wait that a vendor may ask for: a header that says a year is a mistake. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/**
 * An answer with a status of 200 to 299, or 304; everything else as the problem that its status
 * means. Vendors that speak by codes in the body look there first.
 * @param vendor as people call it, for the sentence.
 */
export function readAnswer(answer: HttpAnswer, vendor: string, now: Date): Read<Answered> {
  if (!answer.ok) return { ok: false, problem: { kind: 'temporary', why: answer.why } };
  const { status } = answer;
  if ((status >= 200 && status < 300) || status === 304) return { ok: true, value: answer };
  return { ok: false, problem: problemOfStatus(answer, vendor, now) };
}

/**
 * The same, and its JSON as the schema says. What is not understood is a temporary problem: the
 * vendor is having a bad day.
 */
export function readJson<T>(
  answer: HttpAnswer,
  schema: z.ZodType<T>,
  vendor: string,
  now: Date,
): Read<T> {
  const read = readAnswer(answer, vendor, now);
  if (!read.ok) return read;
  return parseAnswer(read.value, schema, vendor);
}

/** The JSON of an answer whose status does not matter. */
export function parseAnswer<T>(answer: Answered, schema: z.ZodType<T>, vendor: string): Read<T> {
  try {
    const parsed = schema.safeParse(answer.json());
    if (parsed.success) return { ok: true, value: parsed.data };
  } catch {
    // No JSON at all: said below.
  }
  return {
    ok: false,
    problem: {
      kind: 'temporary',
      why: say('vendorResponseInvalid', { vendor }),
    },
  };
}

/** The entries of a list that are understood, and the others by name. */
export interface Entries<T> {
  all: T[];
  leftOut: LeftOut[];
  /**
   * Of those understood and those not: a list that shows nothing is told from one that shows odd
   * things.
   */
  count: number;
}

/** A list whose entries are understood one by one: an odd one is left out alone. */
export const entriesOf = <T extends z.ZodType>(entry: T) =>
  z.array(z.unknown()).transform((given): Entries<z.output<T>> => {
    const leftOut: LeftOut[] = [];
    const all = given.flatMap((one): z.output<T>[] => {
      const parsed = entry.safeParse(one);
      if (parsed.success) return [parsed.data];
      leftOut.push({ name: nameOf(one), why: 'notUnderstood' });
      return [];
    });
    return { all, leftOut, count: given.length };
  });

const Named = z
  .object({
    url: z.string().nullish().catch(null),
    uri: z.string().nullish().catch(null),
    id: z.union([z.string(), z.number()]).nullish().catch(null),
  })
  .loose();
function nameOf(entry: unknown): string {
  const { data } = Named.safeParse(entry);
  return String(data?.url ?? data?.uri ?? data?.id ?? 'without an id');
}

/** What a status means where the vendor says nothing more. */
export function problemOfStatus(
  { status, headers }: Pick<Answered, 'status' | 'headers'>,
  vendor: string,
  now: Date,
): CollectorProblem {
  if (status === 401)
    return {
      kind: 'reconnect',
      why: say('credentialRefused', { vendor }),
    };
  if (status === 429)
    return {
      kind: 'limited',
      until: resetOf(headers, now),
      why: say('vendorRateLimited', { vendor }),
    };
  if (status === 404 || status === 410)
    return { kind: 'gone', why: say('vendorContentGone', { vendor }) };
  if (status >= 500 || status === 408) {
    const until = resetOf(headers, now);
    return until === null
      ? { kind: 'temporary', why: say('vendorFault', { vendor, status }) }
      : {
          kind: 'limited',
          until,
          why: say('vendorFaultWait', { vendor, status }),
        };
  }
  return { kind: 'refused', why: say('vendorRefuses', { vendor, status }) };
}

/**
 * When a limit ends, from whichever of the usual headers is there: `Retry-After` (seconds or date),
 * `RateLimit-Reset` and `X-RateLimit-Reset` (Unix seconds, seconds from now, or a timestamp).
 */
export function resetOf(headers: Readonly<Record<string, string>>, now: Date): Date | null {
  for (const name of [
    'retry-after',
    'x-rate-limit-reset',
    'x-ratelimit-reset',
    'ratelimit-reset',
  ]) {
    const value = headers[name]?.trim();
    if (value === undefined || value === '') continue;
    const number = Number(value);
    // Numbers beyond a few years of seconds are moments since 1970.
    const time = Number.isFinite(number)
      ? number > 1e9
        ? number * 1000
        : now.getTime() + number * 1000
      : Date.parse(value);
    if (Number.isFinite(time))
      return new Date(Math.min(Math.max(time, now.getTime()), now.getTime() + LONGEST_WAIT_MS));
  }
  return null;
}

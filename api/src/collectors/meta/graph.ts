import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Answered } from '../../platform/outbound/guarded-fetch.ts';
import { entriesOf, parseAnswer, readAnswer } from '../answers.ts';
import type { RunContext } from '../collector.ts';
import type { CollectorProblem, Read } from '../problem.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

/** What Facebook and Instagram share: Meta's Graph API. */
export const GraphSettings = z.strictObject({
  graph: z.url().default('https://graph.facebook.com'),
  /** Stands in the path: each version lives for about two years. */
  version: z
    .string()
    .regex(/^v\d+\.\d+$/, 'is such as v26.0')
    .default('v26.0'),
  /** How far the first run looks back. */
  firstDays: z.number().min(0.01).max(365).default(30),
});
export const graphToken = z
  .string()
  .trim()
  .min(1, issue(say('fieldRequired')))
  .max(1_000);
export type GraphContext = Pick<
  RunContext<z.output<typeof GraphSettings>, { token: string }>,
  'http' | 'settings' | 'credential' | 'now'
>;

const Refusal = z.object({
  error: z
    .object({
      message: z.string().default(''),
      code: z.number(),
      error_subcode: z.number().optional(),
      is_transient: z.boolean().optional(),
    })
    .loose(),
});
const Percent = z
  .object({
    call_count: z.number().default(0),
    total_cputime: z.number().default(0),
    total_time: z.number().default(0),
    estimated_time_to_regain_access: z.number().default(0),
  })
  .loose();
const AppUsage = Percent;
const BusinessUsage = z.record(z.string(), z.array(Percent));

/** Calls are paused at so many per cent of what is allowed. */
const PAUSE_AT = 90;
const LIMIT_CODES = new Set([4, 17, 32, 341, 613, 80_001, 80_002]);
const RETRY_CODES = new Set([1, 2]);
const FINAL_CODES = new Set([3, 10, 368]);
const MINUTE_MS = 60_000;

/**
 * Asks the Graph API. The token goes in a header, never in the address, and pages are asked for by
 * cursor: links of answers hold tokens.
 */
export async function askGraph<T>(
  { http, settings, credential, now }: GraphContext,
  vendor: string,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<T>,
): Promise<Read<{ value: T; pause: CollectorProblem | null }>> {
  const answer = await http.get(
    `${settings.graph}/${settings.version}/${path}?${new URLSearchParams(query).toString()}`,
    { authorization: `Bearer ${credential?.token ?? ''}` },
  );
  const refused = answer.ok && answer.status >= 400 ? problemOf(answer, vendor, now()) : null;
  if (refused !== null) return { ok: false, problem: refused };
  const read = readAnswer(answer, vendor, now());
  if (!read.ok) return read;
  const parsed = parseAnswer(read.value, schema, vendor);
  return parsed.ok
    ? { ok: true, value: { value: parsed.value, pause: pauseOf(read.value, vendor, now()) } }
    : parsed;
}

const TokenInfo = z
  .object({
    data: z
      .object({ expires_at: z.number().optional(), data_access_expires_at: z.number().optional() })
      .loose(),
  })
  .loose();

/**
 * When the token ends, or what may be read with it, whichever is first; null when neither does or
 * Meta does not say. The token stands in the address of this one call: Meta takes it nowhere else.
 */
export async function endOfToken(context: GraphContext, vendor: string): Promise<Date | null> {
  const read = await askGraph(
    context,
    vendor,
    'debug_token',
    { input_token: context.credential?.token ?? '' },
    TokenInfo,
  );
  if (!read.ok) return null;
  const { expires_at: token = 0, data_access_expires_at: data = 0 } = read.value.value.data;
  // 0 is never.
  const ends = [token, data].filter((seconds) => seconds > 0);
  return ends.length === 0 ? null : new Date(Math.min(...ends) * 1000);
}

/** Meta speaks by codes; the status means little. null where it names nothing. */
function problemOf(answer: Answered, vendor: string, now: Date): CollectorProblem | null {
  const parsed = parseAnswer(answer, Refusal, vendor);
  if (!parsed.ok) return null;
  const { code, message, is_transient: isTransient } = parsed.value.error;
  if (code === 102 || code === 190)
    return {
      kind: 'reconnect',
      why: say('tokenRefused', { vendor }),
    };
  if (LIMIT_CODES.has(code))
    return (
      pauseOf(answer, vendor, now) ?? {
        kind: 'limited',
        until: null,
        why: say('vendorRateLimited', { vendor }),
      }
    );
  if (isTransient === true || RETRY_CODES.has(code))
    return { kind: 'temporary', why: say('vendorFaultCode', { vendor, code: String(code) }) };
  if ([24, 100, 110, 803].includes(code))
    return {
      kind: 'gone',
      why: say('vendorContentNotShown', { vendor, words: message }),
    };
  if (FINAL_CODES.has(code) || (code >= 200 && code < 300))
    return { kind: 'refused', why: say('vendorAppNotAllowed', { vendor, words: message }) };
  return null;
}

/** Whether the calls used so far ask for a pause, by the headers of any answer. */
function pauseOf({ headers }: Answered, vendor: string, now: Date): CollectorProblem | null {
  const app = jsonOf(headers['x-app-usage'], AppUsage);
  const business = Object.values(
    jsonOf(headers['x-business-use-case-usage'], BusinessUsage) ?? {},
  ).flat();
  const all = [...(app === null ? [] : [app]), ...business];
  const most = Math.max(
    0,
    ...all.flatMap((usage) => [usage.call_count, usage.total_cputime, usage.total_time]),
  );
  const minutes = Math.max(0, ...all.map((usage) => usage.estimated_time_to_regain_access));
  if (most < PAUSE_AT && minutes === 0) return null;
  return {
    kind: 'limited',
    until: new Date(now.getTime() + Math.min(minutes || 60, 24 * 60) * MINUTE_MS),
    why: say('vendorRateLimitNear', { vendor }),
  };
}

function jsonOf<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Meta writes its offset without a colon: 2026-11-20T09:01:02+0000. null when it is no time. */
export function graphTime(text: string | undefined): Date | null {
  const at = Date.parse((text ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(at) ? null : new Date(at);
}

/**
 * A page of a list. It may be empty and still have a `next`: the list ends where `next` is missing.
 */
export const graphPage = <T extends z.ZodType>(entry: T) =>
  z
    .object({
      data: entriesOf(entry),
      paging: z
        .object({
          cursors: z.object({ after: z.string().optional() }).optional(),
          next: z.string().optional(),
        })
        .optional(),
    })
    .loose();
export const cursorOf = ({
  paging,
}: {
  paging?:
    { cursors?: { after?: string | undefined } | undefined; next?: string | undefined } | undefined;
}): string | null => (paging?.next === undefined ? null : (paging.cursors?.after ?? null));

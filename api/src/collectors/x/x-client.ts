import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { HttpAnswer } from '../../platform/outbound/guarded-fetch.ts';
import { parseAnswer, readAnswer, readJson } from '../answers.ts';
import type { RunContext } from '../collector.ts';
import type { CollectorProblem, Read } from '../problem.ts';
import { Refusal, TokenAnswer, UserAnswer } from './x-answers.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const XSettings = z.strictObject({
  /** Where the API is. */
  api: z.url().default('https://api.x.com'),
  /** Posts of one page; a search takes at least ten. */
  pageSize: z.number().int().min(10).max(100).default(100),
  /**
   * How the API names what it is asked for: `tweet.fields` or, since August 2026, `post.fields`.
   */
  names: z.enum(['tweet', 'post']).default('tweet'),
  /** How far the first run looks back; a search never further than seven days. */
  firstDays: z.number().min(0.01).max(365).default(7),
  /**
   * Posts that one target may read in a month of the calendar (UTC): each costs. null: as many as
   * there are.
   */
  postsPerMonth: z.number().int().min(1).nullable().default(10_000),
  /** What X charges for one, in US dollars, for what people are told. */
  postPrice: z.number().min(0).default(0.005),
});
const secret = z
  .string()
  .trim()
  .min(1, issue(say('fieldRequired')))
  .max(500);
/** Keys of an app; the bearer token is made from them and kept beside them. */
export const XCredential = z.object({
  key: secret,
  secret,
  bearer: z.string().nullable().default(null),
});

export type XContext = RunContext<z.output<typeof XSettings>, z.output<typeof XCredential>>;

/**
 * Calls X as one app. Asks for a bearer token where there is none yet, and once more where the one
 * there is no longer taken.
 */
export function openX({ settings, credential, keepCredential, http, now }: XContext) {
  let bearer = credential?.bearer ?? null;
  const renew = async (): Promise<Read<string>> => {
    if (credential === null)
      return {
        ok: false,
        problem: {
          kind: 'reconnect',
          why: say('xNotConnected'),
        },
      };
    const basic = Buffer.from(
      `${encodeURIComponent(credential.key)}:${encodeURIComponent(credential.secret)}`,
    ).toString('base64');
    const answer = await http.request({
      url: `${settings.api}/oauth2/token`,
      method: 'POST',
      body: 'grant_type=client_credentials',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
    });
    // X answers keys that it does not know with 401 or 403.
    if (answer.ok && (answer.status === 401 || answer.status === 403))
      return { ok: false, problem: NOT_ACCEPTED };
    const token = readJson(answer, TokenAnswer, 'X', now());
    if (!token.ok) return token;
    bearer = token.value.access_token;
    await keepCredential({ ...credential, bearer });
    return { ok: true, value: bearer };
  };
  const call = async (
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Read<HttpAnswer>> => {
    const token = bearer === null ? await renew() : ({ ok: true, value: bearer } as const);
    if (!token.ok) return token;
    return {
      ok: true,
      value: await http.get(`${settings.api}/2/${path}?${new URLSearchParams(query).toString()}`, {
        authorization: `Bearer ${token.value}`,
      }),
    };
  };
  /** @returns the answer as the schema says, or the problem that X names. */
  const ask = async <T>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
  ): Promise<Read<T>> => {
    let answer = await call(path, query);
    if (answer.ok && answer.value.ok && answer.value.status === 401) {
      bearer = null;
      answer = await call(path, query);
    }
    if (!answer.ok) return answer;
    const read = readAnswer(answer.value, 'X', now());
    if (read.ok) return parseAnswer(read.value, schema, 'X');
    return { ok: false, problem: (answer.value.ok ? named(answer.value) : null) ?? read.problem };
  };
  return {
    ask,
    /**
     * The id behind a name. Suspended and unknown names are a 200 with `errors` and without `data`.
     */
    async resolve(name: string): Promise<Read<string>> {
      const user = await ask(`users/by/username/${encodeURIComponent(name)}`, {}, UserAnswer);
      if (!user.ok) return user;
      if (user.value.data !== undefined) return { ok: true, value: user.value.data.id };
      const detail = user.value.errors[0]?.detail ?? '';
      if (/suspended/i.test(detail))
        return { ok: false, problem: { kind: 'gone', why: say('xSuspended', { name }) } };
      return { ok: false, problem: { kind: 'gone', why: say('xUnknown', { name }) } };
    },
  };
}

const NOT_ACCEPTED: CollectorProblem = {
  kind: 'reconnect',
  why: say('xRefused'),
};

/** Problems that X names better than their status does; null for all others. */
function named(answer: Extract<HttpAnswer, { ok: true }>): CollectorProblem | null {
  const body = parseAnswer(answer, Refusal, 'X');
  if (!body.ok) return null;
  const kind = body.value?.type?.split('/').at(-1) ?? '';
  if (kind === 'usage-capped')
    return {
      kind: 'refused',
      why: say('xCredit'),
    };
  if (kind === 'client-forbidden')
    return {
      kind: 'refused',
      why: say('xNoAccess'),
    };
  if (kind === 'not-authorized-for-resource') return { kind: 'refused', why: say('xProtected') };
  if (answer.status === 401) return NOT_ACCEPTED;
  return null;
}

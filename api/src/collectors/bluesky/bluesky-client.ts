import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Answered, HttpAnswer } from '../../platform/outbound/guarded-fetch.ts';
import { parseAnswer, readAnswer, readJson } from '../answers.ts';
import type { RunContext } from '../collector.ts';
import type { CollectorProblem, Read } from '../problem.ts';
import { Refusal, SessionAnswer } from './bluesky-answers.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const BlueskySettings = z.strictObject({
  /** Answers about accounts without a session. */
  publicApi: z.url().default('https://public.api.bsky.app'),
  /** Where sessions begin. */
  entryway: z.url().default('https://bsky.social'),
  /** The stream of everything; null listens to nothing. */
  jetstream: z.url().nullable().default('wss://jetstream1.us-east.bsky.network'),
  pageSize: z.number().int().min(1).max(100).default(100),
  /** Pages that the first run looks back. */
  firstPages: z.number().int().min(1).max(100).default(3),
});
const Session = z.object({ pds: z.string(), access: z.string(), refresh: z.string() });
type Session = z.output<typeof Session>;
export const BlueskyCredential = z.object({
  handle: z
    .string()
    .trim()
    .toLowerCase()
    .min(3, issue(say('blueskyEnterHandle')))
    .max(253),
  password: z
    .string()
    .trim()
    .min(1, issue(say('fieldRequired')))
    .max(200),
  /** Kept between runs: log-ins are limited to 300 a day. */
  session: Session.nullable().default(null),
});
export type BlueskyContext = RunContext<
  z.output<typeof BlueskySettings>,
  z.output<typeof BlueskyCredential>
>;
/** The same of somebody who is connected. */
type Member = BlueskyContext & { credential: z.output<typeof BlueskyCredential> };

const xrpc = (base: string, method: string, query: Readonly<Record<string, string>> = {}) =>
  `${base.replace(/\/$/, '')}/xrpc/${method}?${new URLSearchParams(query).toString()}`;

/** Asks the public server, without a session. */
export async function askPublic<T>(
  { http, settings, now }: BlueskyContext,
  method: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  return readXrpc(await http.get(xrpc(settings.publicApi, method, query)), schema, now());
}

/**
 * Asks through the connected account's own server. The session is begun or renewed when it must,
 * and kept: within the run, and with the credential for the next.
 */
export function askAsAccount(
  context: BlueskyContext,
): <T>(
  method: string,
  query: Readonly<Record<string, string>>,
  schema: z.ZodType<T>,
) => Promise<Read<T>> {
  const { http, credential, now } = context;
  let session = credential?.session ?? null;
  return async (method, query, schema) => {
    if (credential === null)
      return {
        ok: false,
        problem: {
          kind: 'reconnect',
          why: say('blueskySearch'),
        },
      };
    const ask = async (own: Read<Session>): Promise<Read<HttpAnswer>> => {
      if (!own.ok) return own;
      session = own.value;
      return {
        ok: true,
        value: await http.get(xrpc(session.pds, method, query), {
          authorization: `Bearer ${session.access}`,
        }),
      };
    };
    const member = { ...context, credential };
    let answer = await ask(
      session === null ? await beginSession(member) : { ok: true, value: session },
    );
    if (answer.ok && isExpired(answer.value) && session !== null)
      answer = await ask(await renewSession(member, session));
    return answer.ok ? readXrpc(answer.value, schema, now()) : answer;
  };
}

/** Logs in anew. @returns the session, which is kept with the credential. */
export async function beginSession(context: Member): Promise<Read<Session & { handle: string }>> {
  const { http, settings, credential, now } = context;
  const body = JSON.stringify({ identifier: credential.handle, password: credential.password });
  const answer = await http.request({
    url: xrpc(settings.entryway, 'com.atproto.server.createSession'),
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return keepSession(context, readJson(answer, SessionAnswer, 'Bluesky', now()));
}

async function renewSession(context: Member, session: Session): Promise<Read<Session>> {
  const { http, now } = context;
  const answer = await http.request({
    url: xrpc(session.pds, 'com.atproto.server.refreshSession'),
    method: 'POST',
    headers: { authorization: `Bearer ${session.refresh}` },
  });
  return isExpired(answer)
    ? beginSession(context)
    : keepSession(context, readJson(answer, SessionAnswer, 'Bluesky', now()));
}

async function keepSession(
  { settings, credential, keepCredential }: Member,
  read: Read<z.output<typeof SessionAnswer>>,
): Promise<Read<Session & { handle: string }>> {
  if (!read.ok)
    return read.problem.kind === 'reconnect' ? { ok: false, problem: NOT_ACCEPTED } : read;
  const { accessJwt, refreshJwt, didDoc, handle } = read.value;
  const home = didDoc?.service.find(({ id }) => id.endsWith('#atproto_pds'))?.serviceEndpoint;
  const session = {
    pds: home !== undefined && URL.canParse(home) ? home : settings.entryway,
    access: accessJwt,
    refresh: refreshJwt,
  };
  await keepCredential({ ...credential, session });
  return { ok: true, value: { ...session, handle } };
}

const NOT_ACCEPTED: CollectorProblem = {
  kind: 'reconnect',
  why: say('blueskyCredential'),
};

/** Servers say it with 400 and a name, or with 401. */
function isExpired(answer: HttpAnswer): boolean {
  return (
    answer.ok &&
    (answer.status === 401 ||
      (answer.status === 400 &&
        ['ExpiredToken', 'InvalidToken'].includes(refusalOf(answer)?.error ?? '')))
  );
}

const refusalOf = (answer: Answered) => {
  const read = parseAnswer(answer, Refusal, 'Bluesky');
  return read.ok ? read.value : null;
};

function readXrpc<T>(answer: HttpAnswer, schema: z.ZodType<T>, now: Date): Read<T> {
  if (answer.ok && answer.status === 400) {
    const { error = '', message = '' } = refusalOf(answer) ?? {};
    const words = message || error;
    const isGone =
      /not found/i.test(message) ||
      ['AccountTakedown', 'AccountDeactivated', 'RepoNotFound'].includes(error);
    return {
      ok: false,
      problem: isGone
        ? { kind: 'gone', why: say('blueskyGone') }
        : {
            kind: 'refused',
            why: words === '' ? say('blueskyRefusesSilently') : say('blueskyRefuses', { words }),
          },
    };
  }
  const read = readAnswer(answer, 'Bluesky', now);
  return read.ok ? parseAnswer(read.value, schema, 'Bluesky') : read;
}

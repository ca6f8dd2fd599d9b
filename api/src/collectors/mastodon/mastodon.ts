import { z } from 'zod';
import { TARGET_RULES } from '../../domain/target-rules.ts';
import { parseAnswer, readAnswer } from '../answers.ts';
import type { Connection, Run, RunContext, TargetContext, WatchedTarget } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { FINISHED, type Read } from '../problem.ts';
import { Recent, takenBack } from '../recent.ts';
import { Account, identityOf, itemOf, Refusal, Statuses, type Status } from './mastodon-answers.ts';
import { listenToHashtag } from './mastodon-stream.ts';

const Settings = z.strictObject({
  /** Where a server is, by its name, when not at https://name. */
  servers: z.record(z.string(), z.url()).default({}),
  /** Statuses of one page; servers give at most 40. */
  pageSize: z.number().int().min(1).max(40).default(40),
  /** Pages that the first run looks back. */
  firstPages: z.number().int().min(1).max(100).default(5),
});
export type MastodonSettings = z.output<typeof Settings>;
const Credential = z.object({
  server: z.string().trim().toLowerCase().regex(/^[a-z0-9.-]+\.[a-z]+$/, 'Enter the name of the server, such as mastodon.social.'),
  token: z.string().trim().min(1, 'Fill in this field.').max(500),
});
export type MastodonCredential = z.output<typeof Credential>;
/** `newest`: everything up to this status is stored. `recent` stands beside `seen`, one identity for each of its ids. */
const Watermark = z.object({ accountId: z.string().nullable(), newest: z.string().nullable(), recent: Recent, seen: Recent });
type Watermark = z.output<typeof Watermark>;
type Context = TargetContext<MastodonSettings, Watermark, MastodonCredential>;

/** Mastodon and what speaks like it: an account, or a hashtag as one server knows it. */
export const mastodon = defineCollector({
  sourceId: 21, slug: 'mastodon', name: 'Mastodon', rule: TARGET_RULES[21], intervalSeconds: 300, settings: Settings, watermark: Watermark, run,
  limitKey: (target) => serverOf(target),
  credential: {
    schema: Credential, isRequired: false, test,
    fields: [
      { name: 'server', label: 'Server', hint: 'The server of your account, such as mastodon.social. Other servers are asked without it.', isSecret: false },
      { name: 'token', label: 'Access token', hint: 'Of an application that you made under Preferences, Development, with the scope read.', isSecret: true },
    ],
  },
  async listen(context, hurry) {
    const server = serverOf(context.target);
    if (context.target.type !== 'search' || context.credential?.server !== server) return;
    return listenToHashtag(context, `${baseOf(context, server)}/api/v1/streaming/hashtag?tag=${encodeURIComponent(localOf(context.target))}`, hurry);
  },
});

/** The newest page shows what is new, edited and taken back; what lies between it and the last run is read upwards first. */
async function* run(context: Context): Run<Watermark> {
  const { target, watermark, settings } = context;
  const server = serverOf(target);
  let accountId = watermark?.accountId ?? null;
  if (target.type === 'account' && accountId === null) {
    const account = await ask(context, `accounts/lookup?${new URLSearchParams({ acct: localOf(target) }).toString()}`, Account);
    if (!account.ok) return account.problem.kind === 'gone' ? { kind: 'gone', why: `${server} knows no account ${localOf(target)}.` } : account.problem;
    accountId = account.value.id;
  }
  const path = accountId === null ? `timelines/tag/${encodeURIComponent(localOf(target))}?` : `accounts/${encodeURIComponent(accountId)}/statuses?exclude_reblogs=true&`;
  const page = (bound: string) => ask(context, `${path}limit=${settings.pageSize}${bound}`, Statuses);
  const top = await page('');
  if (!top.ok) return top.problem;
  const state = { accountId, newest: watermark?.newest ?? null, recent: watermark?.recent ?? [], seen: watermark?.seen ?? [] };
  const older = top.value.at(-1);
  if (older !== undefined && top.value.length >= settings.pageSize) {
    const between = yield* state.newest === null ? first(context, page, older.id) : gap(context, page, state, older.id);
    if (between.kind !== 'finished') return between;
  }
  const isWhole = top.value.length < settings.pageSize;
  const missing = new Set(takenBack(state.recent, top.value.map(({ id }) => id), isWhole));
  const deleted = state.seen.filter((_, index) => missing.has(state.recent[index] ?? ''));
  const isNew = (status: Status) => state.newest === null || isAfter(status.id, state.newest) || status.edited_at != null;
  const items = top.value.filter(isNew).map((status) => itemOf(status, server));
  yield {
    items, deleted,
    watermark: { accountId, newest: top.value.reduce((most, { id }) => (most === null || isAfter(id, most) ? id : most), state.newest), recent: top.value.map(({ id }) => id), seen: top.value.map((status) => identityOf(status, server)) },
  };
  const isShut = items.length === 0 && watermark === null && target.type === 'search';
  return isShut ? { kind: 'finished', note: `${server} shows nothing for this hashtag. Some servers answer members only: connect an account of this server.` } : FINISHED;
}

type PageOf = (bound: string) => Promise<Read<Status[]>>;

/** The first run: downwards from the newest page. No watermark yet: what is cut off begins again, and nothing is stored twice. */
async function* first({ settings, target }: Context, page: PageOf, from: string): Run<Watermark> {
  let until = from;
  for (let pages = 1; pages < settings.firstPages; pages += 1) {
    const read = await page(`&max_id=${until}`);
    if (!read.ok) return read.problem;
    const last = read.value.at(-1);
    if (last === undefined) break;
    yield { items: read.value.map((status) => itemOf(status, serverOf(target))) };
    until = last.id;
  }
  return FINISHED;
}

/** More came than one page holds: upwards from the last run, a page at a time, each with its watermark. */
async function* gap({ target }: Context, page: PageOf, state: Watermark, until: string): Run<Watermark> {
  let from = state.newest ?? '';
  while (isAfter(until, from)) {
    const read = await page(`&min_id=${from}`);
    if (!read.ok) return read.problem;
    const newest = read.value.reduce((most, { id }) => (isAfter(id, most) ? id : most), from);
    if (newest === from) break;
    from = newest;
    yield { items: read.value.map((status) => itemOf(status, serverOf(target))), watermark: { ...state, newest: from } };
  }
  return FINISHED;
}

/** Ids are numbers beyond 2^53, or letters that rise: longer is later. */
const isAfter = (a: string, b: string) => a.length > b.length || (a.length === b.length && a > b);

const watchedOf = ({ accountUsername, searchString }: WatchedTarget) => accountUsername ?? searchString ?? '';
const serverOf = (target: WatchedTarget) => watchedOf(target).slice(watchedOf(target).lastIndexOf('@') + 1);
const localOf = (target: WatchedTarget) => watchedOf(target).slice(0, watchedOf(target).lastIndexOf('@'));
const baseOf = ({ settings }: { settings: MastodonSettings }, server: string) => settings.servers[server] ?? `https://${server}`;

async function ask<T>(context: RunContext<MastodonSettings, MastodonCredential> & { target: WatchedTarget }, path: string, schema: z.ZodType<T>): Promise<Read<T>> {
  return askServer(context, serverOf(context.target), path, schema);
}

/** The token goes to its own server alone. */
async function askServer<T>(context: RunContext<MastodonSettings, MastodonCredential>, server: string, path: string, schema: z.ZodType<T>): Promise<Read<T>> {
  const own = context.credential?.server === server ? context.credential.token : null;
  const answer = await context.http.get(`${baseOf(context, server)}/api/v1/${path}`, own === null ? {} : { authorization: `Bearer ${own}` });
  const read = readAnswer(answer, server, context.now());
  if (read.ok) return parseAnswer(read.value, schema, server);
  if (answer.ok && own === null && (answer.status === 401 || answer.status === 422)) {
    return { ok: false, problem: { kind: 'refused', why: `${server} answers its members only. An admin connects an account of this server in the settings.` } };
  }
  if (answer.ok && answer.status === 403) {
    const said = parseAnswer(answer, Refusal, server);
    return { ok: false, problem: { kind: 'refused', why: said.ok ? `${server} refuses this: ${said.value.error}` : read.problem.why } };
  }
  return read;
}

async function test(context: RunContext<MastodonSettings, MastodonCredential> & { credential: MastodonCredential }): Promise<Read<Connection>> {
  const account = await askServer(context, context.credential.server, 'accounts/verify_credentials', Account);
  return account.ok ? { ok: true, value: { account: `${account.value.acct}@${context.credential.server}`, expiresAt: null } } : account;
}

import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { Connection, Run, RunContext, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import type { LeftOut } from '../left-out.ts';
import { FINISHED, type Read, stoppedAt } from '../problem.ts';
import { Recent, takenBack } from '../recent.ts';
import { Account, identityOf, itemOf, Statuses, type Status } from './mastodon-answers.ts';
import { ask, askServer, baseOf, localOf, serverOf } from './mastodon-server.ts';
import {
  Credential,
  Settings,
  type MastodonCredential,
  type MastodonSettings,
} from './mastodon-settings.ts';
import { listenToHashtag } from './mastodon-stream.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';

/**
 * What is still to be read: what lies below `from` down to `to` (null: so many pages as are
 * `left`).
 */
const Gap = z.object({ from: z.string(), to: z.string().nullable(), left: z.number().nullable() });
type Gap = z.output<typeof Gap>;
/**
 * `newest`: everything up to this status is stored, but for the gap. `recent` stands beside `seen`,
 * one identity for each of its ids.
 */
const Watermark = z.object({
  accountId: z.string().nullable(),
  newest: z.string().nullable(),
  recent: Recent,
  seen: Recent,
  gap: Gap.nullable().default(null),
});
type Watermark = z.output<typeof Watermark>;
type Context = TargetContext<MastodonSettings, Watermark, MastodonCredential>;

/** Mastodon and what speaks like it: an account, or a hashtag as one server knows it. */
export const mastodon = defineCollector({
  source,
  intervalSeconds: 300,
  settings: Settings,
  watermark: Watermark,
  run,
  limitKey: (target) => serverOf(target),
  credential: {
    schema: Credential,
    isRequired: false,
    test,
    fields: [
      {
        name: 'server',
        ...texts.fields.server,
        isSecret: false,
      },
      {
        name: 'token',
        ...texts.fields.token,
        isSecret: true,
      },
    ],
  },
  async listen(context, hurry) {
    const server = serverOf(context.target);
    if (context.target.type !== 'search' || context.credential?.server !== server) return;
    return listenToHashtag(
      context,
      `${baseOf(context, server)}/api/v1/streaming/hashtag?tag=${encodeURIComponent(localOf(context.target))}`,
      hurry,
    );
  },
});

/**
 * The newest page shows what is new, edited and perhaps taken back; what lies between it and the
 * last run is read downwards after it, each page with its watermark: what is cut off goes on there.
 */
async function* run(context: Context): Run<Watermark> {
  const { target, watermark, settings } = context;
  const server = serverOf(target);
  let accountId = watermark?.accountId ?? null;
  if (target.type === 'account' && accountId === null) {
    const account = await ask(
      context,
      `accounts/lookup?${new URLSearchParams({ acct: localOf(target) }).toString()}`,
      Account,
    );
    if (!account.ok)
      return account.problem.kind === 'gone'
        ? { kind: 'gone', why: say('accountUnknown', { server, name: localOf(target) }) }
        : account.problem;
    accountId = account.value.id;
  }
  const path =
    accountId === null
      ? `timelines/tag/${encodeURIComponent(localOf(target))}?`
      : `accounts/${encodeURIComponent(accountId)}/statuses?exclude_reblogs=true&`;
  const page: PageOf = (below) =>
    readPage(
      context,
      `${path}limit=${settings.pageSize}${below === null ? '' : `&max_id=${encodeURIComponent(below)}`}`,
    );
  const state: Watermark = {
    newest: null,
    recent: [],
    seen: [],
    gap: null,
    ...watermark,
    accountId,
  };
  const rest = yield* fill(context, page, state);
  if (rest.kind !== 'finished') return rest;
  const top = await page(null);
  if (!top.ok) return top.problem;
  const { statuses, leftOut, next } = top.value;
  const { newest } = state;
  const isMet = newest !== null && statuses.some(({ id }) => !isAfter(id, newest));
  const gap =
    next === null || isMet
      ? null
      : { from: next, to: newest, left: newest === null ? settings.firstPages - 1 : null };
  const gone = await takenBackOf(context, page, state, top.value);
  if (!gone.ok) return gone.problem;
  const isNew = (status: Status) =>
    newest === null || isAfter(status.id, newest) || status.edited_at != null;
  const items = statuses.filter(isNew).map((status) => itemOf(status, server));
  const reached: Watermark = {
    accountId,
    gap,
    newest: statuses.reduce(
      (most, { id }) => (most === null || isAfter(id, most) ? id : most),
      newest,
    ),
    recent: statuses.map(({ id }) => id),
    seen: statuses.map((status) => identityOf(status, server)),
  };
  yield { items, leftOut, deleted: gone.value, watermark: reached };
  const isShut = items.length === 0 && watermark === null && target.type === 'search';
  if (isShut)
    return {
      kind: 'finished',
      note: [say('mastodonShut', { server })],
    };
  return yield* fill(context, page, reached);
}

/** `next`: what lies below this id comes next; null where the list ends. */
interface StatusPage {
  statuses: Status[];
  leftOut: LeftOut[];
  next: string | null;
}
type PageOf = (below: string | null) => Promise<Read<StatusPage>>;

/**
 * Servers hide statuses after they cut the page, and some then name no next page: only an empty
 * page without one is the end.
 */
async function readPage(context: Context, path: string): Promise<Read<StatusPage>> {
  const read = await askServer(context, serverOf(context.target), path, Statuses);
  if (!read.ok) return read;
  const { all: statuses, leftOut } = read.value.said;
  const link = /<([^<>]+)>\s*;\s*rel="?next"?/i.exec(read.value.headers['link'] ?? '')?.[1] ?? '';
  const named = URL.canParse(link) ? new URL(link).searchParams.get('max_id') : null;
  return { ok: true, value: { statuses, leftOut, next: named ?? lowest(statuses) } };
}
const lowest = (statuses: readonly Status[]) =>
  statuses.reduce<string | null>(
    (least, { id }) => (least === null || isAfter(least, id) ? id : least),
    null,
  );

/** Reads down what is not read yet, to what is known or to the end. */
async function* fill(
  { settings, target }: Context,
  page: PageOf,
  state: Watermark,
): Run<Watermark> {
  let { gap } = state;
  while (gap !== null) {
    if (gap.left === 0) {
      yield { items: [], watermark: { ...state, gap: null } };
      return stoppedAt(settings.firstPages);
    }
    const read = await page(gap.from);
    if (!read.ok) return read.problem;
    const { statuses, leftOut, next } = read.value;
    const { from, to, left }: Gap = gap;
    const unknown = statuses.filter(({ id }) => to === null || isAfter(id, to));
    // A server that answers with the same again would be asked for ever.
    const isEnd =
      next === null ||
      !isAfter(from, next) ||
      unknown.length < statuses.length ||
      (to !== null && !isAfter(next, to));
    gap = isEnd ? null : { from: next, to, left: left === null ? null : left - 1 };
    yield {
      items: unknown.map((status) => itemOf(status, serverOf(target))),
      leftOut,
      watermark: { ...state, gap },
    };
  }
  return FINISHED;
}

/**
 * What was among the newest and is missing from a range that was really seen. The server may only
 * hide it: it counts as taken back when it is not at its own address either.
 */
async function takenBackOf(
  context: Context,
  page: PageOf,
  { recent, seen }: Watermark,
  top: StatusPage,
): Promise<Read<string[]>> {
  const shown = top.statuses.map(({ id }) => id);
  let missing = takenBack(recent, shown, false);
  if (
    shown.length < context.settings.pageSize &&
    recent.some((id) => !shown.includes(id) && !missing.includes(id))
  ) {
    const below = top.next === null ? null : await page(top.next);
    if (below !== null && !below.ok) return below;
    const isWhole = below === null || below.value.next === null;
    missing = takenBack(
      recent,
      [...shown, ...(below?.value.statuses ?? []).map(({ id }) => id)],
      isWhole,
    );
  }
  const gone: string[] = [];
  for (const id of missing) {
    const status = await ask(context, `statuses/${encodeURIComponent(id)}`, z.unknown());
    if (!status.ok && status.problem.kind === 'limited') return status;
    if (!status.ok && status.problem.kind === 'gone')
      gone.push(...seen.slice(recent.indexOf(id), recent.indexOf(id) + 1));
  }
  return { ok: true, value: gone };
}

/** Ids are numbers beyond 2^53, or letters that rise: longer is later. */
const isAfter = (a: string, b: string) => a.length > b.length || (a.length === b.length && a > b);

async function test(
  context: RunContext<MastodonSettings, MastodonCredential> & { credential: MastodonCredential },
): Promise<Read<Connection>> {
  const account = await askServer(
    context,
    context.credential.server,
    'accounts/verify_credentials',
    Account,
  );
  return account.ok
    ? {
        ok: true,
        value: {
          account: `${account.value.said.acct}@${context.credential.server}`,
          expiresAt: null,
        },
      }
    : account;
}

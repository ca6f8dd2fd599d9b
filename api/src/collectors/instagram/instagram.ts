import { z } from 'zod';
import { TARGET_RULES } from '../../domain/target-rules.ts';
import type { Run, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { askGraph, endOfToken, GraphSettings, graphTime, graphToken } from '../meta/graph.ts';
import type { LeftOut } from '../left-out.ts';
import { FINISHED, stoppedAt, type CollectorProblem, type Read } from '../problem.ts';
import { Recent, takenBack } from '../recent.ts';
import {
  Discovery,
  itemOf,
  MEDIUM_FIELDS,
  MediaPage,
  Owner,
  Tags,
  type InstagramMedium,
} from './instagram-answers.ts';

const Settings = GraphSettings.extend({
  pageSize: z.number().int().min(1).max(50).default(25),
  maxPages: z.number().int().min(1).max(100).default(10),
});
const Credential = z.object({
  token: graphToken,
  userId: z
    .string()
    .trim()
    .regex(
      /^\d{5,25}$/,
      'Enter the number of your professional account, such as 17841405309211844.',
    ),
});
/**
 * `newest`: when the newest post known was published (ms). Hashtags are global: their number is
 * kept.
 */
const Watermark = z.object({
  tagId: z.string().nullable(),
  newest: z.number().nullable(),
  recent: Recent,
});
type Watermark = z.output<typeof Watermark>;
type Context = TargetContext<z.output<typeof Settings>, Watermark, z.output<typeof Credential>>;

const DAY_MS = 86_400_000;
/** Read anew each time, for what was published late and for edits. */
const OVERLAP_MS = DAY_MS;
/** Hashtags of one connected account per rolling week. */
const TAGS_PER_WEEK = 30;

/**
 * Instagram: business and creator accounts, and hashtags of the last 24 hours
 * (reference/sources.md, section 4).
 */
export const instagram = defineCollector({
  sourceId: 1,
  slug: 'instagram',
  name: 'Instagram',
  rule: TARGET_RULES[1],
  intervalSeconds: 1_800,
  settings: Settings,
  watermark: Watermark,
  run,
  credential: {
    schema: Credential,
    isRequired: true,
    async test(context) {
      const me = await askGraph(
        context,
        'Instagram',
        context.credential.userId,
        { fields: 'id,username' },
        Owner,
      );
      return me.ok
        ? {
            ok: true,
            value: {
              account:
                me.value.value.username === undefined
                  ? me.value.value.id
                  : `@${me.value.value.username}`,
              expiresAt: await endOfToken(context, 'Instagram'),
            },
          }
        : me;
    },
    fields: [
      {
        name: 'token',
        label: 'Access token',
        hint:
          'Of somebody with a task on the Page of your own professional account, with ' +
          'instagram_basic and pages_read_engagement; hashtags also need Instagram Public ' +
          'Content Access.',
        isSecret: true,
      },
      {
        name: 'userId',
        label: 'Account number',
        hint: 'The number of your own professional account, through which others are read.',
        isSecret: false,
      },
    ],
  },
});

interface MediaAnswer {
  media: InstagramMedium[];
  leftOut: LeftOut[];
  after: string | null;
  pause: CollectorProblem | null;
}

/**
 * From the top each time: Instagram knows no "since". An account's posts stand in order of time,
 * but for what is pinned; a hashtag's do not, and there are only those of a day. What is known
 * already is handed on again: a caption that reads otherwise is an edit.
 */
async function* run(context: Context): Run<Watermark> {
  const { target, settings, watermark, now } = context;
  const isTag = target.type === 'search';
  const tag = isTag ? await tagOf(context) : ({ ok: true, value: null } as const);
  if (!tag.ok) return tag.problem;
  const from =
    watermark?.newest == null
      ? now().getTime() - settings.firstDays * DAY_MS
      : watermark.newest - OVERLAP_MS;
  const timeOf = (medium: InstagramMedium) =>
    graphTime(medium.timestamp)?.getTime() ?? now().getTime();
  const seen: InstagramMedium[] = [];
  let after: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const page: Read<MediaAnswer> =
      tag.value === null
        ? await accountPage(context, after)
        : await tagPage(context, tag.value, after);
    if (!page.ok) return page.problem;
    const { media, leftOut, pause } = page.value;
    // The same cursor again leads no further, and is no end of the list either.
    const isStuck = after !== null && page.value.after === after;
    ({ after } = page.value);
    const isWhole = after === null;
    seen.push(...media);
    const items = media
      .filter((medium) => isTag || timeOf(medium) >= from)
      .map((medium) => itemOf(medium, isTag ? null : target.accountUsername));
    const isMet = !isTag && media.length > 0 && items.length === 0;
    if (!isWhole && !isStuck && !isMet && pages < settings.maxPages) {
      yield { items, leftOut };
      if (pause !== null) return pause;
      continue;
    }
    // What is pinned stands out of its time: it is not missed when it moves back to its place.
    const inOrder = seen.filter(
      (medium, index) =>
        index + 1 >= seen.length || timeOf(medium) >= timeOf(seen[index + 1] ?? medium),
    );
    const recent = inOrder.slice(0, 200).map(({ id }) => id);
    const newest = seen.reduce(
      (most, medium) => Math.max(most, timeOf(medium)),
      watermark?.newest ?? 0,
    );
    const deleted = isTag
      ? []
      : takenBack(
          watermark?.recent ?? [],
          seen.map(({ id }) => id),
          isWhole,
        );
    yield {
      items,
      leftOut,
      deleted,
      watermark: { tagId: tag.value, newest: newest === 0 ? null : newest, recent },
    };
    return pause ?? (isWhole || isStuck || isMet ? FINISHED : stoppedAt(pages));
  }
}

/** Another account, read through the company's own. Cursors stand inside of the field. */
async function accountPage(context: Context, after: string | null): Promise<Read<MediaAnswer>> {
  const { credential, settings, target } = context;
  const media = `media.limit(${settings.pageSize})${after === null ? '' : `.after(${after})`}{${MEDIUM_FIELDS}}`;
  const read = await askGraph(
    context,
    'Instagram',
    credential?.userId ?? '',
    {
      fields: `business_discovery.username(${target.accountUsername ?? ''}){id,username,${media}}`,
    },
    Discovery,
  );
  if (!read.ok)
    return read.problem.kind === 'gone'
      ? {
          ok: false,
          problem: {
            kind: 'gone',
            why:
              `Instagram shows no account @${target.accountUsername ?? ''}: it is gone, ` +
              'personal or restricted. Only business and creator accounts are shown.',
          },
        }
      : read;
  const page = read.value.value.business_discovery.media;
  const { all = [], leftOut = [] } = page?.data ?? {};
  return {
    ok: true,
    value: {
      media: all,
      leftOut,
      after: page === undefined ? null : afterOf(page),
      pause: read.value.pause,
    },
  };
}

/**
 * Cursors are there on the last page too, and pages in the middle are short: the end is an empty
 * page that names no next.
 */
function afterOf({ data, paging }: z.output<typeof MediaPage>): string | null {
  const isEnd = data.count === 0 && paging?.next === undefined;
  return isEnd ? null : (paging?.cursors?.after ?? null);
}

async function tagPage(
  context: Context,
  tagId: string,
  after: string | null,
): Promise<Read<MediaAnswer>> {
  const read = await askGraph(
    context,
    'Instagram',
    `${tagId}/recent_media`,
    {
      user_id: context.credential?.userId ?? '',
      fields: MEDIUM_FIELDS,
      limit: String(context.settings.pageSize),
      ...(after === null ? {} : { after }),
    },
    MediaPage,
  );
  if (!read.ok) return read;
  const { value: page, pause } = read.value;
  return {
    ok: true,
    value: { media: page.data.all, leftOut: page.data.leftOut, after: afterOf(page), pause },
  };
}

/** The number of a hashtag; a new one is asked for only while the week's thirty are not spent. */
async function tagOf(context: Context): Promise<Read<string>> {
  const { credential, target, watermark } = context;
  const user = { user_id: credential?.userId ?? '' };
  if (watermark?.tagId != null) return { ok: true, value: watermark.tagId };
  const spent = await askGraph(
    context,
    'Instagram',
    `${user.user_id}/recently_searched_hashtags`,
    { limit: '30' },
    Tags,
  );
  if (!spent.ok) return spent;
  const found = await askGraph(
    context,
    'Instagram',
    'ig_hashtag_search',
    { ...user, q: target.searchString ?? '' },
    Tags,
  );
  if (!found.ok)
    return found.problem.kind === 'gone'
      ? {
          ok: false,
          problem: {
            kind: 'refused',
            why: `Instagram does not show #${target.searchString ?? ''}: it is unknown or held back as sensitive.`,
          },
        }
      : found;
  const id = found.value.value.data.all[0]?.id;
  if (id === undefined)
    return {
      ok: false,
      problem: { kind: 'gone', why: `Instagram knows no hashtag #${target.searchString ?? ''}.` },
    };
  const known = spent.value.value.data.all.map((tag) => tag.id);
  if (known.length >= TAGS_PER_WEEK && !known.includes(id))
    return {
      ok: false,
      problem: {
        kind: 'refused',
        why:
          `The ${TAGS_PER_WEEK} hashtags that Instagram allows a connected account per week are ` +
          'spent. Pause another hashtag, or wait.',
      },
    };
  return { ok: true, value: id };
}

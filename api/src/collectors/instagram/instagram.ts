import type { Run } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import { askGraph, endOfToken, graphTime } from '../meta/graph.ts';
import { FINISHED, type Read, stoppedAt } from '../problem.ts';
import { takenBack } from '../recent.ts';
import { type InstagramMedium, itemOf, Owner } from './instagram-answers.ts';
import { accountPage, type MediaAnswer, tagPage } from './instagram-pages.ts';
import { type Context, Credential, Settings, Watermark } from './instagram-settings.ts';
import { tagOf } from './instagram-tags.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';

const DAY_MS = 86_400_000;
/** Read anew each time, for what was published late and for edits. */
const OVERLAP_MS = DAY_MS;

/** Instagram: business and creator accounts, and hashtags of the last 24 hours. */
export const instagram = defineCollector({
  source,
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
        ...texts.fields.token,
        isSecret: true,
      },
      {
        name: 'userId',
        ...texts.fields.userId,
        isSecret: false,
      },
    ],
  },
});

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

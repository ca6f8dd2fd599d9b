import { z } from 'zod';
import type { Run, TargetContext } from '../collector.ts';
import { defineCollector } from '../define-collector.ts';
import type { NewItem } from '../item.ts';
import {
  askGraph,
  cursorOf,
  endOfToken,
  graphPage,
  GraphSettings,
  graphTime,
  graphToken,
} from '../meta/graph.ts';
import { graphWebhook, hookFields, HookSecrets } from '../meta/webhook.ts';
import { FINISHED, stoppedAt } from '../problem.ts';
import texts from './messages/en.json' with { type: 'json' };
import { source } from './source.ts';

const Settings = GraphSettings.extend({
  pageSize: z.number().int().min(1).max(100).default(50),
  /** Facebook gives about 600 ranked posts a year: pages of one run at most. */
  maxPages: z.number().int().min(1).max(100).default(12),
});
const Credential = z.object({ token: graphToken, ...HookSecrets.shape });
/**
 * `newest`: when the newest post known was written (ms). Posts come ranked: what is a little older
 * may come later.
 */
const Watermark = z.object({
  pageId: z.string(),
  newest: z.number(),
  delivery: z.number().nullable(),
});
type Watermark = z.output<typeof Watermark>;
type Context = TargetContext<z.output<typeof Settings>, Watermark, z.output<typeof Credential>>;

const DAY_MS = 86_400_000;
/** Read anew each time, for posts that are ranked late and for edits. */
const OVERLAP_MS = 2 * DAY_MS;

const Image = z.object({ image: z.object({ src: z.string() }).loose().optional() }).loose();
const Attachment = z
  .object({
    media: Image.optional(),
    url: z.string().optional(),
    subattachments: z
      .object({ data: z.array(z.object({ media: Image.optional() }).loose()).default([]) })
      .loose()
      .optional(),
  })
  .loose();
const Post = z
  .object({
    id: z.string(),
    message: z.string().default(''),
    created_time: z.string().optional(),
    permalink_url: z.string().optional(),
    full_picture: z.string().optional(),
    from: z.object({ id: z.string(), name: z.string().optional() }).loose().optional(),
    attachments: z
      .object({ data: z.array(Attachment).default([]) })
      .loose()
      .optional(),
  })
  .loose();
const Posts = graphPage(Post);
const Page = z.object({ id: z.string(), name: z.string().optional() }).loose();
/**
 * What Facebook pushes of a Page: only what was taken back is read of it; everything else the next
 * run reads for itself.
 */
const Push = z
  .object({
    entry: z
      .array(
        z
          .object({
            id: z.string(),
            changes: z
              .array(
                z
                  .object({
                    field: z.string(),
                    value: z
                      .object({ post_id: z.string().optional(), verb: z.string().optional() })
                      .loose(),
                  })
                  .loose(),
              )
              .default([]),
          })
          .loose(),
      )
      .default([]),
  })
  .loose();

/** Facebook: posts of a Page. */
export const facebook = defineCollector({
  source,
  intervalSeconds: 900,
  settings: Settings,
  watermark: Watermark,
  run,
  credential: {
    schema: Credential,
    isRequired: true,
    async test(context) {
      const me = await askGraph(context, 'Facebook', 'me', { fields: 'id,name' }, Page);
      return me.ok
        ? {
            ok: true,
            value: {
              account: me.value.value.name ?? me.value.value.id,
              expiresAt: await endOfToken(context, 'Facebook'),
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
      ...hookFields(texts.fields).map((field) => ({ ...field, isOptional: true })),
    ],
  },
  webhook: graphWebhook,
});

async function* run(context: Context): Run<Watermark> {
  const { target, settings, watermark, now } = context;
  const ask = <T>(path: string, query: Record<string, string>, schema: z.ZodType<T>) =>
    askGraph(context, 'Facebook', path, query, schema);
  const page = await ask(
    encodeURIComponent(watermark?.pageId ?? target.accountUsername ?? ''),
    { fields: 'id,name' },
    Page,
  );
  if (!page.ok) return page.problem;
  const { id: pageId, name } = page.value.value;
  const from =
    watermark === null
      ? now().getTime() - settings.firstDays * DAY_MS
      : watermark.newest - OVERLAP_MS;
  const back = await takenBack(context, pageId);
  let newest = watermark?.newest ?? from;
  let after: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const read = await ask(
      `${pageId}/published_posts`,
      { limit: String(settings.pageSize), fields: FIELDS, ...(after === null ? {} : { after }) },
      Posts,
    );
    if (!read.ok) return read.problem;
    const { all: data, leftOut } = read.value.value.data;
    const timeOf = (post: z.output<typeof Post>) =>
      graphTime(post.created_time)?.getTime() ?? now().getTime();
    // Ranked, not in order of time: every post is looked at, and only a whole page of old ones ends
    // the run.
    const shown = data.filter((post) => timeOf(post) >= from);
    newest = Math.max(newest, ...shown.map(timeOf));
    const next = cursorOf(read.value.value);
    const isEnd = next === null || next === after || (data.length > 0 && shown.length === 0);
    after = next;
    const isLast = isEnd || pages >= settings.maxPages;
    yield {
      items: shown.map((post) => itemOf(post, name ?? null)),
      leftOut,
      ...(isLast
        ? { deleted: back.ids, watermark: { pageId, newest, delivery: back.delivery } }
        : {}),
    };
    if (isLast) return read.value.pause ?? (isEnd ? FINISHED : stoppedAt(pages));
    if (read.value.pause !== null) return read.value.pause;
  }
}

const FIELDS =
  'id,message,created_time,permalink_url,from,full_picture,attachments{media_type,media,url,subattachments}';

/** Posts that Facebook said were removed, as pushed since the last run. */
async function takenBack(
  { deliveries, watermark }: Context,
  pageId: string,
): Promise<{ ids: string[]; delivery: number | null }> {
  const ids: string[] = [];
  let delivery = watermark?.delivery ?? null;
  for (;;) {
    const stored = await deliveries(delivery);
    const last = stored.at(-1);
    if (last === undefined) return { ids, delivery };
    delivery = last.id;
    for (const { body } of stored) {
      const entries = Push.safeParse(body).data?.entry ?? [];
      const removals = entries
        .filter(({ id }) => id === pageId)
        .flatMap(({ changes }) =>
          changes.filter(({ field, value }) => field === 'feed' && value.verb === 'remove'),
        );
      ids.push(...removals.flatMap(({ value }) => value.post_id ?? []));
    }
  }
}

/** All pictures of an album; `full_picture` is small and taken only where nothing else is there. */
function itemOf(post: z.output<typeof Post>, pageName: string | null): NewItem {
  const attachments = post.attachments?.data ?? [];
  const pictures = attachments
    .flatMap(({ media, subattachments }) =>
      subattachments !== undefined && subattachments.data.length > 0
        ? subattachments.data.map((sub) => sub.media?.image?.src)
        : [media?.image?.src],
    )
    .filter((src) => src !== undefined);
  const links = attachments.flatMap(({ url }) =>
    url === undefined || url.startsWith('https://www.facebook.com/') || post.message.includes(url)
      ? []
      : [url],
  );
  const all =
    pictures.length > 0 ? pictures : post.full_picture === undefined ? [] : [post.full_picture];
  return {
    vendorId: post.id,
    url: post.permalink_url ?? `https://www.facebook.com/${post.id}`,
    authorHandle: post.from?.name ?? pageName,
    authorId: post.from?.id ?? null,
    authorName: post.from?.name ?? pageName,
    authorUrl: post.from === undefined ? null : `https://www.facebook.com/${post.from.id}`,
    text: [post.message, links.join('\n')].filter(Boolean).join('\n\n'),
    createdAt: graphTime(post.created_time),
    // Facebook tells of the last comment where others tell of the last edit: a text that reads
    // otherwise is an edit.
    editedAt: null,
    media: [...new Set(all)].map((url) => ({ kind: 'image' as const, url })),
    raw: post,
  };
}

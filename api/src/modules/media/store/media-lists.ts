import type { Step } from '@vedetta/detection/formats/step.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { z } from 'zod';
import {
  isSteady,
  plainMediaConditions,
  searches,
  type AlertFilter,
} from '../../alerts/store/alert-filter.ts';
import type { Db } from '../../../platform/database/database.ts';
import { mediaCount, mediaList } from './media-counts.ts';
import { searchPage } from '../../search/store/search-walks.ts';
import {
  ask,
  askAnew,
  literal,
  NOTHING,
  q,
  type Piece,
} from '../../../platform/database/statement.ts';

const CoverageField = z.object({
  parts: z.number(),
  examined: z.number(),
  unexamined: z.array(
    z.object({
      path: z.array(z.custom<Step>()),
      reason: z.custom<readonly Message[]>(),
      isBroken: z.boolean(),
    }),
  ),
});
const Listed = z.object({
  id: z.number(),
  title: z.string(),
  titleMessage: z.custom<Message | null>(),
  sourceId: z.number(),
  sourceName: z.string(),
  searchString: z.string().nullable(),
  accountUsername: z.string().nullable(),
  scanStatus: z.string(),
  problem: z.custom<readonly Message[]>().nullable(),
  coverage: CoverageField.nullable(),
  highestSeverity: z.number().nullable(),
  seenCount: z.number(),
  createdAt: z.coerce.date(),
  previewWidth: z.number().nullable(),
  previewHeight: z.number().nullable(),
  alertStatuses: z.array(z.object({ status: z.string(), count: z.number() })),
});
/** What a list shows of a media item. */
export type ListedMedia = z.output<typeof Listed>;
const Page = z.object({ count: z.coerce.number(), rows: z.array(Listed) });

/** The rows of a page as one value of JSON, the newest first. @param page a table `page` of ids. */
const listedMedia = (page: Piece): Piece => q`(
  select coalesce(json_agg(json_build_object('id', media.id, 'title', media.title,
    'titleMessage', media.title_message, 'sourceId',
    media.source_id, 'sourceName', media.source_name,
    'searchString', media.search_string, 'accountUsername', media.account_username, 'scanStatus',
      media.scan_status, 'problem', media.problem,
    'coverage', media.coverage,
    'highestSeverity', media.highest_severity, 'seenCount', media.seen_count, 'createdAt', media.created_at,
    'previewWidth', media.preview_width, 'previewHeight', media.preview_height, 'alertStatuses', (
      select coalesce(json_agg(each), '[]') from (select status, count(*) from alerts
        where alerts.media_id = media.id group by status) as each
    )) order by media.id desc), '[]')
  from ${page} join media on media.id = page.id)`;

/**
 * A page of media, newest first, with the number of alerts of each by status.
 * @param filter what of it applies to media items: source, target, time and search.
 * @returns `isPartial` when a search has more than `count` matches.
 */
export async function listMedia(
  db: Db,
  filter: AlertFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ count: number; isPartial: boolean; rows: ListedMedia[] }> {
  if (searches(filter)) {
    const { ids, ...numbers } = await searchPage(db, mediaList(filter), { page, pageSize });
    if (ids.length === 0) return { ...numbers, rows: [] };
    const [found] = await ask(
      db,
      q`select 0 as count, ${listedMedia(q`unnest(${ids}::bigint[]) as page (id)`)} as rows`,
    );
    return { ...numbers, rows: Page.parse(found).rows };
  }
  const ids = q`select media.id from media where ${plainMediaConditions(filter)} order by media.id desc
    limit ${literal(pageSize)}${page === 1 ? NOTHING : q` offset ${(page - 1) * pageSize}`}`;
  const [found] = await (isSteady(filter) ? ask : askAnew)(
    db,
    q`select ${mediaCount(filter)} as count, ${listedMedia(q`(${ids}) as page`)} as rows`,
  );
  return { ...Page.parse(found), isPartial: false };
}

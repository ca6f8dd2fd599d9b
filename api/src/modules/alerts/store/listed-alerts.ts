import type { Message } from '@vedetta/messages/message.ts';
import { z } from 'zod';
import type { AlertRow } from './alerts.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ask, q, type Piece } from '../../../platform/database/statement.ts';

const Listed = z.object({
  alert: z.object({
    id: z.number(),
    version: z.number(),
    mediaId: z.number(),
    sourceId: z.number(),
    detector: z.string(),
    title: z.string(),
    titleMessage: z.custom<Message>(),
    summary: z.string(),
    summaryMessage: z.custom<Message | null>(),
    marks: z.array(z.object({ start: z.number(), end: z.number() })),
    severity: z.number(),
    severitySetByPerson: z.boolean(),
    status: z.string(),
    feedbackResponse: z.string().nullable(),
    dismissReason: z.string().nullable(),
    detectedAt: z.coerce.date(),
    updatedAt: z.coerce.date(),
  }),
  media: z.object({
    title: z.string(),
    titleMessage: z.custom<Message | null>(),
    sourceName: z.string(),
    searchString: z.string().nullable(),
    accountUsername: z.string().nullable(),
    seenCount: z.number(),
  }),
  assignee: z
    .object({ id: z.number(), firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable(),
});
/** What a list shows of an alert. */
export type ListedAlert = z.output<typeof Listed> & Pick<AlertRow, 'media' | 'assignee'>;

/** Rows as `listedAlerts` answers them. */
export const ListedAlerts = z.array(Listed);

/**
 * The rows of a page as one value of JSON, which costs a third of what rows of thirty columns do.
 * @param page a table `page` of ids.
 * @param order of the rows, over `alerts`.
 */
export const listedAlerts = (page: Piece, order: Piece): Piece => q`(
  select coalesce(json_agg(json_build_object(
    'alert', json_build_object('id', alerts.id, 'version', alerts.version, 'mediaId', alerts.media_id,
      'sourceId', alerts.source_id, 'detector', alerts.detector,
      'title', alerts.title, 'titleMessage', alerts.title_message,
      'summary', alerts.summary, 'summaryMessage', alerts.summary_message,
        'marks', alerts.marks, 'severity', alerts.severity,
        'severitySetByPerson', alerts.severity_set_by_person,
      'status', alerts.status, 'feedbackResponse', alerts.feedback_response, 'dismissReason',
        alerts.dismiss_reason, 'detectedAt', alerts.detected_at, 'updatedAt', alerts.updated_at),
    'media', json_build_object('title', media.title, 'titleMessage', media.title_message,
      'sourceName', media.source_name, 'searchString', media.search_string,
      'accountUsername', media.account_username, 'seenCount', media.seen_count),
    'assignee', case when users.id is not null then json_build_object('id', users.id, 'firstName',
      users.first_name, 'lastName', users.last_name, 'email', users.email) end
  ) order by ${order}), '[]')
  from ${page} join alerts on alerts.id = page.id join media on media.id = alerts.media_id left
    join users on users.id = alerts.assignee_id)`;

const Rows = z.object({ rows: ListedAlerts });

/** The alerts of these ids in the order of the list. */
export async function loadListed(
  db: Db,
  ids: readonly number[],
  order: Piece,
): Promise<ListedAlert[]> {
  if (ids.length === 0) return [];
  const [found] = await ask(
    db,
    q`select ${listedAlerts(q`unnest(${[...ids]}::bigint[]) as page (id)`, order)} as rows`,
  );
  return Rows.parse(found).rows;
}

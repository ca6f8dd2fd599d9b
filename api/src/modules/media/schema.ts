import { z } from 'zod';
import { Email, Id, IdParam, SourceId, text, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageRequest, searchedPageOf } from '../../platform/http/paging.ts';
import { walkOf, walkRequest } from '../../platform/http/walking.ts';
import { activityOperations } from './activity-schema.ts';
import { contentOperations } from './content-schema.ts';
import { MediaDetail, MediaGroup, MediaSummary } from './item-schema.ts';

export const Onlooker = z
  .object({ id: Id, first_name: z.string(), last_name: z.string(), full_name: z.string() })
  .meta({ id: 'Onlooker', description: 'Colleague who has the item open.' });
export const Presence = z.object({ media_id: Id, people: z.array(Onlooker) }).meta({
  id: 'Presence',
  description:
    'People viewing a media item now, by name, including the caller. Also a message of `/ws/presence/`.',
});
export const MediaPage = searchedPageOf(MediaSummary, 'MediaPage');
/** Members left out do not filter. */
const mediaFilterMembers = {
  source_ids: z.array(SourceId).max(50).optional(),
  target_ids: z.array(Id).max(500).optional(),
  search_query: text(256, 0).optional(),
  time_from: Timestamp.optional().meta({
    description: 'Start of the time range: items collected or uploaded then or later.',
  }),
  time_to: Timestamp.optional().meta({
    description: 'End of the time range: items collected or uploaded then or earlier.',
  }),
};
const base = '/api/media/v1';
export const mediaOperations = {
  list: operation({
    id: 'listMedia',
    method: 'post',
    path: `${base}/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Returns everything collected or uploaded, newest first.',
    body: z.strictObject({ ...pageRequest(50), ...mediaFilterMembers }),
    problems: [404],
    response: MediaPage,
  }),
  walk: operation({
    id: 'walkMedia',
    method: 'post',
    path: `${base}/walk/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Returns all media items, ordered by id, each exactly once, even if more are added meanwhile.',
    body: z.strictObject({ ...walkRequest, ...mediaFilterMembers }),
    problems: [404],
    response: walkOf(MediaSummary, 'MediaWalk'),
  }),
  ...activityOperations,
  assign: operation({
    id: 'assignMedia',
    method: 'patch',
    path: `${base}/{id}/assigned/`,
    tag: 'media',
    access: 'alerts.triage',
    status: 200,
    summary: 'Assigns a media item to a colleague, who is notified, or to no one.',
    params: IdParam,
    body: z.strictObject({ assigned_to: Id.nullable() }),
    response: MediaDetail,
    problems: [404],
  }),
  patch: operation({
    id: 'updateMedia',
    method: 'patch',
    path: `${base}/{id}/`,
    tag: 'media',
    access: 'alerts.triage',
    status: 200,
    summary: 'Renames a media item, or records how to contact its publisher.',
    params: IdParam,
    body: z.strictObject({
      title: text(256).optional(),
      publisher_email: Email.nullable().optional(),
    }),
    response: MediaDetail,
    problems: [404],
  }),
  read: operation({
    id: 'getMedia',
    method: 'get',
    path: `${base}/{id}/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary: 'Returns a media item with its alerts, evidence and scan report.',
    params: IdParam,
    response: MediaDetail,
    problems: [404],
  }),
  presence: operation({
    id: 'getMediaPresence',
    method: 'get',
    path: `${base}/{id}/presence/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Returns who is viewing a media item now, as far as clients report it over `/ws/presence/`.',
    params: IdParam,
    response: Presence,
    problems: [404],
  }),
  groups: operation({
    id: 'listMediaGroups',
    method: 'post',
    path: `${base}/groups/`,
    tag: 'media',
    access: 'media.read',
    status: 200,
    summary:
      'Returns which items have the same text or look the same, and how often they were seen ' +
      'in total; ids that aren’t the company’s are left out.',
    body: z.strictObject({ media_ids: z.array(Id).min(1).max(200) }),
    response: z.object({ results: z.array(MediaGroup) }).meta({ id: 'MediaGroups' }),
  }),
  ...contentOperations,
};

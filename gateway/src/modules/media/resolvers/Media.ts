import type { MediaResolvers } from '../../../generated/resolvers-types.ts';
import { sourceOf } from '../../common/sources.ts';
import { toId } from '../../common/ids.ts';
import { toNodeId } from '../../common/node-ids.ts';
import { mapPage, pageArgs } from '../../common/pages.ts';
import { mapNote } from '../../notes/mappers.ts';
import { mapActivity } from '../mappers.ts';

export const Media: MediaResolvers = {
  nodeId: ({ id }) => toNodeId('Media', id),
  source: ({ sourceId }) => sourceOf(sourceId),
  changes: async (media, args, { rest }) =>
    mapPage(
      await rest.call('listActivities', { body: { ...pageArgs(args), media_id: toId(media.id) } }),
      mapActivity,
    ),
  notes: async (media, args, { rest }) =>
    mapPage(
      await rest.call('listNotes', { body: { ...pageArgs(args), media_id: toId(media.id) } }),
      mapNote,
    ),
  activity: async (media, args, { rest }) =>
    mapPage(
      await rest.call('listAllActivity', { body: { ...pageArgs(args), media_id: toId(media.id) } }),
      mapActivity,
    ),
};

import type {
  NoteChangeKind,
  SubscriptionResolvers,
} from '../../../../generated/resolvers-types.ts';
import { fromId, fromIdOrNull } from '../../../common/ids.ts';
import { subscription } from '../../../common/subscription.ts';

const KINDS = {
  created: 'CREATED',
  edited: 'EDITED',
  deleted: 'DELETED',
} as const satisfies Record<string, NoteChangeKind>;

export const noteChanged: SubscriptionResolvers['noteChanged'] = subscription(
  'events',
  (event, { mediaId }: { mediaId?: string | null | undefined }) => {
    if (event.type !== 'note.changed' || (mediaId != null && mediaId !== fromId(event.media_id)))
      return undefined;
    return {
      eventId: fromId(event.id),
      noteId: fromId(event.note_id),
      mediaId: fromId(event.media_id),
      alertId: fromIdOrNull(event.alert_id),
      change: KINDS[event.change],
      actorId: fromId(event.actor_id),
    };
  },
);

import type { Note } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { mapPerson } from '../users/mappers.ts';

export function mapNote(note: Rest['Note']): Note {
  return {
    id: fromId(note.id),
    mediaId: fromId(note.media_id),
    alertId: fromIdOrNull(note.alert_id),
    author: mapPerson(note.author),
    text: note.text,
    taggedUsers: note.tagged_users.map(mapPerson),
    createdAt: note.created_at,
    updatedAt: note.updated_at,
  };
}

import { z } from 'zod';
import { Id, IdParam, Person, text, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';

export const Note = z
  .object({
    id: Id,
    media_id: Id,
    alert_id: Id.nullable(),
    author: Person,
    text: z.string(),
    tagged_users: z.array(Person),
    created_at: Timestamp,
    updated_at: Timestamp.nullable(),
  })
  .meta({
    id: 'Note',
    description: 'Note on a media item; mentions appear in its text as `@{{address}}`.',
  });
const NoteText = text(10_000);

const base = '/api/alert/v1';
export const noteOperations = {
  createNote: operation({
    id: 'createNote',
    method: 'post',
    path: `${base}/create_notes/`,
    tag: 'notes',
    access: 'notes.write',
    status: 201,
    takesKey: true,
    summary: 'Creates a note; people mentioned as `@{{address}}` are notified.',
    body: z.strictObject({ media_id: Id, alert_id: Id.optional(), text: NoteText }),
    response: Note,
    problems: [404],
  }),
  updateNote: operation({
    id: 'updateNote',
    method: 'patch',
    path: `${base}/notes/{id}/`,
    tag: 'notes',
    access: 'notes.write',
    status: 200,
    summary: 'Edits a note. Only its author or an admin can do this.',
    params: IdParam,
    body: z.strictObject({ text: NoteText }),
    response: Note,
    problems: [403, 404],
  }),
  deleteNote: operation({
    id: 'deleteNote',
    method: 'delete',
    path: `${base}/notes/{id}/`,
    tag: 'notes',
    access: 'notes.write',
    status: 204,
    summary: 'Deletes a note, for everyone at once. Only its author or an admin can do this.',
    params: IdParam,
    problems: [403, 404],
  }),
  restoreNote: operation({
    id: 'restoreNote',
    method: 'post',
    path: `${base}/notes/{id}/restore/`,
    tag: 'notes',
    access: 'notes.write',
    status: 200,
    summary:
      'Restores a note that was deleted within the last minute. Only its author or an admin can do this.',
    params: IdParam,
    response: Note,
    problems: [403, 404, 410],
  }),
};

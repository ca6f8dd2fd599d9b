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
  .meta({ id: 'Note', description: 'Mentions stand in the text as `@{{address}}`.' });
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
    summary: 'Writes a note; people mentioned as `@{{address}}` are notified.',
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
    summary: 'Changes a note: its author or an admin.',
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
    summary: 'Deletes a note, for everybody at once: its author or an admin.',
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
    summary: 'Brings back a note that was deleted within the last minute: its author or an admin.',
    params: IdParam,
    response: Note,
    problems: [403, 404, 410],
  }),
};

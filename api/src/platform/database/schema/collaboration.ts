import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { alerts } from './alerts.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { media } from './media.ts';
import { companies, users } from './people.ts';

// What people say and do about a media item, and who looks at it.

export const notes = pgTable(
  'notes',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
    authorId: ref('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name at the time, for when the author is gone. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: at('updated_at'),
    /**
     * Deleted then: nobody sees it any more, and for a moment it can be brought back
     * (docs/decisions/200).
     */
    deletedAt: at('deleted_at'),
  },
  (t) => [
    index('notes_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('notes_media').on(t.mediaId, t.id),
    index('notes_author').on(t.authorId),
    index('notes_alert')
      .on(t.alertId)
      .where(sql`alert_id is not null`),
  ],
);

export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: ref('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.userId] }), index('note_mentions_user').on(t.userId)],
);

export const activities = pgTable(
  'activities',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
    noteId: ref('note_id').references(() => notes.id, { onDelete: 'set null' }),
    /** null: Vedetta itself. */
    actorId: ref('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Written when the actor's account goes: an act of a person never becomes one of Vedetta's. */
    actorName: text('actor_name'),
    kind: text('kind').notNull(),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    /**
     * What was said to it: the reason of a dismissal, the feedback of a resolution, the subject of
     * a letter.
     */
    detail: text('detail'),
    /** It takes an earlier change back, which is no step of the life cycle. */
    isUndo: boolean('is_undo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('activities_media').on(t.mediaId, t.id.desc().nullsFirst()),
    index('activities_actor')
      .on(t.actorId)
      .where(sql`actor_id is not null`),
    // For the deletion of what they point at.
    index('activities_alert')
      .on(t.alertId)
      .where(sql`alert_id is not null`),
    index('activities_note')
      .on(t.noteId)
      .where(sql`note_id is not null`),
  ],
);

/**
 * Processes whose people look at something. Both tables are unlogged: after a crash of the database
 * everybody says again what they look at.
 */
export const presenceProcesses = pgTable('presence_processes', {
  id: uuid('id').primaryKey(),
  until: at('until').notNull(),
});

/** Who looks at which media item, one row per person and process however often they say so. */
export const presence = pgTable(
  'presence',
  {
    processId: uuid('process_id')
      .notNull()
      .references(() => presenceProcesses.id, { onDelete: 'cascade' }),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.processId, t.mediaId, t.userId] }),
    index('presence_media').on(t.mediaId),
    index('presence_user').on(t.userId),
  ],
);

import type { Message } from '@vedetta/messages/message.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SocketEvent } from '../../realtime/messages.ts';
import { alerts } from './alerts.ts';
import { at, bytea, createdAt, id, ref } from './columns.ts';
import { media } from './media.ts';
import { companies, users } from './people.ts';

// What is told to people: in the app, by mail, over sockets.

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    recipientId: ref('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    context: text('context').notNull(),
    actorId: ref('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name'),
    /** `userId` of the params: the user to review. */
    aboutUserId: ref('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    mediaId: ref('media_id').references(() => media.id, { onDelete: 'set null' }),
    alertId: ref('alert_id').references(() => alerts.id, { onDelete: 'set null' }),
    message: jsonb('message').$type<Message>().notNull(),
    readAt: at('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_recipient').on(t.recipientId, t.id.desc().nullsFirst()),
    index('notifications_unread')
      .on(t.recipientId)
      .where(sql`read_at is null`),
    index('notifications_actor')
      .on(t.actorId)
      .where(sql`actor_id is not null`),
    index('notifications_about')
      .on(t.aboutUserId)
      .where(sql`about_user_id is not null`),
    index('notifications_media')
      .on(t.mediaId)
      .where(sql`media_id is not null`),
    index('notifications_alert')
      .on(t.alertId)
      .where(sql`alert_id is not null`),
  ],
);

/** Letters by mail, queued in the transaction of what they tell of. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** null: not in the name of a company. */
    companyId: ref('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The user written to, when there is one: the letter goes with the account. */
    userId: ref('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** `invitation`, `password_reset`, …: what the letter is about. */
    kind: text('kind').notNull(),
    /** The same key never makes a second letter. */
    dedupeKey: text('dedupe_key').notNull(),
    recipient: text('recipient').notNull(),
    messageId: text('message_id').notNull(),
    /**
     * The letter, encrypted, since it may hold a one-time link; null once it has left or never
     * will.
     */
    sealed: bytea('sealed'),
    /**
     * queued, sending, sent, failed, expired, uncertain
     * (docs/decisions/040-mail-is-never-sent-twice.md)
     */
    state: text('state').notNull().default('queued'),
    problem: jsonb('problem').$type<Message[]>(),
    /** Not worth sending later than this. */
    expiresAt: at('expires_at'),
    createdAt: createdAt(),
    sentAt: at('sent_at'),
  },
  (t) => [
    uniqueIndex('mails_dedupe').on(t.dedupeKey),
    index('mails_company').on(t.companyId, t.id),
    index('mails_user').on(t.userId),
    index('mails_age').on(t.createdAt),
  ],
);

/** What `/ws/events/` sends, kept for replay. */
export const events = pgTable(
  'events',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    body: jsonb('body').$type<EventBody>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('events_company').on(t.companyId, t.id), index('events_age').on(t.createdAt)],
);

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type EventBody = WithoutId<SocketEvent>;

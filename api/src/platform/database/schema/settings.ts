import type { Message } from '@vedetta/messages/message.ts';
import type { ListChange, RescanExample } from './stored-values.ts';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

import { at, createdAt, id, ref } from './columns.ts';
import { companies, users } from './people.ts';

// What a company and its people chose.

/** What the admins of a company chose; no row means the defaults of modules/company/company-settings.ts. */
export const companySettings = pgTable('company_settings', {
  companyId: ref('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  minNotifySeverity: smallint('min_notify_severity').notNull(),
  /** Whole days; null keeps everything. */
  retentionDays: integer('retention_days'),
  mailEnabled: boolean('mail_enabled').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Lists of the threat manager that people keep by a name (docs/decisions/114-saved-views.md). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** null: the account is gone, and what it shared stays. */
    createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** What stands behind the question mark of the address. */
    query: text('query').notNull(),
    /** Everybody in the company sees it. */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_views_creator').on(t.createdBy),
    index('saved_views_company').on(t.companyId, t.isShared),
  ],
);

/** With which saved view somebody begins. */
export const firstViews = pgTable(
  'first_views',
  {
    userId: ref('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewId: ref('view_id')
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (t) => [index('first_views_view').on(t.viewId)],
);

/**
 * Looks at what is stored with other lists (a trial, which changes nothing) or with those in force
 * (docs/decisions/160-history-and-changed-rules.md).
 */
export const rescans = pgTable(
  'rescans',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** What a trial would change; null: the lists in force are applied. */
    change: jsonb('change').$type<ListChange[]>(),
    /** WAITING, RUNNING, DONE, CANCELED, FAILED */
    status: text('status').notNull().default('WAITING'),
    itemsTotal: integer('items_total').notNull(),
    itemsDone: integer('items_done').notNull().default(0),
    /** Of those done: could not be looked at. */
    itemsFailed: integer('items_failed').notNull().default(0),
    /** Items are looked at from the newest on: those from here on are done. */
    nextBefore: ref('next_before'),
    raised: integer('raised').notNull().default(0),
    hidden: integer('hidden').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    examples: jsonb('examples').$type<RescanExample[]>().notNull().default([]),
    problem: jsonb('problem').$type<Message[]>(),
    createdAt: createdAt(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('rescans_company').on(t.companyId, t.status),
    index('rescans_creator').on(t.createdBy),
  ],
);

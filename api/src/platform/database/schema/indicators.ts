import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Message } from '@vedetta/messages/message.ts';
import { at, bytea, createdAt, id, ref } from './columns.ts';
import { companies, users } from './people.ts';

/**
 * Lists of indicators that a company imported (docs/decisions/170-indicator-lists-of-a-company.md).
 */
export const indicatorLists = pgTable(
  'indicator_lists',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** null: the account is gone, and what it brought in stays. */
    createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** threat, warning */
    role: text('role').notNull(),
    /** 1-5, of what it names. */
    severity: smallint('severity').notNull(),
    /** null: it came as a file. */
    url: text('url'),
    /** Name of the file that was brought in last; null for an address. */
    filename: text('filename'),
    /** null: it is read when somebody asks. */
    refreshHours: smallint('refresh_hours'),
    /** misp, misp-warninglist, stix, lines; null before the first reading. */
    format: text('format'),
    /** Indicators in it. */
    total: integer('total').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** Parts that are not used, and the first of them with their places. */
    skippedCount: integer('skipped_count').notNull().default(0),
    skipped: jsonb('skipped').$type<{ where: Message; why: Message }[]>().notNull().default([]),
    /** Why the last reading failed; what was read before stays in use. */
    problem: jsonb('problem').$type<Message[]>(),
    refreshedAt: at('refreshed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('indicator_lists_company').on(t.companyId, t.id),
    index('indicator_lists_creator')
      .on(t.createdBy)
      .where(sql`created_by is not null`),
  ],
);

/** What stands in a list, packed; apart, so that pages of lists stay small. */
export const indicatorContents = pgTable('indicator_contents', {
  listId: ref('list_id')
    .primaryKey()
    .references(() => indicatorLists.id, { onDelete: 'cascade' }),
  companyId: ref('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  content: bytea('content').notNull(),
});

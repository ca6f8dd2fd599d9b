import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Message } from '@vedetta/messages/message.ts';
import { at, bytea, createdAt, id, ref } from './columns.ts';
import { media } from './media.ts';
import { companies, users } from './people.ts';
import { targets } from './watch.ts';

// What collectors need and leave behind (docs/decisions/131-how-targets-are-collected.md).

/** How a company is known to one vendor. */
export const sourceCredentials = pgTable(
  'source_credentials',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sourceId: smallint('source_id').notNull(),
    /** Encrypted; what is in it is the connector's own. */
    sealed: bytea('sealed').notNull(),
    /** As whom we are connected, in the vendor's words; null until a test succeeded. */
    account: text('account'),
    expiresAt: at('expires_at'),
    testedAt: at('tested_at'),
    /** Why the last test or call failed; null when it did not. */
    problem: jsonb('problem').$type<Message[]>(),
    /** The end of which admins were warned; another end is warned of anew. */
    warnedOf: at('warned_of'),
    /** Up to where messages were received that the vendor hands out once. */
    position: text('position'),
    /** Somebody receives for it until then. */
    lockedUntil: at('locked_until'),
    changedBy: ref('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('source_credentials_source').on(t.companyId, t.sourceId),
    index('source_credentials_changer')
      .on(t.changedBy)
      .where(sql`changed_by is not null`),
  ],
);

/** Everything that shares the key waits until then, in all processes. */
export const collectorLimits = pgTable('collector_limits', {
  key: text('key').primaryKey(),
  until: at('until').notNull(),
});

/**
 * Which process listens for a target (a stream, a file watcher), and until when without a sign of
 * life.
 */
export const targetListeners = pgTable(
  'target_listeners',
  {
    targetId: ref('target_id')
      .primaryKey()
      .references(() => targets.id, { onDelete: 'cascade' }),
    holder: uuid('holder').notNull(),
    until: at('until').notNull(),
  },
  (t) => [index('target_listeners_holder').on(t.holder)],
);

/** What vendors pushed or handed out once, stored before it is read. Kept for 14 days. */
export const collectorDeliveries = pgTable(
  'collector_deliveries',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sourceId: smallint('source_id').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('collector_deliveries_source').on(t.companyId, t.sourceId, t.id),
    index('collector_deliveries_age').on(t.createdAt),
  ],
);

/**
 * What a target found that another one of its source had found before: an item is kept once, and
 * belongs to all who find it (docs/decisions/212).
 */
export const foundAgain = pgTable(
  'found_again',
  {
    targetId: ref('target_id')
      .notNull()
      .references(() => targets.id, { onDelete: 'cascade' }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.targetId, t.mediaId] }),
    index('found_again_media').on(t.mediaId),
  ],
);

/** One collection of one target and how it ended; the newest of each target are kept. */
export const collectorRuns = pgTable(
  'collector_runs',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    targetId: ref('target_id')
      .notNull()
      .references(() => targets.id, { onDelete: 'cascade' }),
    startedAt: at('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** finished, reconnect, limited, gone, refused, temporary */
    outcome: text('outcome').notNull(),
    /** For people; null when there is nothing to say. */
    message: jsonb('message').$type<Message[]>(),
    itemsSeen: integer('items_seen').notNull(),
    itemsNew: integer('items_new').notNull(),
  },
  (t) => [
    index('collector_runs_target').on(t.targetId, t.id),
    index('collector_runs_company').on(t.companyId),
  ],
);

/**
 * Pictures of accounts that are compared: those the company watches, and those whose names pass for
 * a protected one.
 */
export const accountPictures = pgTable(
  'account_pictures',
  {
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sourceId: smallint('source_id').notNull(),
    /** In small letters, without its `@`. */
    handle: text('handle').notNull(),
    url: text('url').notNull(),
    bytes: bytea('bytes').notNull(),
    fetchedAt: at('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.sourceId, t.handle] })],
);

/** What a source said about a media item beyond what every item has. */
export const mediaOrigins = pgTable('media_origins', {
  mediaId: ref('media_id')
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  authorHandle: text('author_handle'),
  authorId: text('author_id'),
  /**
   * What the author is called; null where the source does not tell, and for what was collected
   * before it was asked.
   */
  authorName: text('author_name'),
  /** Where the account is looked at. */
  authorUrl: text('author_url'),
  publishedAt: at('published_at'),
  editedAt: at('edited_at'),
  /** Since when it was known that the publisher took it back. */
  withdrawnAt: at('withdrawn_at'),
  /** What it read like before it was edited, oldest first. */
  formerTexts: jsonb('former_texts')
    .$type<{ text: string; until: string }[]>()
    .notNull()
    .default([]),
  /** What the publisher wrote for those who do not see the picture. */
  alt: text('alt'),
  /** The vendor's own words, for evidence. */
  raw: jsonb('raw').$type<unknown>(),
});

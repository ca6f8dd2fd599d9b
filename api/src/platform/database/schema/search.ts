import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { alerts } from './alerts.ts';
import { ref, tsvector, xid8 } from './columns.ts';
import { media } from './media.ts';
import { companies } from './people.ts';

// What searches and numbers are read from; triggers keep it.

/**
 * What a search for alerts looks at; kept by triggers (functions.sql). Apart from
 * the alerts, so that triage does not rewrite the text indexes. `words` holds the company as a word
 * of its own: an index scan stays inside the tenant.
 */
export const alertTexts = pgTable(
  'alert_texts',
  {
    alertId: ref('alert_id')
      .primaryKey()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    companyId: ref('company_id').notNull(),
    content: text('content').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('alert_texts_words').using('gin', t.words),
    index('alert_texts_newest').on(t.companyId, t.alertId),
  ],
);

/** The same for media items. */
export const mediaTexts = pgTable(
  'media_texts',
  {
    mediaId: ref('media_id')
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    companyId: ref('company_id').notNull(),
    content: text('content').notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('media_texts_words').using('gin', t.words),
    index('media_texts_newest').on(t.companyId, t.mediaId),
  ],
);

/**
 * Every word of a company's texts, so that a part of a word is looked up among words instead of
 * among texts (docs/decisions/091-parts-of-words.md). Triggers append and nobody waits for another;
 * a word may stand twice for a while.
 */
export const vocabulary = pgTable(
  'vocabulary',
  {
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /**
     * As in the documents of the texts, without the company; pieces of very long words begin with
     * `~`.
     */
    word: text('word').notNull(),
    /**
     * No text had it: since this transaction, or FOREVER before one is known
     * (modules/search/store/vocabulary.ts). Null: in use.
     */
    unusedSince: xid8('unused_since'),
  },
  (t) => [
    index('vocabulary_word').on(t.companyId, t.word.op('text_pattern_ops')),
    index('vocabulary_parts').using('gin', t.word.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('vocabulary_unused')
      .on(t.companyId)
      .where(sql`unused_since is not null`),
  ],
);

/**
 * How many alerts and media items there are, as additions and subtractions that triggers append
 * (functions.sql) and housekeeping folds: nobody waits for a row that everybody counts in. Numbers
 * are sums over rows.
 */
export const tallies = pgTable(
  'tallies',
  {
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    subject: text('subject').$type<'alerts' | 'media'>().notNull(),
    /**
     * Day of detection or collection, UTC; null: all days together. Each thing is counted once in
     * either kind of row.
     */
    day: date('day', { mode: 'string' }),
    sourceId: smallint('source_id').notNull(),
    /** Empty for media. */
    status: text('status').notNull(),
    /** 0 for media. */
    severity: smallint('severity').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [
    // All of it, so that numbers are summed in the index alone.
    index('tallies_company').on(
      t.companyId,
      t.subject,
      t.day,
      t.status,
      t.severity,
      t.sourceId,
      t.n,
    ),
  ],
);

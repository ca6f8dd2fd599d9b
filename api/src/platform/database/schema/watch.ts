import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { at, createdAt, id, ref } from './columns.ts';
import { companies, users } from './people.ts';

// What a company watches, protects, and does not want to hear of.

export const targets = pgTable(
  'targets',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sourceId: smallint('source_id').notNull(),
    type: text('type').notNull(),
    accountUsername: text('account_username'),
    searchString: text('search_string'),
    isActive: boolean('is_active').notNull().default(true),
    /** When the last collection ended well. */
    lastScan: at('last_scan'),
    createdAt: createdAt(),
    /** As in machines/lifecycles/target-health, but for PAUSED, which `isActive` says. */
    health: text('health').notNull().default('WAITING'),
    /** What went wrong last, for people; null since the last collection that ended well. */
    problem: text('problem'),
    /**
     * The kind of outcome (collectors/problem) that `problem` tells; null since the last collection
     * that ended well.
     */
    problemKind: text('problem_kind'),
    /** What the source leaves out, as of the last collection. */
    note: text('note'),
    /** Collections in a row that failed. */
    failures: smallint('failures').notNull().default(0),
    /** Items that were new, ever. */
    itemsFound: integer('items_found').notNull().default(0),
    nextRunAt: at('next_run_at').notNull().defaultNow(),
    /**
     * A sign came then that there is something new; a collection that began before does not answer
     * it.
     */
    hurriedAt: at('hurried_at'),
    /** The collector's own; null before the first page. */
    watermark: jsonb('watermark').$type<unknown>(),
    /** Whoever collects it at the moment, and until when without a sign of life. */
    leaseId: uuid('lease_id'),
    lockedUntil: at('locked_until'),
  },
  (t) => [
    index('targets_company').on(t.companyId, t.id),
    index('targets_due')
      .on(t.nextRunAt)
      .where(sql`is_active and health <> 'BLOCKED'`),
    // What is watched is watched once; letters' case makes no second target.
    uniqueIndex('targets_identity').on(
      t.companyId,
      t.sourceId,
      t.type,
      sql`lower(coalesce(account_username, ''))`,
      sql`lower(coalesce(search_string, ''))`,
    ),
  ],
);

/** Protected names and domains, and watch terms (up to 100,000 per company). */
export const protectedTerms = pgTable(
  'protected_terms',
  {
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** name, domain, watch_term */
    kind: text('kind').notNull(),
    /** The value in lower case: the same term in other letters is the same term. */
    folded: text('folded').notNull(),
    value: text('value').notNull(),
    /** Of an alert about a watch term, 1 to 5; the others are mentions, and Informative. */
    severity: smallint('severity').notNull().default(2),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind, t.folded] })],
);

/** "Mute alerts like this": what matches is kept as a finding and raises no alert. */
export const mutedRules = pgTable(
  'muted_rules',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    detector: text('detector').notNull(),
    /** Each null matches everything. */
    rule: text('rule'),
    fingerprint: text('fingerprint'),
    sourceId: smallint('source_id'),
    targetId: ref('target_id').references(() => targets.id, { onDelete: 'cascade' }),
    /** Title of the alert it was made from, for people. */
    title: text('title').notNull(),
    reason: text('reason'),
    expiresAt: at('expires_at'),
    hits: integer('hits').notNull().default(0),
    lastHitAt: at('last_hit_at'),
    createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('muted_rules_company').on(t.companyId, t.detector),
    index('muted_rules_target')
      .on(t.targetId)
      .where(sql`target_id is not null`),
    index('muted_rules_creator').on(t.createdBy),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';
import { companies, users } from './people.ts';

// What a company watches, protects, and does not want to hear of.

export const targets = pgTable('targets', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  sourceId: smallint('source_id').notNull(),
  type: text('type').notNull(),
  accountUsername: text('account_username'),
  searchString: text('search_string'),
  isActive: boolean('is_active').notNull().default(true),
  lastScan: at('last_scan'),
  createdAt: createdAt(),
}, (t) => [
  index('targets_company').on(t.companyId, t.id),
  // What is watched is watched once; letters' case makes no second target.
  uniqueIndex('targets_identity').on(
    t.companyId, t.sourceId, t.type, sql`lower(coalesce(account_username, ''))`, sql`lower(coalesce(search_string, ''))`,
  ),
]);

/** Protected names and domains, and watch terms (up to 100,000 per company). */
export const protectedTerms = pgTable('protected_terms', {
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
  /** name, domain, watch_term */
  kind: text('kind').notNull(),
  /** The value in lower case: the same term in other letters is the same term. */
  folded: text('folded').notNull(),
  value: text('value').notNull(),
}, (t) => [primaryKey({ columns: [t.companyId, t.kind, t.folded] })]);

/** "Mute alerts like this": what matches is kept as a finding and raises no alert (decisions, section 4). */
export const mutedRules = pgTable('muted_rules', {
  id: id(),
  companyId: ref('company_id').notNull().references(() => companies.id, { onDelete: 'cascade' }),
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
}, (t) => [index('muted_rules_company').on(t.companyId, t.detector), index('muted_rules_target').on(t.targetId).where(sql`target_id is not null`), index('muted_rules_creator').on(t.createdBy)]);

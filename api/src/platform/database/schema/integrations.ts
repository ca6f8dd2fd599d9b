import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, id, ref } from './columns.ts';
import { companies, users } from './people.ts';

// Keys and webhooks of integrators.

/** Keys of integrators. They act in the name of the admin who made them, and go with that admin. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: ref('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    /** First signs of the key, to tell keys apart by. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().notNull(),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    lastUsedAt: at('last_used_at'),
    /**
     * Calls in the present window of the rate limit; counted here so that all processes share one
     * limit.
     */
    windowStartedAt: at('window_started_at'),
    windowCalls: integer('window_calls').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('access_keys_hash').on(t.keyHash),
    index('access_keys_company').on(t.companyId, t.id),
    index('access_keys_creator').on(t.createdBy),
  ],
);

/** Links of integrators that are told what happens (docs/decisions/051-webhooks.md). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: ref('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    kinds: text('kinds').array().notNull(),
    /** The signing secret, encrypted: it is needed at every delivery and shown once. */
    secret: bytea('secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Why the last delivery failed; null once one arrives. */
    problem: text('problem'),
    lastDeliveredAt: at('last_delivered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhooks_company').on(t.companyId, t.id),
    index('webhooks_creator')
      .on(t.createdBy)
      .where(sql`created_by is not null`),
  ],
);

/**
 * One message for one webhook, written in the transaction of what it tells of. Kept for 30 days.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    companyId: ref('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    webhookId: ref('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same at every try and replay: receivers know by it what they have seen. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** queued, delivered, failed */
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last try. */
    status: integer('status'),
    problem: text('problem'),
    durationMs: integer('duration_ms'),
    attemptedAt: at('attempted_at'),
    /** When the next try is due; null when there is none. */
    nextAt: at('next_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_webhook').on(t.webhookId, t.id),
    index('webhook_deliveries_company').on(t.companyId),
    index('webhook_deliveries_age').on(t.createdAt),
  ],
);

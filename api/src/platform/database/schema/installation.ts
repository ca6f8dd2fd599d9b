import { sql } from 'drizzle-orm';
import {
  index,
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

// What belongs to the installation: its facts, its log, its work.

/** Small facts of the installation: the set-up code, signing keys (encrypted). */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
});

export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    companyId: ref('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** No reference: the row outlives the person, whose address at the time stands beside. */
    actorId: ref('actor_id'),
    actorEmail: text('actor_email'),
    action: text('action').notNull(),
    subject: text('subject'),
    address: text('address'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_company').on(t.companyId, t.id)],
);

/** Work to do, enqueued in the transaction of the row it is about. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    queue: text('queue').notNull(),
    companyId: ref('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** ready, running, done, dead */
    state: text('state').notNull().default('ready'),
    attempts: smallint('attempts').notNull().default(0),
    maxAttempts: smallint('max_attempts').notNull().default(3),
    /**
     * Times that whoever held the lease vanished (a killed server). Counted apart: it is seldom the
     * job's fault.
     */
    interruptions: smallint('interruptions').notNull().default(0),
    runAt: at('run_at').notNull().defaultNow(),
    lockedUntil: at('locked_until'),
    /** Names the claim, so that a worker whose lease ran out cannot finish somebody else's. */
    leaseId: uuid('lease_id'),
    lastError: text('last_error'),
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index('jobs_ready')
      .on(t.queue, t.runAt, t.id)
      .where(sql`state = 'ready'`),
    index('jobs_running')
      .on(t.lockedUntil)
      .where(sql`state = 'running'`),
    index('jobs_dead')
      .on(t.companyId, t.finishedAt)
      .where(sql`state = 'dead'`),
    uniqueIndex('jobs_dedupe')
      .on(t.queue, t.dedupeKey)
      .where(sql`state in ('ready', 'running')`),
  ],
);

/**
 * Answers to writes that carried an Idempotency-Key, so that a repeated call answers the same and
 * does nothing (D7).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Operation and body, hashed: the same key for something else is a mistake of the caller's. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);

import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * Columns that many tables have. For all tables of this folder: every row that belongs to a company
 * carries company_id, so that no query needs a join to stay inside the tenant. Ids of notifications
 * and events rise in commit order per company (see modules/events/store/outbox.ts): clients catch up with
 * `id > last seen`.
 */
export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const ref = (name: string) => bigint(name, { mode: 'number' });
export const at = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => at('created_at').notNull().defaultNow();
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
/** A PostgreSQL full-text document. Read by the database only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgJsonb } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { storableJson, storable } from '../domain/well-formed.ts';

export type Db = NodePgDatabase;
/** The handle inside a transaction; the same interface as Db for queries. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool to the given PostgreSQL address.
 * @param url `postgres://…` address of a server or of the embedded one's socket.
 * @param onError told of connections that break while idle (a killed backend, a restart); the pool replaces them.
 * @param patienceMs how long a query waits for a connection at most.
 */
export function connect(url: string, onError: (error: Error) => void, max = 12, patienceMs = 5_000): Connection {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: patienceMs, idleTimeoutMillis: 30_000 });
  pool.on('error', onError);
  pool.on('connect', storeWhatCanBe);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

// The border of the database for text (docs/decisions/245): every parameter of every query passes here, so that no caller can forget it.
PgJsonb.prototype.mapToDriverValue = storableJson;

function storeWhatCanBe(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => query(...given.map((one) => (Array.isArray(one) ? one.map(storableParameter) : one)))) as typeof client.query;
}

function storableParameter(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  return Array.isArray(value) ? value.map(storableParameter) : value;
}

/** Whether a query failed because of what was to be stored: it fails again however often it is tried, and other values may succeed. */
export function isOfItsValues(error: unknown): boolean {
  const state = sqlState(error);
  return /^(22|23|54)/.test(state) && !lostRace(error);
}

/** Whether a query failed because a row of that identity is there already: of two at once the second one gets this. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Whether a transaction failed only because of what another one did meanwhile: deadlock, serialisation, a row it points at gone. */
export function lostRace(error: unknown): boolean {
  return ['40P01', '40001', '23503'].includes(sqlState(error));
}

/** SQLSTATE of a failed query; empty when the failure is no query's. */
function sqlState(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

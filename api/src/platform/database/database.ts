import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgJsonb } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { storableJson, storable } from '@vedetta/detection/formats/text/well-formed.ts';

export type Db = NodePgDatabase;
/** The handle inside a transaction; the same interface as Db for queries. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool to the given PostgreSQL address. A connection that breaks (a killed backend, a
 * restart) fails the query or the transaction that has it, and nothing else; the pool replaces it.
 * @param url `postgres://…` address of a server or of the embedded one's socket.
 * @param onError hears of connections that break; the process goes on.
 * @param patienceMs how long a query waits for a connection at most.
 */
export function connect(
  url: string,
  onError: (error: Error) => void,
  max = 12,
  patienceMs = 5_000,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 30_000,
  });
  // The pool hears a connection only while it is idle: without a listener one that breaks in use
  // ends the process.
  pool.on('connect', (client) => {
    client.on('error', ignore);
  });
  pool.on('error', onError);
  pool.on('connect', storeWhatCanBe);
  return { db: withTransactions(drizzle(pool), pool), pool, close: () => pool.end() };
}

const ignore = () => undefined;

/**
 * Drizzle's own transaction on a pool keeps the connection for good when it breaks before its
 * `begin` is answered: after `max` of these no query gets one.
 */
function withTransactions<D extends Db>(db: D, pool: pg.Pool): D {
  db.transaction = async (work, config) => {
    // With a cause, as Drizzle's own errors have one: a reset socket alone does not say whose it
    // was.
    const client = await pool.connect().catch((cause: unknown) => {
      throw new Error('No connection to the database', { cause });
    });
    let broken: Error | undefined;
    const hear = (error: Error) => {
      broken = error;
    };
    client.once('error', hear);
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.off('error', hear);
      client.release(broken);
    }
  };
  return db;
}

// The border of the database for text (docs/decisions/245): every parameter of every query passes
// here, so that no caller can forget it.
PgJsonb.prototype.mapToDriverValue = storableJson;

function storeWhatCanBe(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) =>
    query(
      ...given.map((one) => (Array.isArray(one) ? one.map(storableParameter) : one)),
    )) as typeof client.query;
}

function storableParameter(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  return Array.isArray(value) ? value.map(storableParameter) : value;
}

/**
 * Whether a query failed because of what was to be stored: it fails again however often it is
 * tried, and other values may succeed.
 */
export function isOfItsValues(error: unknown): boolean {
  const state = sqlState(error);
  return /^(22|23|54)/.test(state) && !lostRace(error);
}

/**
 * Whether a query failed because a row of that identity is there already: of two at once the second
 * one gets this.
 */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/**
 * Whether a transaction failed only because of what another one did meanwhile: deadlock,
 * serialisation, a row it points at gone.
 */
export function lostRace(error: unknown): boolean {
  return ['40P01', '40001', '23503'].includes(sqlState(error));
}

/** SQLSTATE of a failed query; empty when the failure is no query's. */
function sqlState(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : '';
}

/** SQLSTATE classes and codes of a server that is away, starting, stopping or failing. */
const AWAY = /^(08...|57P0[1-5]|53[023]00|58030)$/;
const AWAY_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
const AWAY_WORDS = new RegExp(
  [
    'connection terminated|timeout exceeded when trying to connect',
    '|client has encountered a connection error|client was closed',
  ].join(''),
  'i',
);

/**
 * Whether a query failed because the server cannot be reached, or went away meanwhile: what was
 * written may be there or not.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let cause = error, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth += 1
  ) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (AWAY.test(code) || AWAY_WORDS.test(cause.message)) return true;
    // Files and sockets share these codes: only the attempt to connect, or a failed query, is about
    // the database.
    if (AWAY_SYSTEM.has(code) && (depth > 0 || ('syscall' in cause && cause.syscall === 'connect')))
      return true;
  }
  return false;
}

/**
 * The same for an error that may come from a vendor's server as well, whose sockets end with the
 * same codes: only what a query was told counts.
 */
export const isQueryLost = (error: unknown): boolean =>
  (error instanceof DrizzleQueryError || error instanceof pg.DatabaseError) &&
  isDatabaseAway(error);

/** Whether a query failed because the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === DISK_FULL;
const DISK_FULL = '53100';

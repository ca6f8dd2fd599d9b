import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../src/platform/database/database.ts';
import { databaseAddress } from './database-address.ts';
import './global-setup.ts';
import { HANG_MS } from '@vedetta/detection/testing/patience.ts';

export interface TestDatabase {
  db: Db;
  url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A fresh, migrated database of its own on the run's server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await maintain(server, `create database ${name} template ${inject('databaseTemplate')}`);
  const url = databaseAddress(server, name);
  const connection = connect(url, () => undefined, 8, HANG_MS);
  return {
    db: connection.db,
    url,
    async close() {
      await connection.close();
      await maintain(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function maintain(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAddress(server, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

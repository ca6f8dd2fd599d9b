import { say } from '@vedetta/messages/say.ts';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { problemOf } from '../http/problem-answer.ts';
import { connect, isDatabaseAway, isDiskFull, lostRace, type Connection } from './database.ts';

let database: TestDatabase;
let connection: Connection;
let idleErrors: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  idleErrors = 0;
  // Two, so that a connection that is not given back is missed at once.
  connection = connect(
    database.url,
    () => {
      idleErrors += 1;
    },
    2,
  );
});
afterEach(() => connection.close());

/** Ends a session as a fail-over does. */
const terminate = (pid: number) =>
  database.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
const ownPid = async (db: Pick<Connection['db'], 'execute'>) =>
  Number((await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid);
const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a connection that breaks', () => {
  it.each([
    [
      'between two statements',
      async (pid: number) => {
        await terminate(pid);
      },
    ],
    [
      'during a statement',
      async (pid: number, run: (statement: string) => Promise<unknown>) => {
        await Promise.all([run('select pg_sleep(600)'), terminate(pid)]);
      },
    ],
    [
      'during a statement that fails by itself',
      async (pid: number, run: (statement: string) => Promise<unknown>) => {
        await caught(run('select 1 / 0'));
        await terminate(pid);
        throw new Error('the work fails too');
      },
    ],
  ])(
    'in a transaction %s fails that transaction as a database that is away, again and again, and no other',
    async (_when, breaks) => {
      for (let round = 0; round < 5; round += 1) {
        const error = await caught(
          connection.db.transaction(async (tx) => {
            const pid = await ownPid(tx);
            await breaks(pid, (statement) => tx.execute(sql.raw(statement)));
            await tx.execute(sql`select 1`);
          }),
        );
        expect(isDatabaseAway(error), String(error)).toBe(true);
        expect(problemOf(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 5 });
      }
      expect(
        await connection.db.transaction(async (tx) =>
          Promise.all([ownPid(tx), ownPid(connection.db)]),
        ),
      ).toHaveLength(2);
    },
  );

  it('before its transaction has begun is replaced, however often', async () => {
    for (let round = 0; round < 6; round += 1) {
      const client = await connection.pool.connect();
      const {
        rows: [row],
      } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.release();
      // The pool has not heard of it yet when the transaction takes it.
      const ended = terminate(row?.pid ?? 0);
      await caught(connection.db.transaction((tx) => tx.execute(sql`select 1`)));
      await ended;
      await caught(connection.db.transaction((tx) => tx.execute(sql`select 1`)));
    }
    expect(
      await connection.db.transaction(async (tx) =>
        Promise.all([ownPid(tx), ownPid(connection.db)]),
      ),
    ).toHaveLength(2);
  });

  it('while it is idle is told of, and replaced', async () => {
    const pid = await ownPid(connection.db);
    await terminate(pid);
    await expect.poll(() => idleErrors).toBeGreaterThan(0);
    expect(await ownPid(connection.db)).not.toBe(pid);
  });

  it(
    'gives a transaction that throws back as it was: nothing of it is there, and the connection ' +
      'is used again',
    async () => {
      await database.db.execute(sql`create table kept (n int)`);
      let first = 0;
      await expect(
        connection.db.transaction(async (tx) => {
          first = await ownPid(tx);
          await tx.execute(sql`insert into kept values (1)`);
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      expect((await connection.db.execute(sql`select n from kept`)).rows).toEqual([]);
      expect(await connection.db.transaction(ownPid)).toBe(first);
    },
  );
});

describe('a server that breaks a connection before it is ready', () => {
  it.each([
    [
      'resets it at once',
      (socket: Socket) => {
        socket.resetAndDestroy();
      },
    ],
    [
      'resets it at the first bytes',
      (socket: Socket) => {
        socket.once('data', () => {
          socket.resetAndDestroy();
        });
      },
    ],
    [
      'closes it at the first bytes',
      (socket: Socket) => {
        socket.once('data', () => {
          socket.destroy();
        });
      },
    ],
  ])(
    'and %s is a database that is away, for a query and for a transaction',
    async (_how, breaks) => {
      const server = createServer(breaks).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const broken = connect(
        `postgres://u:p@127.0.0.1:${(server.address() as AddressInfo).port}/d`,
        () => undefined,
        2,
      );
      for (const work of [
        () => broken.db.execute(sql`select 1`),
        () => broken.db.transaction((tx) => tx.execute(sql`select 1`)),
      ]) {
        expect(problemOf(await caught(work()))).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      }
      await broken.close();
      server.close();
    },
  );
});

describe('a failed query', () => {
  it.each(['08006', '57P01', '57P02', '57P03', '53300', '58030'])(
    'with SQLSTATE %s is a database that is away',
    (code) => {
      const error = new Error('Failed query', {
        cause: Object.assign(new Error('refused'), { code }),
      });
      expect(problemOf(error)).toMatchObject({
        status: 503,
        retryAfter: 5,
        title: say('databaseUnreachable'),
      });
      // What may have been committed is not tried again.
      expect(lostRace(error)).toBe(false);
    },
  );

  it('for want of room says so', () => {
    const error = new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file: No space left on device'), {
        code: '53100',
      }),
    });
    expect(isDiskFull(error)).toBe(true);
    expect(problemOf(error)).toMatchObject({
      status: 503,
      retryAfter: 60,
      title: say('databaseDiskFull'),
    });
  });

  it.each(['22P02', '42601', '23505'])('with SQLSTATE %s is a surprise', (code) => {
    expect(
      problemOf(new Error('Failed query', { cause: Object.assign(new Error('wrong'), { code }) })),
    ).toBeNull();
  });
});

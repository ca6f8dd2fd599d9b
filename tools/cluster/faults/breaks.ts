import pg from 'pg';

/** A PostgreSQL server on this machine that is to be broken. */
export interface Breakable {
  /** Address of the database. */
  url: string;
  /** Ends its main process with SIGKILL, and starts it again where no one else does. */
  crash(): Promise<void>;
  /** `pg_ctl restart -m fast`; null where the server is not ours to restart. */
  restart: (() => Promise<void>) | null;
}

/** One way in which connections break while they are in use. */
export interface Break {
  name: string;
  happen(server: Breakable): Promise<void>;
}

const OTHERS =
  "from pg_stat_activity where datname = current_database() and backend_type = 'client " +
  "backend' and pid <> pg_backend_pid()";

export const BREAKS: readonly Break[] = [
  {
    name: 'all database connections terminated',
    async happen({ url }) {
      await ask(url, `select pg_terminate_backend(pid) ${OTHERS}`);
    },
  },
  {
    name: 'one PostgreSQL backend killed',
    async happen({ url }) {
      // One that is at work, if any is.
      const [row] = await ask(
        url,
        `select pid ${OTHERS} order by state = 'idle', random() limit 1`,
      );
      if (row !== undefined) process.kill(Number(row['pid']), 'SIGKILL');
    },
  },
  { name: 'PostgreSQL postmaster killed', happen: (server) => server.crash() },
  {
    name: 'PostgreSQL restarted with -m fast',
    async happen(server) {
      await server.restart?.();
    },
  },
];

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createSecretBox } from '../src/platform/secrets/secret-box.ts';
import { parseEnv } from '../src/env.ts';
import { loadAccessTokens } from '../src/platform/access/access-tokens.ts';
import type { Bus } from '../src/platform/realtime/bus.ts';
import { createSockets, type SocketTiming } from '../src/modules/events/sockets.ts';
import type { SocketName } from '../src/modules/events/upgrade.ts';
import type { Db } from '../src/platform/database/database.ts';
import type { users } from '../src/platform/database/schema/people.ts';
import { signInAs } from './factories.ts';
import { createTestBus } from './test-bus.ts';

/** One process that serves the sockets, on a port of its own. */
export interface LiveSockets {
  /** Address of a socket, with the token of a new session of the person. */
  urlFor(
    person: typeof users.$inferSelect,
    channel: SocketName,
    query?: Record<string, string>,
  ): Promise<string>;
  tokenFor(person: typeof users.$inferSelect): Promise<{ token: string; sessionId: string }>;
  /** `ws://host:port` */
  origin: string;
  bus: Bus;
  /** Moves the clock of this process, milliseconds. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/** Serves the sockets over a database, with times short enough for a test. */
export async function serveSockets(
  database: { db: Db; url: string },
  {
    timing,
    publicUrl,
    deaf = false,
  }: { timing?: Partial<SocketTiming>; publicUrl?: string; deaf?: boolean } = {},
): Promise<LiveSockets> {
  let shift = 0;
  const now = () => new Date(Date.now() + shift);
  const log = pino({ level: 'silent' });
  const { db } = database;
  const bus = deaf ? deafBus : await createTestBus(database, log);
  const secrets = createSecretBox(KEY);
  const accessTokens = await loadAccessTokens(db, secrets, now);
  const env = parseEnv({ PUBLIC_URL: publicUrl });
  const sockets = createSockets(
    { db, bus, accessTokens, secrets, env, log, now },
    { heartbeat: 20_000, poll: 100, recheck: 100, presence: 20_000, ...timing },
  );
  const server = createServer((_req, res) => res.writeHead(404).end());
  server.on('upgrade', (req, socket, head) => {
    if (!sockets.handleUpgrade(req, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const tokenFor: LiveSockets['tokenFor'] = (person) => signInAs({ db, accessTokens, now }, person);
  return {
    origin,
    bus,
    tokenFor,
    async urlFor(person, channel, query = {}) {
      const { token } = await tokenFor(person);
      return `${origin}/ws/${channel}/?${new URLSearchParams({ token, ...query }).toString()}`;
    },
    advance: (ms) => void (shift += ms),
    async close() {
      await sockets.close();
      await bus.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Every signal is lost: what arrives, arrives by polling. */
const deafBus: Bus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  queued: 0,
  close: () => Promise.resolve(),
};

/** Every process of an installation has the same key. */
const KEY = new Uint8Array(32).fill(7);

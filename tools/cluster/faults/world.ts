import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createSecretBox } from '../../../api/src/platform/secrets/secret-box.ts';
import { loadAccessTokens } from '../../../api/src/platform/access/access-tokens.ts';
import { ALLOWED_HOSTS_FILE } from '../../../api/src/platform/outbound/allowed-hosts.ts';
import { connect, type Db } from '../../../api/src/platform/database/database.ts';
import type { users } from '../../../api/src/platform/database/schema/people.ts';
import { targets } from '../../../api/src/platform/database/schema/watch.ts';
import { loadSecretKeys } from '../../../api/src/platform/secrets/secret-key.ts';
import { startWebFeed } from '../../../api/test/emulators/web-feed.ts';
import { insertCompany, insertUser, signInAs } from '../../../api/test/factories.ts';
import { count, type Ledger } from './ledger.ts';

/** The source whose emulator needs no credential. */
const WEB_FEED = 20;
/**
 * What a feed still shows, as real ones do; at one item a second for longer than all faults one
 * after the other.
 */
const SHOWN = 3_600;

type Person = typeof users.$inferSelect;

/**
 * Everything outside the cluster: sources, a mail server, a receiver of webhooks; and the people
 * inside.
 */
export interface World {
  db: Db;
  people: readonly Person[];
  admin: Person;
  companyId: number;
  /** An access token that is valid now. */
  tokenOf(person: Person): Promise<string>;
  /** Shows one more item in one of the feeds. */
  publish(): void;
  mailUrl: string;
  webhookUrl: string;
  close(): Promise<void>;
}

/** Servers of the outside world, which the processes need to know of when they start. */
export async function startOutside(dataDir: string, ledger: Ledger, feedCount: number) {
  writeFileSync(join(dataDir, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      stream.resume().on('end', () => {
        for (const { address } of session.envelope.rcptTo) count(ledger.letters, address);
        callback(null);
      });
    },
  });
  mail.on('error', () => undefined).listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  const receiver = createServer((req, res) => {
    req.resume().on('end', () => {
      count(ledger.calls, String(req.headers['webhook-id']));
      res.writeHead(204).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const feeds = await Promise.all(
    Array.from({ length: feedCount }, async () => ({
      feed: await startWebFeed('json'),
      shown: [] as string[],
    })),
  );
  let turn = 0;
  return {
    feeds: feeds.map(({ feed }) => feed),
    mailUrl: `smtp://127.0.0.1:${port(mail.server)}?from=vedetta@meridiana.example`,
    webhookUrl: `http://127.0.0.1:${port(receiver)}/hook`,
    publish() {
      const chosen = feeds[turn % feeds.length];
      if (chosen === undefined) return;
      turn += 1;
      const id = `item-${turn}`;
      // A third of what is watched says something to look at.
      const text =
        turn % 3 === 0
          ? `I will kill the manager of Meridiana tomorrow at the office, item ${turn}`
          : `Meridiana opens shop number ${turn} in Turin, with coffee for everybody`;
      chosen.feed.publish({ id, text, at: new Date() });
      chosen.shown.push(id);
      ledger.published.add(id);
      for (const old of chosen.shown.splice(0, Math.max(0, chosen.shown.length - SHOWN)))
        chosen.feed.remove(old);
    },
    async close() {
      await Promise.all(feeds.map(({ feed }) => feed.close()));
      mail.close(() => undefined);
      receiver.closeAllConnections();
      receiver.close();
    },
  };
}
export type Outside = Awaited<ReturnType<typeof startOutside>>;

/** A company with its people, who are signed in, and its targets. */
export async function populate(
  outside: Outside,
  databaseUrl: string,
  dataDir: string,
  analysts: number,
): Promise<World> {
  const connection = connect(databaseUrl, () => undefined, 4);
  const { db } = connection;
  const now = () => new Date();
  const accessTokens = await loadAccessTokens(
    db,
    createSecretBox(loadSecretKeys(dataDir).present),
    now,
  );
  const { id: companyId } = await insertCompany(db, {
    name: 'Meridiana',
    emailDomain: 'meridiana.example',
  });
  const admin = await insertUser(db, { companyId, groupName: 'Admins' });
  const people = await Promise.all(
    Array.from({ length: analysts }, () => insertUser(db, { companyId })),
  );
  await db.insert(targets).values(
    outside.feeds.map(({ target }) => ({
      companyId,
      sourceId: WEB_FEED,
      type: 'feed',
      accountUsername: target.accountUsername ?? '',
    })),
  );
  const sessions = new Map(
    await Promise.all(
      [admin, ...people].map(
        async (person) =>
          [person.id, (await signInAs({ db, accessTokens, now }, person)).sessionId] as const,
      ),
    ),
  );
  const tokens = new Map<number, { token: string; until: number }>();
  return {
    db,
    people,
    admin,
    companyId,
    mailUrl: outside.mailUrl,
    webhookUrl: outside.webhookUrl,
    publish: () => {
      outside.publish();
    },
    async tokenOf(person) {
      const known = tokens.get(person.id);
      if (known !== undefined && known.until > Date.now()) return known.token;
      const groups = person.id === admin.id ? ['Admins' as const] : ['Analysts' as const];
      const token = await accessTokens.issue({
        userId: person.id,
        companyId,
        email: person.email,
        groups,
        sessionId: sessions.get(person.id) ?? '',
      });
      tokens.set(person.id, { token, until: Date.now() + 120_000 });
      return token;
    },
    async close() {
      await connection.close();
      await outside.close();
    },
  };
}

const port = (server: { address(): ReturnType<Server['address']> }) =>
  (server.address() as AddressInfo).port;

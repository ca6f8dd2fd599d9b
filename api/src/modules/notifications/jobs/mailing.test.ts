import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCompany, insertUser } from '../../../../test/factories.ts';
import { startTestApi, until, type TestApi } from '../../../../test/kit.ts';
import { parseLetter, type ReadLetter } from '../../../../test/letters.ts';
import { createMailTransport, senderOf } from '../../../platform/mail/choose-transport.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { MailTransport } from '../../../platform/mail/transport.ts';
import { parseEnv } from '../../../env.ts';
import { RIGHT_NOW } from '../../../platform/jobs/jobs.ts';
import { jobs } from '../../../platform/database/schema/installation.ts';
import { mails } from '../../../platform/database/schema/messages.ts';
import { startMailing, type Mailing } from './mailing.ts';

/** How the mail server answers the next letters. */
type Behaviour =
  'take' | 'refuse for now' | 'refuse for good' | 'take and stay silent' | 'take and hang up';

let api: TestApi;
let server: SMTPServer;
let transport: MailTransport;
let behaviour: Behaviour;
/** Everything that arrived whole, whatever was answered. */
let arrived: ReadLetter[];
const running: Mailing[] = [];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  behaviour = 'take';
  arrived = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      callback(
        behaviour === 'refuse for good'
          ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
          : null,
      );
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'refuse for now') {
          callback(Object.assign(new Error('come back later'), { responseCode: 451 }));
          return;
        }
        arrived.push(parseLetter(Buffer.concat(chunks).toString('utf8')));
        if (behaviour === 'take') callback(null);
        if (behaviour === 'take and hang up')
          for (const connection of server.connections) connection.close();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  transport = createMailTransport(
    parseEnv({
      MAIL_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?from=vedetta@meridiana.example`,
    }),
  );
});
afterEach(async () => {
  for (const mailing of running.splice(0)) await mailing.stop(0);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    for (const connection of server.connections) connection.close();
  });
});

const start = (options: { leaseSeconds?: number } = {}) => {
  const mailing = startMailing(api.services, { transport, pollMilliseconds: 30, ...options });
  running.push(mailing);
  return mailing;
};
let counter = 0;
async function queue(
  key = `test:${(counter += 1)}`,
  given: { expiresAt?: Date } = {},
): Promise<number> {
  await api.db.transaction((tx) =>
    enqueueMail(tx, api.services, {
      companyId: null,
      userId: null,
      kind: 'test',
      to: { name: 'Müller, <Jörg>', address: 'joerg@meridiana.example' },
      dedupeKey: key,
      ...given,
      letter: {
        subject: 'Zwei\r\nBcc: evil@nowhere.example',
        paragraphs: ['Grüße & <b>mehr</b>'],
        action: { label: 'Öffnen', url: 'https://vedetta.example/#a=1' },
      },
    }),
  );
  const [row] = await api.db.select().from(mails).where(eq(mails.dedupeKey, key));
  return row?.id ?? 0;
}
const stateOf = async (id: number) =>
  (await api.db.select().from(mails).where(eq(mails.id, id)))[0];
const inState = (id: number, state: string) =>
  until(async () => ((await stateOf(id))?.state === state ? stateOf(id) : null));
const jobOf = async (id: number) =>
  (
    await api.db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupeKey, `mail:${id}`))
  )[0];
const nextTryNow = (id: number) =>
  api.db
    .update(jobs)
    .set({ runAt: RIGHT_NOW })
    .where(eq(jobs.dedupeKey, `mail:${id}`));

describe('a queued letter', () => {
  it('arrives once, as text and HTML, and its words are removed', async () => {
    const id = await queue();
    expect((await stateOf(id))?.sealed).not.toBeNull();
    start();
    expect(await inState(id, 'sent')).toMatchObject({ sealed: null, sentAt: expect.any(Date) });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toMatchObject({
      subject: 'Zwei Bcc: evil@nowhere.example',
      to: expect.stringContaining('joerg@meridiana.example'),
    });
    expect(arrived[0]?.text).toContain(
      'Grüße & <b>mehr</b>\n\nÖffnen:\nhttps://vedetta.example/#a=1'.replaceAll('\n', '\r\n'),
    );
    expect(arrived[0]?.html).toContain('Grüße &amp; &lt;b&gt;mehr&lt;/b&gt;');
    expect(arrived[0]?.messageId).toContain(
      `${(await stateOf(id))?.messageId ?? ''}@meridiana.example`,
    );
  });

  it('leaves if and only if what it tells of was committed, and once however often it is queued (D4)', async () => {
    const rolledBack = api.db.transaction(async (tx) => {
      await enqueueMail(tx, api.services, {
        companyId: null,
        userId: null,
        kind: 'test',
        to: { name: '', address: 'a@b.example' },
        letter: { subject: 'Never', paragraphs: [] },
        dedupeKey: 'never',
      });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    start();
    start();
    const ids = new Set<number>();
    for (let i = 0; i < 5; i += 1) ids.add(await queue('five times'));
    const [id = 0] = ids;
    expect(ids.size).toBe(1);
    await inState(id, 'sent');
    await queue('five times');
    const last = await queue();
    await inState(last, 'sent');
    expect(arrived).toHaveLength(2);
  });

  it('is tried again after a pause while the server refuses or is away, with the same Message-ID', async () => {
    behaviour = 'refuse for now';
    start();
    const id = await queue();
    await until(async () => (await jobOf(id))?.attempts === 1 || null);
    expect(await stateOf(id)).toMatchObject({
      state: 'queued',
      problem: [{ code: 'mailRefused' }],
    });
    const pause = ((await jobOf(id))?.runAt.getTime() ?? 0) - Date.now();
    expect(pause).toBeGreaterThan(20_000);
    behaviour = 'take';
    await nextTryNow(id);
    expect(await inState(id, 'sent')).toMatchObject({ problem: null });
    expect(arrived).toHaveLength(1);
  });

  it('is given up at once when the address does not exist', async () => {
    behaviour = 'refuse for good';
    start();
    const id = await queue();
    expect(await inState(id, 'failed')).toMatchObject({
      problem: [{ code: 'mailRefused' }],
      sealed: null,
    });
    expect(arrived).toEqual([]);
  });

  it('is not sent when it comes too late', async () => {
    const id = await queue('late', { expiresAt: new Date(Date.now() - 1_000) });
    start();
    await inState(id, 'expired');
    expect(arrived).toEqual([]);
  });
});

describe('a letter that may have arrived', () => {
  it('is not sent twice when the sender dies between the last byte and the answer', async () => {
    behaviour = 'take and stay silent';
    const id = await queue();
    start({ leaseSeconds: 60 });
    await until(() => arrived.length === 1 || null);
    expect((await stateOf(id))?.state).toBe('sending');
    // What a killed process leaves behind: a lease that runs out, and no word more.
    await api.db
      .update(jobs)
      .set({ lockedUntil: sql`now() - interval '1 second'` })
      .where(eq(jobs.dedupeKey, `mail:${id}`));
    behaviour = 'take';
    start();
    expect(await inState(id, 'uncertain')).toMatchObject({
      problem: [{ code: 'mailInterrupted' }],
      sealed: null,
    });
    expect((await jobOf(id))?.state).toBe('done');
    expect(arrived).toHaveLength(1);
  });

  describe('when the database does not take that it was sent', () => {
    /**
     * The first so many writings of `sent` fail, each as often as it is tried: a sequence counts on
     * where a transaction is rolled back.
     */
    const refuseFirst = (times: number) =>
      api.db.execute(
        sql.raw(`
      create sequence test_writings; create function test_refuse() returns trigger language plpgsql as $$ begin
        if new.state = 'sent' and nextval('test_writings') <= ${times}
          then raise exception 'the disk is full'; end if; return new; end $$;
      create trigger test_refuse before update on mails for each row execute function test_refuse();`),
      );
    afterEach(() =>
      api.db.execute(
        sql.raw(
          'drop trigger test_refuse on mails; drop function test_refuse; drop sequence test_writings',
        ),
      ),
    );

    it('is written again until it is taken, and not sent twice', async () => {
      await refuseFirst(2);
      const id = await queue();
      start();
      await inState(id, 'sent');
      expect(arrived).toHaveLength(1);
    });

    it('and the sender must stop, is not sent twice either', async () => {
      await refuseFirst(1_000);
      const id = await queue();
      const first = start();
      await until(() => arrived.length === 1 || null);
      await first.stop(0);
      expect((await stateOf(id))?.state).toBe('sending');
      await nextTryNow(id);
      start();
      await inState(id, 'uncertain');
      expect(arrived).toHaveLength(1);
    });
  });

  it('is not sent twice when the server hangs up instead of answering', async () => {
    behaviour = 'take and hang up';
    const id = await queue();
    start();
    await inState(id, 'uncertain');
    expect(arrived).toHaveLength(1);
  });
});

describe('letters of people', () => {
  it('go with the account that they were for', async () => {
    const company = await insertCompany(api.db);
    const user = await insertUser(api.db, { companyId: company.id });
    await api.db.transaction((tx) =>
      enqueueMail(tx, api.services, {
        companyId: company.id,
        userId: user.id,
        kind: 'test',
        to: { name: 'G', address: user.email },
        letter: { subject: 'S', paragraphs: ['P'] },
        dedupeKey: 'gone',
      }),
    );
    await api.db.execute(sql`delete from users where id = ${user.id}`);
    start();
    await until(
      async () =>
        (await api.db.$count(jobs, sql`queue = 'mail' and state <> 'done'`)) === 0 || null,
    );
    expect(arrived).toEqual([]);
  });

  it('come from the address that MAIL_URL or PUBLIC_URL gives', () => {
    expect(
      senderOf('smtp://vedetta%40firma.example:pw@mail.firma.example', 'x.example').address,
    ).toBe('vedetta@firma.example');
    expect(
      senderOf('smtp://user:pw@mail.firma.example?from=alerts@firma.example', 'x.example').address,
    ).toBe('alerts@firma.example');
    expect(senderOf(null, 'vedetta.firma.example').address).toBe('vedetta@vedetta.firma.example');
  });
});

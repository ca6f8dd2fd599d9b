import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, startTestApi, type TestApi } from '../../../test/kit.ts';
import { createApi } from '../../app.ts';
import { LETTERS_PER_ADDRESS } from '../../modules/session/commands/request-reset.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { auditLog } from '../database/schema/installation.ts';

const KEY = new Uint8Array(32).fill(9);
let api: TestApi;
/** The same api at an address that is not this host's loopback, as for clients of the network. */
const path = join(tmpdir(), `vedetta-${randomUUID().slice(0, 8)}.sock`);
const server = createServer((req, res) => {
  outside(req, res);
});
let outside: ReturnType<typeof createApi>['app'];

beforeAll(async () => {
  api = await startTestApi({ secrets: createSecretBox(KEY) });
  outside = createApi(api.services).app;
  await new Promise<void>((resolve) => server.listen(path, resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.stop();
});

/** Asks for a new password from outside. @returns the status. */
function forget(headers: IncomingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = request(
      {
        socketPath: path,
        method: 'POST',
        path: '/api/user/v1/password/reset/',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (res) => {
        res.resume();
        resolve(res.statusCode ?? 0);
      },
    );
    req.once('error', reject);
    req.end(JSON.stringify({ email: `${randomUUID()}@nowhere.example` }));
  });
}

/** As a gateway makes it that holds the key. */
function signed(
  address: string,
  { key = KEY, at = api.clock.now() }: { key?: Uint8Array; at?: Date } = {},
): string {
  const told = `${address};${Math.floor(at.getTime() / 1000)}`;
  return `${told};${createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', key, '', 'vedetta:client-address', 32)),
  )
    .update(told)
    .digest('hex')}`;
}

/** Which address a failed sign-in is written down with. */
async function seenAs(headers: Record<string, string>): Promise<string | null | undefined> {
  await call(api, 'POST', '/api/user/v1/login/', {
    headers,
    body: { email: `${randomUUID()}@nowhere.example`, password: 'x' },
  });
  return (await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]?.address;
}

describe('F2: the address that limits count by', () => {
  it(
    'is not what a client of the network writes into X-Forwarded-For, Forwarded or a header it ' +
      'cannot sign',
    async () => {
      const statuses: number[] = [];
      for (let i = 0; i <= LETTERS_PER_ADDRESS; i += 1) {
        const spoofed = `203.0.113.${i + 1}`;
        statuses.push(
          await forget({
            'x-forwarded-for': `${spoofed}, ${spoofed}`,
            forwarded: `for=${spoofed}`,
            'x-real-ip': spoofed,
            'x-vedetta-client':
              i % 2 === 0
                ? signed(spoofed, { key: new Uint8Array(32).fill(1) })
                : signed('192.0.2.1').replace('192.0.2.1', spoofed),
          }),
        );
      }
      expect(statuses).toEqual([...Array.from({ length: LETTERS_PER_ADDRESS }, () => 202), 429]);
      expect(
        await forget({ 'x-vedetta-client': signed('203.0.113.77') }),
        'a gateway with the key is believed from anywhere',
      ).toBe(202);
      expect(
        await forget({
          'x-vedetta-client': signed('203.0.113.78', {
            at: new Date(api.clock.now().getTime() - 301_000),
          }),
        }),
        'not for ever',
      ).toBe(429);
    },
  );

  it('is what a gateway signed, else what a proxy on this host appended, else the connection', async () => {
    expect(
      await seenAs({
        'x-vedetta-client': signed('198.51.100.7'),
        'x-forwarded-for': '203.0.113.1',
      }),
    ).toBe('198.51.100.7');
    expect(await seenAs({ 'x-vedetta-client': signed('2001:db8::7') })).toBe('2001:db8::7');
    expect(
      await seenAs({ 'x-vedetta-client': signed('::ffff:198.51.100.7') }),
      'one client has one spelling',
    ).toBe('198.51.100.7');
    expect(await seenAs({ 'x-forwarded-for': '6.6.6.6, 203.0.113.1' })).toBe('203.0.113.1');
    expect(await seenAs({ 'x-forwarded-for': '203.0.113.1, 127.0.0.1' })).toBe('203.0.113.1');
    expect(await seenAs({ 'x-vedetta-client': 'anything', 'x-forwarded-for': ' ,' })).toBe(
      '127.0.0.1',
    );
  });
});

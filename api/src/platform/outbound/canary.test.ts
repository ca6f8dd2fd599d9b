import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutbound, type Http, type Outbound } from './guarded-fetch.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-canary-'));
let outbound: Outbound;
let http: Http;
/** Listens on every address of this machine; nobody may ever reach it. */
let canary: Server;
let reached = 0;
let port = 0;
beforeAll(async () => {
  canary = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
  port = (canary.address() as AddressInfo).port;
  outbound = openOutbound(dataDir);
  http = outbound.http(new AbortController().signal);
});
afterAll(async () => {
  await outbound.close();
  await new Promise((resolve) => canary.close(resolve));
  rmSync(dataDir, { recursive: true });
});

/** IPv4 addresses that are nobody's business, in every way a link can write them. */
function formsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => value.toString(16);
  const [high, low] = [hex(a * 256 + b), hex(c * 256 + d)];
  return [
    address,
    `${address}.`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    String(number),
    `0x${hex(number)}`,
    `0${number.toString(8)}`,
    [a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
    [a, b, c, d].map((part) => `0${part.toString(8)}`).join('.'),
    `0x${hex(a)}.${b}.${c * 256 + d}`,
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replaceAll('.', '。'),
    address.replace(/\d/, (digit) => `%3${digit}`),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${address}]`,
    `[2002:${high}:${low}::]`,
    `[::ffff:0:${address}]`,
  ];
}
const INSIDE = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '172.16.0.1',
  '100.64.0.1',
  '224.0.0.1',
];
const OTHER = [
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[fec0::1]',
  '[100::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[5f00::1]',
  '[3fff::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ip6-localhost',
  'user@127.0.0.1',
  ':pw@localhost',
  '127.1',
  '0',
  '0x7f.1',
  '①②⑦.⓪.⓪.①',
  '1.1.1.1@127.0.0.1',
  '127.0.0.1%00.example.com',
  '127.0.0.1\\@1.1.1.1',
];
const links = [...INSIDE.flatMap(formsOf), ...OTHER];

describe('X1: addresses inside, in every form', () => {
  it(`lead nowhere: none of ${links.length} forms opens a connection, by http, https or WebSocket`, async () => {
    expect(links.length).toBeGreaterThanOrEqual(200);
    for (const scheme of ['http', 'https']) {
      const answers = await Promise.all(
        links.map(async (host) => ({
          host,
          answer: await http.get(`${scheme}://${host}:${port}/`),
        })),
      );
      for (const { host, answer } of answers) expect(answer.ok, `${scheme}://${host}`).toBe(false);
    }
    for (const host of links) {
      const guarded = await http.guard(`ws://${host}:${port}/`);
      if (guarded.ok) {
        const found = await new Promise<Error | null>((resolve) => {
          guarded.lookup(host, { all: true }, (error) => {
            resolve(error);
          });
        });
        expect(found, host).toBeInstanceOf(Error);
      }
    }
    expect(reached).toBe(0);
  });

  it('would be seen by the canary if one did', async () => {
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    expect(reached).toBe(1);
  });
});

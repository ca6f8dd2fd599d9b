import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { render } from '@vedetta/messages/render.ts';
import { ALLOWED_HOSTS_FILE } from './allowed-hosts.ts';
import {
  HTTP_LIMITS,
  openOutbound,
  type Http,
  type HttpAnswer,
  type Outbound,
} from './guarded-fetch.ts';
import { OutboundProblem } from './guard.ts';
import { parseJson } from './parse-json.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-outbound-'));
let server: Server;
let other: Server;
let url: string;
let outbound: Outbound;
let http: Http;
const seen: { path: string; authorization: string | undefined }[] = [];

beforeAll(async () => {
  const bomb = gzipSync(Buffer.alloc(HTTP_LIMITS.bodyBytes * 4));
  const answer = (mark: string): Server =>
    createServer((req, res) => {
      const path = req.url ?? '';
      seen.push({ path: mark + path, authorization: req.headers.authorization });
      if (path.startsWith('/to?'))
        return void res.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
      if (path === '/bomb')
        return void res.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      if (path === '/odd') return void res.writeHead(200, { 'content-encoding': 'zstd' }).end('x');
      if (path === '/broken')
        return void res.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed at all');
      if (path === '/packed')
        return void res
          .writeHead(200, { 'content-encoding': 'br' })
          .end(brotliCompressSync('{"id":9007199254740993}'));
      if (path === '/large')
        return void res.writeHead(200).end(Buffer.alloc(HTTP_LIMITS.bodyBytes + 1));
      res.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(`hello from ${mark}`);
    });
  [server, other] = [answer(''), answer('other')];
  for (const one of [server, other])
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(dataDir, ALLOWED_HOSTS_FILE), '127.0.0.1/32\n');
  outbound = openOutbound(dataDir);
  http = outbound.http(new AbortController().signal);
});
afterAll(async () => {
  await outbound.close();
  for (const one of [server, other]) {
    one.closeAllConnections();
    await new Promise((resolve) => one.close(resolve));
  }
  rmSync(dataDir, { recursive: true });
});

const whyNot = (answer: HttpAnswer): string => (answer.ok ? 'it did' : render('en', answer.why));

describe('the way out for collectors', () => {
  it(
    'X2: unpacks what was packed and ends what unpacks without end, is larger than 5 MiB, or is ' +
      'packed strangely',
    async () => {
      const packed = await http.get(`${url}/packed`);
      expect(packed.ok && packed.json()).toEqual({ id: '9007199254740993' });
      for (const [path, why] of [
        ['/bomb', /larger than 5 MiB/],
        ['/large', /larger than 5 MiB/],
        ['/odd', /compressed/],
        ['/broken', /Z_DATA_ERROR/],
      ] as const) {
        expect(whyNot(await http.get(url + path)), path).toMatch(why);
      }
    },
  );

  it('never shows a token to another host, and sends none on', async () => {
    const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const headers = { Authorization: 'Bearer secret' };
    expect(await http.get(`${url}/to?${encodeURIComponent('/here')}`, headers)).toMatchObject({
      ok: true,
      url: `${url}/here`,
    });
    expect(
      await http.get(`${url}/to?${encodeURIComponent(`${otherUrl}/there`)}`, headers),
    ).toMatchObject({ ok: true, movedTo: null });
    expect(
      seen.slice(-4).map(({ path, authorization }) => [path.split('?')[0], authorization]),
    ).toEqual([
      ['/to', 'Bearer secret'],
      ['/here', 'Bearer secret'],
      ['/to', 'Bearer secret'],
      ['other/there', undefined],
    ]);
    const token = await http.get('http://1.1.1.1/', headers);
    expect(whyNot(token)).toMatch(/URL isn’t HTTPS/);
    // Addresses hold tokens at some vendors: what is said names the host alone.
    const gone = await http.get('http://127.0.0.1:1/bot123:SECRET/getMe?access_token=SECRET');
    expect(gone).toMatchObject({ ok: false });
    expect(JSON.stringify(gone)).not.toContain('SECRET');
  });

  it('X1: is closed to addresses inside, also as the goal of a redirect', async () => {
    for (const to of [
      'http://127.0.0.2/',
      'http://169.254.169.254/latest/',
      'http://[::ffff:127.0.0.2]/',
      'file:///etc/passwd',
    ]) {
      expect(whyNot(await http.get(`${url}/to?${encodeURIComponent(to)}`)), to).toMatch(
        /no public IP address|https/,
      );
    }
    expect(await http.guard('ws://127.0.0.2/')).toMatchObject({ ok: false });
    expect(await http.guard(url.replace('http', 'ws'))).toMatchObject({ ok: true });
  });

  it('hands media on piece by piece and ends them at their limit', async () => {
    const medium = await http.open({ url: `${url}/x` });
    if (!medium.ok) throw new Error(render('en', medium.why));
    const pieces: Uint8Array[] = [];
    for await (const piece of medium.chunks) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('hello from ');
    const odd = await http.open({ url: `${url}/odd` });
    if (!odd.ok) throw new Error(render('en', odd.why));
    await expect(odd.chunks[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(OutboundProblem);
  });
});

describe('JSON of vendors', () => {
  it('keeps every digit of long numbers, and what stands in texts as it is', () => {
    expect(
      parseJson(
        '{"id":1991234567890123456,"t":"say \\"12345678901234567890\\" ' +
          '1","f":1.5,"n":[-9007199254740993, 42, 9007199254740991]}',
      ),
    ).toEqual({
      id: '1991234567890123456',
      t: 'say "12345678901234567890" 1',
      f: 1.5,
      n: ['-9007199254740993', 42, 9007199254740991],
    });
  });
});

import { createHash, randomBytes } from 'node:crypto';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveGateway, until, type ServedGateway } from './serve.ts';

let answer: (req: IncomingMessage, res: ServerResponse) => void;
let server: Server;
let gateway: ServedGateway;
beforeEach(async () => {
  server = createServer((req, res) => {
    answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway = await serveGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await gateway.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const CREATE = '/api/fileupload/v1/create/';

test('an upload arrives byte for byte, with the headers that belong to it and no others', async () => {
  const bytes = randomBytes(8 * 1024 * 1024);
  let seen: IncomingMessage['headers'] = {};
  answer = (req, res) => {
    seen = req.headers;
    const hash = createHash('sha256');
    req
      .on('data', (chunk: Buffer) => hash.update(chunk))
      .on('end', () => {
        res
          .writeHead(201, { 'content-type': 'application/json', 'x-internal': 'secret' })
          .end(JSON.stringify({ sha256: hash.digest('hex') }));
      });
  };
  const res = await fetch(gateway.url + CREATE, {
    method: 'POST',
    body: bytes,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: 'Bearer t',
      'x-upload-token': 'u',
      cookie: 'tracker=1',
      'x-forwarded-for': '203.0.113.9',
    },
  });
  expect(res.status).toBe(201);
  expect(await res.json()).toEqual({ sha256: createHash('sha256').update(bytes).digest('hex') });
  expect(res.headers.get('x-internal')).toBeNull();
  expect(seen).toMatchObject({
    'content-type': 'multipart/form-data; boundary=x',
    authorization: 'Bearer t',
    'x-upload-token': 'u',
    'content-length': String(bytes.length),
    'x-forwarded-for': '203.0.113.9',
  });
  expect(seen.cookie).toBeUndefined();
});

test('a preview comes with its own headers', async () => {
  answer = (req, res) =>
    res
      .writeHead(200, {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private',
        etag: '"a"',
      })
      .end(req.url);
  const res = await fetch(`${gateway.url}/api/media/v1/7/preview/`);
  expect([
    res.status,
    res.headers.get('content-type'),
    res.headers.get('etag'),
    await res.text(),
  ]).toEqual([200, 'image/webp', '"a"', '/api/media/v1/7/preview/']);
});

test('an original comes as the attachment that the api makes of it', async () => {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="a.exe"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
  answer = (req, res) => res.writeHead(200, headers).end(req.url);
  const res = await fetch(`${gateway.url}/api/media/v1/7/original/`);
  expect([res.status, Object.fromEntries(res.headers), await res.text()]).toEqual([
    200,
    expect.objectContaining(headers),
    '/api/media/v1/7/original/',
  ]);
});

test('a refusal that comes before the body is over reaches the client', async () => {
  answer = (_req, res) =>
    res
      .writeHead(413, { 'content-type': 'application/problem+json' })
      .end('{"code":"FILE_TOO_LARGE"}');
  const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const req = request(
      gateway.url + CREATE,
      { method: 'POST', headers: { 'content-length': String(64 * 1024 * 1024) } },
      (res) => {
        let text = '';
        res
          .on('data', (chunk: Buffer) => {
            text += chunk.toString();
          })
          .on('end', () => {
            resolve([res.statusCode, text]);
            req.destroy();
          });
      },
    );
    req.on('error', reject);
    req.write(randomBytes(256 * 1024));
  });
  expect([status, body]).toEqual([413, '{"code":"FILE_TOO_LARGE"}']);
});

test('an upload that its client gives up ends at the api too', async () => {
  let ended = false;
  let started = false;
  answer = (req) => {
    req.on('data', () => {
      started = true;
    });
    req.on('error', () => {
      ended = true;
    });
  };
  const req = request(gateway.url + CREATE, {
    method: 'POST',
    headers: { 'content-length': '1000000' },
  });
  req.on('error', () => undefined);
  req.write(randomBytes(1000));
  await until(() => started, 'the first bytes');
  req.destroy();
  await until(() => ended, 'the end at the api');
});

test('an api that breaks off, or is away, is answered as such', async () => {
  answer = (req) => {
    req.socket.destroy();
  };
  const broken = await fetch(gateway.url + CREATE, { method: 'POST', body: 'x' });
  expect([broken.status, await broken.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'UNAVAILABLE', status: 503 }),
  ]);
});

test('no other path of the api is reachable through the gateway', async () => {
  answer = (_req, res) => res.end('reached');
  const paths = [
    '/api/openapi.json',
    '/api/media/v1/7/',
    '/api/user/v1/whoami/',
    '/api/media/v1/../../user/v1/whoami/preview/',
    '/api/media/v1/%2e%2e%2fx/preview/',
  ];
  const answers = await Promise.all(
    paths.map(async (path) => (await fetch(gateway.url + path)).text()),
  );
  expect(answers.filter((text) => text === 'reached')).toEqual([]);
});

import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { isLong, SEED } from '@vedetta/detection/testing/campaign.ts';
import { signUpCompany, startTestApi, type TestApi, type TestPerson } from './kit.ts';
import { malformedForms, type MalformedForm } from './malformed-forms.ts';
import { askUploadToken, callApi } from './uploads.ts';

/** Requests per door; `VEDETTA_MALFORMED=10000 npm test -- test/malformed` sends more. */
const REQUESTS = Number(process.env['VEDETTA_MALFORMED'] ?? (isLong ? 2_000 : 200));
const HANG_MS = 60_000;
/** A bound for a hang: a tenth of a second for each request on a busy machine. */
const CAMPAIGN_MS = Math.max(600_000, REQUESTS * 100);

let api: TestApi;
let admin: TestPerson;
const ended: unknown[] = [];
const note = (error: unknown) => void ended.push(error instanceof Error ? error.stack : error);
beforeAll(async () => {
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
  api = await startTestApi();
  admin = await signUpCompany(api);
});
afterAll(async () => {
  await api.stop();
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
});

const check = <T>(arbitrary: fc.Arbitrary<T>, send: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, send), {
    seed: SEED,
    numRuns: REQUESTS,
    endOnFailure: true,
  });

/**
 * Posts a form; a connection that the server ends is an answer too.
 * @returns its status, 0 for none.
 */
async function post(
  path: string,
  { headers, body }: MalformedForm,
  more: Record<string, string> = {},
): Promise<number> {
  const answer = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...more, authorization: `Bearer ${admin.access}` },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(HANG_MS),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    return null;
  });
  await answer?.text();
  return answer?.status ?? 0;
}

describe('malformed forms', () => {
  it(
    'an indicator list refuses them with 4xx, and the server goes on',
    async () => {
      // A list that does not exist: what is read well ends as 404 before a thread is started for
      // it.
      const path = '/api/indicator_lists/v1/999999/file/';
      await check(malformedForms, async (form) => {
        expect(await post(path, form)).toBeLessThan(500);
      });
      const open = Buffer.from('--b\r\n');
      const type = 'multipart/form-data';
      expect(
        await post(path, { headers: { 'content-type': `${type}; boundary=b` }, body: open }),
      ).toBe(400);
      expect(await post(path, { headers: { 'content-type': type }, body: open })).toBe(415);
      expect(ended).toEqual([]);
    },
    CAMPAIGN_MS,
  );

  it(
    'a file upload refuses them with 4xx, and the server goes on',
    async () => {
      let token = '';
      await check(malformedForms, async (form) => {
        if (token === '') token = (await askUploadToken(api, admin.access, 'x.txt', 5)).body.token;
        const status = await post('/api/fileupload/v1/create/', form, { 'x-upload-token': token });
        if (status === 201) token = '';
        expect(status).toBeLessThan(500);
      });
      expect(ended).toEqual([]);
    },
    CAMPAIGN_MS,
  );
});

it(
  'requests that break HTTP itself get a 4xx or a closed connection',
  async () => {
    const { hostname, port } = new URL(api.url);
    const line = fc.constantFrom(
      'GET / HTTP/1.1',
      'POST /api/user/v1/login/ HTTP/1.1',
      'GET /api/\0 HTTP/1.1',
      'GET /%%% HTTP/1.1',
      'GET //[ HTTP/1.1',
      'BREW /api/ HTTP/1.1',
      'GET /api/ HTTP/9.9',
      'GET http://[::1 HTTP/1.1',
      '\x16\x03\x01',
    );
    const header = fc.constantFrom(
      'Host: x',
      'Host:',
      'Content-Length: -1',
      'Content-Length: 5',
      'Content-Length: 5\r\nContent-Length: 6',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: x',
      'Connection: Upgrade\r\nUpgrade: websocket',
      'Upgrade: h2c',
      'Expect: 100-continue',
      'Expect: x',
      'Cookie: =;;=\xff',
      'Authorization: Bearer',
      'Authorization: Basic %',
      'Accept-Encoding: \x01',
      'X-Request-Id: <x>',
      `Range: bytes=${'1-2,'.repeat(50)}`,
      'Sec-WebSocket-Key: x',
      'Sec-WebSocket-Version: 99',
      `X: ${'y'.repeat(20_000)}`,
    );
    const body = fc.constantFrom(
      '',
      '{',
      '5\r\nhello\r\n0\r\n\r\n',
      'zz\r\n',
      '0\r\n\r\n',
      '\0\0\0',
    );
    const request = fc
      .tuple(line, fc.array(header, { maxLength: 6 }), body)
      .map(([first, headers, rest]) => `${[first, ...headers].join('\r\n')}\r\n\r\n${rest}`);
    await check(request, async (text) => {
      const statuses = [
        ...(await raw(hostname, Number(port), text)).matchAll(/^HTTP\/1\.1 (\d{3})/gm),
      ].map(([, status]) => Number(status));
      expect(statuses.filter((status) => status >= 500 && status !== 505)).toEqual([]);
    });
    expect(ended).toEqual([]);
  },
  CAMPAIGN_MS,
);

/** What the server says to raw bytes until it ends the connection, or the sender does. */
function raw(host: string, port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    socket.on('error', () => {
      resolve(said);
    });
    socket.on('close', () => {
      resolve(said);
    });
    socket.end(Buffer.from(text, 'latin1'));
  });
}

describe('malformed sockets', () => {
  const address = fc
    .tuple(
      fc.constantFrom(
        '/ws/notifications/',
        '/ws/events/',
        '/ws/presence/',
        '/ws/shared/',
        '/ws/',
        '/ws/%',
        '/ws/notifications/%ff',
      ),
      fc.constantFrom(
        '?token=TOKEN',
        '',
        '?token=',
        '?token=%',
        '?token=%ff&after=1',
        '?token=TOKEN&after=-1',
        '?token=TOKEN&after=99999999999999999999',
        `?token=${'x'.repeat(5_000)}`,
        '?token=TOKEN&token=TOKEN',
      ),
    )
    .map(([path, query]) => path + query);
  const frame = fc.oneof(
    fc.constantFrom<string | Buffer>(
      '',
      '{',
      'null',
      '[]',
      '{"type":1}',
      '{"type":"look","at":{"kind":"alert","id":-1}}',
      '{"type":"hear"}',
      '"\\ud800"',
      `{"x":"${'y'.repeat(100_000)}"}`,
      '['.repeat(5_000),
    ),
    fc.uint8Array({ maxLength: 200 }).map((list) => Buffer.from(list)),
  );

  it(
    'are refused or closed, and the server goes on',
    async () => {
      await check(
        fc.tuple(address, fc.array(frame, { maxLength: 5 }), fc.boolean()),
        async ([path, frames, isRude]) => {
          const socket = new WebSocket(
            `${api.url.replace('http', 'ws')}${path.replaceAll('TOKEN', admin.access)}`,
          );
          const status = await new Promise<number>((resolve) => {
            socket.on('unexpected-response', (request, response) => {
              request.destroy();
              resolve(response.statusCode ?? 0);
            });
            socket.on('error', () => {
              resolve(0);
            });
            socket.on('close', () => {
              resolve(101);
            });
            socket.on('open', () => {
              for (const one of frames) socket.send(one);
              // A reserved bit: no endpoint can read this frame.
              if (isRude)
                (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
                  Buffer.from([0xff, 0xff, 0xff]),
                );
              socket.close();
            });
          });
          expect(status).toBeLessThan(500);
        },
      );
      expect(ended).toEqual([]);
      expect((await callApi(api, admin.access, 'GET', '/api/user/v1/whoami/')).status).toBe(200);
    },
    CAMPAIGN_MS,
  );
});

import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLimitedServer } from './connections.ts';
import { readBody } from './json-body.ts';
import { answerProblem } from './problem-answer.ts';

let server: Server;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  const app = express();
  app.post('/read', (req, res) => {
    readBody(req, res, undefined, 300).then(
      () => res.status(204).end(),
      (error: unknown) => {
        answerProblem(error, res, 'request-id', pino({ level: 'silent' }));
      },
    );
  });
  app.use((_req, res) => {
    res.status(404).end();
  });
  server = createLimitedServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends these bytes and no more; resolves with the answer once the server ends the connection. */
function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    socket.write(bytes);
  });
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return new Promise((resolve, reject) => {
    socket.once('close', () => {
      resolve(text);
    });
    socket.once('error', reject);
  });
}
const post = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: vedetta.example\r\nContent-Length: ${length}\r\n\r\n${body}`;

it(
  'ends a connection whose head never comes, one whose body does not come, and one whose body ' +
    'nobody waits for',
  async () => {
    const [head, nothing, body, unread] = await Promise.all([
      send('POST /read HTTP/1.1\r\nHost: vedetta.example\r\n'),
      send(''),
      send(post('/read', 100, '{')),
      send(post('/elsewhere', 100, '{')),
    ]);
    expect([head, nothing].map((text) => text.split('\r\n', 1)[0])).toEqual([
      'HTTP/1.1 408 Request Timeout',
      'HTTP/1.1 408 Request Timeout',
    ]);
    expect(body).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      status: 408,
      code: 'REQUEST_TIMEOUT',
      title: 'The request arrived too slowly. Send it again over a better connection.',
    });
    expect(unread).toMatch(/^HTTP\/1\.1 404 /);
  },
);

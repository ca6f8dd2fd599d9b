import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameHead } from './frames.ts';

test('a client reads messages of every length that changes how a frame begins', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  try {
    server.on('connection', (_socket, { socket: wire }) => {
      for (const text of texts) wire.write(frameHead(text.length) + text, 'latin1');
    });
    const received = await new Promise<string[]>((resolve, reject) => {
      const got: string[] = [];
      const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
      client.on('error', reject);
      client.on('message', (data: Buffer) => {
        if (got.push(data.toString('utf8')) === texts.length) resolve(got);
      });
    });
    expect(received).toEqual(texts);
  } finally {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

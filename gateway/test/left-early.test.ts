import { expect, test } from 'vitest';
import { rawSocket, token } from './client.ts';
import { serveGateway, until } from './serve.ts';
import { Upstream } from './upstream.ts';

test.each(['terminate', 'close'] as const)(
  'a client that leaves while it is recognised (%s) is no error of the log',
  async (leave) => {
    const upstream = new Upstream();
    let asked = 0;
    let isGone = false;
    upstream.on('GET /api/user/v1/whoami/', (req) => {
      asked += 1;
      req.socket.once('close', () => {
        isGone = true;
      });
    });
    await upstream.start();
    const gateway = await serveGateway(upstream.url);
    try {
      const raw = await rawSocket(gateway.socketUrl);
      raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${token('s1')}` } });
      await until(() => asked === 1, 'the gateway asks who it is');
      raw.socket[leave]();
      // It gives the call up, and then it has heard of the leaving.
      await until(() => isGone, 'the call is given up');
      await gateway.stop();
      expect(gateway.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    } finally {
      await upstream.kill();
    }
  },
);

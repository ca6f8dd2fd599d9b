import { afterAll, beforeAll, expect, test } from 'vitest';
import { token } from './client.ts';
import { ask, serveGateway, type ServedGateway } from './serve.ts';
import { notification, Upstream, whoami } from './upstream.ts';

const upstream = new Upstream();
let gateway: ServedGateway;
/** Two people of two companies, by their tokens. */
const ids = new Map([
  [token('s1'), 1],
  [token('s2'), 2],
]);
beforeAll(async () => {
  const idOf = (authorization = '') => ids.get(authorization.slice(7)) ?? 0;
  upstream.on('GET /api/user/v1/whoami/', (req, res) => {
    res.writeHead(200).end(JSON.stringify(whoami(idOf(req.headers.authorization))));
  });
  upstream.on('POST /api/notifications/v1/', (req, res) => {
    const id = idOf(req.headers.authorization);
    res.writeHead(200).end(
      JSON.stringify({
        count: 1,
        unread_count: id,
        page: 1,
        page_size: 10,
        links: { next: null, previous: null },
        results: [notification(id)],
      }),
    );
  });
  await upstream.start();
  gateway = await serveGateway(upstream.url);
});
afterAll(async () => {
  await gateway.stop();
  await upstream.kill();
});

test(
  'G8: of 1,000 interleaved requests of two companies each is answered with its own, and none ' +
    'may be kept by anybody',
  async () => {
    const ROUNDS = 25;
    const AT_ONCE = 40;
    const bearers = [...ids];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          const [bearer, id] = bearers[(i + round) % 2] ?? ['', 0];
          const answer = await ask(
            gateway,
            'query Mine { viewer { user { id } } notifications { unreadCount results { id } } }',
            {},
            { authorization: `Bearer ${bearer}` },
          );
          return { id, answer };
        }),
      );
      for (const { id, answer } of answers) {
        expect(answer.data).toEqual({
          viewer: { user: { id: String(id) } },
          notifications: { unreadCount: id, results: [{ id: String(id) }] },
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
    // Every one was asked of the api: nothing is answered from memory.
    expect(upstream.calls).toHaveLength(ROUNDS * AT_ONCE * 2);
  },
);

/**
 * How much later patient clients are answered while others misbehave: npm run bench -w gateway --
 * misbehaving [--rounds=3] [--smoke] The gateway is a process of its own; attackers, upstream and
 * whoever measures are this one, so a part of what is read is theirs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { rawSocket, token } from '../../../gateway/test/client.ts';
import { halfOpen } from '../../../gateway/test/dripping.ts';
import { p95Of, serveApart } from '../../../gateway/test/serve-apart.ts';
import { notification, Upstream, whoami } from '../../../gateway/test/upstream.ts';
import { isSmoke, option, table } from './print.ts';

const ROUNDS = Number(option('rounds') ?? (isSmoke ? 1 : 3));
/**
 * Sockets that say nothing, messages of one flood, and notifications of 16 KB for a reader that
 * does not read.
 */
const [SILENT, FLOOD, UNREAD] = [500, 301, 900];
/**
 * To reach: at most half as much again, with milliseconds of leave for what the attackers cost
 * themselves.
 */
const BAR = (before: number): number => before * 1.5 + 50;

/**
 * Waiting times of a patient client before, while and after something happens, in milliseconds, and
 * what is told of them.
 */
async function beside(url: string, during: () => Promise<number>): Promise<string[]> {
  const before = await p95Of(url);
  const while_ = await during();
  const after = await p95Of(url);
  // The machine may have become busier or quieter meanwhile: the slower side of the two counts.
  const quiet = Math.max(before, after);
  return [
    before.toFixed(1),
    while_.toFixed(1),
    after.toFixed(1),
    (while_ / quiet).toFixed(2),
    while_ < BAR(quiet) ? 'met' : 'MISSED',
  ];
}

export async function misbehaving(): Promise<void> {
  const upstream = new Upstream();
  upstream.on('GET /api/user/v1/whoami/', (_req, res) => {
    res.writeHead(200).end(JSON.stringify(whoami(1)));
  });
  upstream.json('GET /api/setup/v1/', 200, { required: false });
  await upstream.start();
  const gateway = await serveApart(upstream.url);
  const url = `http://127.0.0.1:${gateway.port}`;
  const open = () => rawSocket(`ws://127.0.0.1:${gateway.port}/graphql`);
  await p95Of(url);
  const rows: string[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const sockets: Awaited<ReturnType<typeof open>>[] = [];
    rows.push([
      String(round),
      'sockets',
      ...(await beside(url, async () => {
        const [stalled, flooding] = [await open(), await open()];
        sockets.push(stalled, flooding);
        for (const socket of sockets)
          socket.send({
            type: 'connection_init',
            payload: { authorization: `Bearer ${token(`s${round}`)}` },
          });
        await pause(500);
        stalled.send({
          id: '1',
          type: 'subscribe',
          payload: { query: 'subscription { notificationReceived { id message } }' },
        });
        await pause(500);
        stalled.socket.pause();
        sockets.push(...(await Promise.all(Array.from({ length: SILENT }, open))));
        const served = p95Of(url);
        for (let i = 0; i < FLOOD; i += 1) flooding.send({ type: 'ping' });
        for (let i = 1; i <= UNREAD; i += 1)
          upstream.publish('notifications', {
            ...notification(round * UNREAD + i),
            message: 'x'.repeat(16 * 1024),
          } as { id: number });
        return served;
      })),
    ]);
    for (const { socket } of sockets) socket.terminate();
    await pause(1_000);
    rows.push([
      String(round),
      'incomplete requests',
      ...(await beside(url, async () => {
        const { end } = await halfOpen(gateway.port);
        try {
          return await p95Of(url);
        } finally {
          end();
        }
      })),
    ]);
    await pause(1_000);
  }
  table(
    'Response times while other clients misbehave, p95 in ms',
    ['round', 'others', 'before', 'during', 'after', 'ratio', 'limits: 1.5 and 50 ms'],
    rows,
  );
  await gateway.kill();
  await upstream.kill();
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../../test/receiver.ts';
import { parseAllowedHosts } from './addresses.ts';
import { guardedPost } from './guarded-post.ts';

const opened = parseAllowedHosts('127.0.0.1/32');
let receiver: Receiver;
/** Nobody may ever reach it: it is inside and not allowed. */
let canary: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  canary = await startReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers.clear();
});
afterAll(async () => {
  expect(canary.received).toEqual([]);
  await Promise.all([receiver.close(), canary.close()]);
});

const post = (link: string, allowed = opened, timeoutMs = 2_000) =>
  guardedPost(
    link,
    { headers: { 'x-test': '1' }, body: '{"a":1}' },
    { allowed, timeoutMs, signal: new AbortController().signal },
  );
const sendOn = (from: string, to: string, status = 307) =>
  receiver.answers.set(from, { status, headers: { location: to } });

describe('posting to a link that somebody entered', () => {
  it('tells the status, and how long to wait', async () => {
    expect(await post(`${receiver.url}/in`)).toEqual({ status: 204, retryAfter: null });
    expect(receiver.received).toMatchObject([
      { path: '/in', body: '{"a":1}', headers: { 'x-test': '1' } },
    ]);
    receiver.answers.set('/busy', { status: 503, headers: { 'retry-after': '7' } });
    expect(await post(`${receiver.url}/busy`)).toEqual({ status: 503, retryAfter: 7 });
  });

  it('X1: resolves a name itself and goes nowhere when it leads inside', async () => {
    const port = new URL(canary.url).port;
    await expect(post(`https://localhost:${port}/`, parseAllowedHosts(''))).rejects.toThrow(
      /localhost has no public IP address/,
    );
    // Some resolvers do not know it with the dot; neither way leads to the canary.
    await expect(post(`https://LOCALHOST.:${port}/`, parseAllowedHosts(''))).rejects.toThrow(
      /no public IP address|ENOTFOUND/,
    );
    await expect(
      post(`https://[::ffff:127.0.0.1]:${port}/`, parseAllowedHosts('')),
    ).rejects.toThrow(/no public IP address/);
    const byName = parseAllowedHosts('localhost');
    expect((await post(`http://localhost:${new URL(receiver.url).port}/`, byName)).status).toBe(
      204,
    );
  });

  it('X1: is not sent on to an address inside, nor X2: more than three times', async () => {
    const inside = `${canary.url.replace('127.0.0.1', '127.0.0.2')}/`;
    for (const to of [
      inside,
      inside.replace('127.0.0.2', 'localhost'),
      inside.replace('127.0.0.2', '2130706434'),
      'file:///etc/passwd',
      'https://user@127.0.0.1/',
    ]) {
      sendOn('/on', to);
      await expect(post(`${receiver.url}/on`), to).rejects.toThrow(
        /no public IP address|https|user name/,
      );
    }
    sendOn('/1', '/2');
    sendOn('/2', `${receiver.url}/3`, 308);
    sendOn('/3', '/4', 302);
    expect((await post(`${receiver.url}/1`)).status).toBe(204);
    expect(receiver.received.at(-1)).toMatchObject({ path: '/4', body: '{"a":1}' });
    sendOn('/4', '/5', 301);
    await expect(post(`${receiver.url}/1`)).rejects.toThrow(/more than 3 times/);
    expect(receiver.received.at(-1)?.path).toBe('/4');
  });

  it('gives up on a server that does not answer, and on one that is not there', async () => {
    receiver.answers.set('/silent', 'nothing');
    await expect(post(`${receiver.url}/silent`, opened, 200)).rejects.toThrow(
      /didn’t respond within 0.2 seconds/,
    );
    const gone = await startReceiver();
    await gone.close();
    await expect(post(gone.url)).rejects.toThrow(/Couldn’t reach the server \(ECONNREFUSED\)/);
  });
});

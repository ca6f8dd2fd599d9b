import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, startTestApi, type TestApi } from '../../../test/kit.ts';
import { watchDisk } from './disk.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it.each([
  [0, /DATA_DIR is full \(0 MiB free\); free some space/],
  [1, /full/],
  [15 * 1_048_576, /15 MiB free/],
  [16 * 1_048_576, null],
  [10 ** 12, null],
  [null, null],
])('a disk with %s bytes left is told of, or not', async (free, words) => {
  const told = await watchDisk(
    '/nowhere',
    () => new Date(),
    () => Promise.resolve(free),
  ).problem();
  if (words === null) expect(told).toBeNull();
  else expect(told).toMatch(words);
});

it('a database that refused for want of room is told of for a minute after the last time', async () => {
  let at = 0;
  const disk = watchDisk(
    '/nowhere',
    () => new Date(at),
    () => Promise.resolve(null),
  );
  expect(await disk.problem()).toBeNull();
  disk.refused();
  at = 59_999;
  expect(await disk.problem()).toBe('the disk of the database is full; free some space');
  disk.refused();
  at += 59_999;
  expect(await disk.problem()).toMatch(/full/);
  at += 1;
  expect(await disk.problem()).toBeNull();
});

it('a write that the full disk of the database refuses says so, and /readyz with it', async () => {
  expect(await call(api, 'GET', '/readyz')).toMatchObject({ status: 200 });
  const services = api.services as { passwords: object };
  const { passwords } = services;
  const full = () =>
    Promise.reject(
      new Error('Failed query', {
        cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
      }),
    );
  services.passwords = new Proxy(passwords, { get: () => full });
  try {
    const refused = await call(api, 'POST', '/api/user/v1/login/', {
      body: { email: 'a@b.example', password: 'x' },
    });
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        title: expect.stringContaining('database disk is full'),
        reason: { code: 'databaseDiskFull' },
      },
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await call(api, 'GET', '/readyz')).toMatchObject({
      status: 503,
      body: { problem: 'the disk of the database is full; free some space' },
    });
    expect(await call(api, 'GET', '/healthz')).toMatchObject({ status: 200 });
  } finally {
    services.passwords = passwords;
  }
});

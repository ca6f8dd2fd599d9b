import { expect, test } from 'vitest';
import { pickWords, targetName } from '../../domain/targets/target-name.ts';
import { connectionPath } from './connection-path.ts';
import { healthOf } from './words.ts';

test('a target is called what its form shows, and only what is not a search has words that pick', () => {
  const account = { prefix: '@', accountUsername: 'meridiana', searchString: 'layoffs' };
  const search = { prefix: '#', accountUsername: null, searchString: 'meridiana' };
  const folder = { prefix: '', accountUsername: '/press/incoming', searchString: null };
  expect([account, search, folder].map(targetName)).toEqual([
    '@meridiana',
    '#meridiana',
    '/press/incoming',
  ]);
  expect([account, search, folder].map(pickWords)).toEqual(['layoffs', null, null]);
});

test('the health is told in the words of its life cycle', () => {
  expect(
    (['PAUSED', 'WAITING', 'HEALTHY'] as const).map((health) => healthOf({ health }).label),
  ).toEqual(['Paused', 'Waiting for first scan', 'Working']);
});

test('a stopped target leads to the connection of its source where that helps: not to an account that is gone', () => {
  const stopped = (
    problemKind: Parameters<typeof connectionPath>[0]['problemKind'],
    source: Parameters<typeof connectionPath>[0]['source'] = 'TELEGRAM',
  ) => connectionPath({ source, health: 'BLOCKED', problemKind });
  expect([
    stopped('RECONNECT'),
    stopped('REFUSED'),
    stopped('GONE'),
    stopped('REFUSED', 'WEB_FEED'),
  ]).toEqual([
    expect.stringMatching(/sources\/\d+$/),
    expect.stringMatching(/sources\/\d+$/),
    null,
    null,
  ]);
  expect(
    connectionPath({ source: 'TELEGRAM', health: 'DELAYED', problemKind: 'RECONNECT' }),
  ).toBeNull();
});

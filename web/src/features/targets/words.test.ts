import { expect, test } from 'vitest';
import { pickWords, targetName } from '../../lib/target-name.ts';
import { healthOf } from './words.ts';

test('a target is called what its form shows, and only what is not a search has words that pick', () => {
  const account = { prefix: '@', accountUsername: 'meridiana', searchString: 'layoffs' };
  const search = { prefix: '#', accountUsername: null, searchString: 'meridiana' };
  const folder = { prefix: '', accountUsername: '/press/incoming', searchString: null };
  expect([account, search, folder].map(targetName)).toEqual(['@meridiana', '#meridiana', '/press/incoming']);
  expect([account, search, folder].map(pickWords)).toEqual(['layoffs', null, null]);
});

test('the health says no more than the server does', () => {
  expect([{ isActive: false, lastScan: '2026-11-01T10:00:00Z' }, { isActive: true, lastScan: null }, { isActive: true, lastScan: '2026-11-01T10:00:00Z' }].map((one) => healthOf(one).label))
    .toEqual(['Paused', 'Waiting for its first scan', 'Scanned']);
});

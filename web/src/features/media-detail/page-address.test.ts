import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test('an item is opened at its source by an address of the web alone', () => {
  expect(pageAddress('https://x.example/darkpier_77/status/1')).toBe(
    'https://x.example/darkpier_77/status/1',
  );
  expect(pageAddress('http://feeds.example/')).toBe('http://feeds.example/');
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'smb://nas/press',
    '/threat-manager',
    'not an address',
    '',
  ])
    expect(pageAddress(address)).toBeNull();
  expect(pageAddress(null)).toBeNull();
});

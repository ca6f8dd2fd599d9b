import { expect, test } from 'vitest';
import { hookAddress, standingOf } from './words.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const standing = {
  isConnected: true,
  isRequired: true,
  problem: null,
  expiresAt: null,
  expiresSoon: false,
  testedAt: '2026-11-22T11:00:00Z',
};
const label = (
  more:
    | Partial<typeof standing>
    | { problem: string }
    | { expiresAt: string; expiresSoon: boolean }
    | { testedAt: null },
) => standingOf({ ...standing, ...more }, now).label;

test('a source says how it is connected, the worst first', () => {
  expect(label({})).toBe('Connected');
  expect(label({ testedAt: null })).toBe('Not tested yet');
  expect(label({ expiresAt: '2026-11-28T11:00:00Z', expiresSoon: true })).toBe('Expires in 5 days');
  expect(label({ expiresAt: '2026-11-23T11:00:00Z', expiresSoon: true })).toBe('Expires today');
  expect(label({ problem: 'X no longer accepts the credential.' })).toBe('Not working');
  expect(label({ expiresAt: '2026-11-22T11:59:59Z', expiresSoon: true })).toBe('Expired');
  expect(label({ isConnected: false })).toBe('Not connected');
  expect(label({ isConnected: false, isRequired: false })).toBe('Not needed');
});

test('the address that a vendor calls is whole', () => {
  expect(hookAddress('/hooks/whatsapp/3/abc', 'https://vedetta.company.example')).toBe(
    'https://vedetta.company.example/hooks/whatsapp/3/abc',
  );
});

import { expect, it } from 'vitest';
import { pathOf } from './words.ts';

it('given-up work leads to what it was about, where that has a page', () => {
  expect(pathOf({ kind: 'SCAN', aboutId: '7' })).toBe('/threat-manager/media/7');
  expect(pathOf({ kind: 'WEBHOOK', aboutId: '8' })).toBe('/admin/settings/webhooks/8');
  expect(pathOf({ kind: 'MAIL', aboutId: null })).toBeNull();
  expect(pathOf({ kind: 'SCAN', aboutId: null })).toBeNull();
});

import { expect, test } from 'vitest';
import { filterOf, isNarrowed, userQueryOf } from './use-user-query.ts';

const of = (address: string) => userQueryOf(new URLSearchParams(address));

test('an address says whom to list and in which order', () => {
  expect(filterOf(of('q=verdi&group=VIEWERS&state=waiting&sort=newest'))).toEqual({
    search: 'verdi',
    groups: ['VIEWERS'],
    isActive: true,
    isApproved: false,
    sort: 'DATE_JOINED',
    direction: 'DESC',
  });
  expect(isNarrowed(of('sort=name&page=3'))).toBe(false);
});

test('what an address says that nobody understands does not filter', () => {
  expect(filterOf(of('group=KINGS&state=happy&sort=up&page=-2'))).toEqual({});
  expect(of('page=-2').page).toBe(1);
});

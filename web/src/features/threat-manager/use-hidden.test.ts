import { defaultFilters } from '@vedetta/machines';
import { expect, it } from 'vitest';
import { severitiesLeftOut } from './list-state.ts';
import { hiddenWords } from './use-hidden.ts';

it('tells how many alerts the severities leave out, and names a severity that stands alone', () => {
  const usual = severitiesLeftOut(defaultFilters(false));
  expect(usual).toEqual(['INFORMATIVE']);
  expect(hiddenWords(36, usual)).toBe('36 informative alerts are hidden by the filter.');
  expect(hiddenWords(1, usual)).toBe('1 informative alert is hidden by the filter.');
  expect(hiddenWords(7, severitiesLeftOut({ severity: ['LOW'] }))).toBe(
    '7 alerts of other severities are hidden by the filter.',
  );
});

it('says nothing where nothing is hidden', () => {
  expect(hiddenWords(0, ['INFORMATIVE'])).toBeNull();
  expect(severitiesLeftOut({ severity: [] })).toEqual([]);
});

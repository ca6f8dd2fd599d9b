import { expect, it } from 'vitest';
import { reportWords, undoneWords } from './bulk-words.ts';

const rows = (outcome: 'changed' | 'skipped' | 'stale', count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${outcome}-${index}`,
    outcome,
    message: null,
  }));

it('a bulk change says what happened to each alert', () => {
  expect(reportWords(rows('changed', 3))).toBe('3 alerts changed.');
  expect(reportWords([...rows('changed', 1), ...rows('stale', 1), ...rows('skipped', 2)])).toBe(
    '1 alert changed. 1 alert not changed: already updated by a colleague. 2 alerts not changed: ' +
      'the change wasn’t needed or isn’t allowed.',
  );
  expect(reportWords(rows('skipped', 1))).toBe(
    'Nothing was changed. 1 alert not changed: the change wasn’t needed or isn’t allowed.',
  );
});

it('taking it back says what was left alone', () => {
  expect(undoneWords({ restored: 2, kept: 0 })).toBe('2 alerts restored.');
  expect(undoneWords({ restored: 1, kept: 1 })).toBe(
    '1 alert restored. 1 alert not restored: changed by someone else in the meantime.',
  );
});

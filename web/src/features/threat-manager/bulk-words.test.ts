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
    '1 alert changed. 1 alert left alone: a colleague was faster. 2 alerts left alone: ' +
      'already there, or not able to go there.',
  );
  expect(reportWords(rows('skipped', 1))).toBe(
    'Nothing was changed. 1 alert left alone: already there, or not able to go there.',
  );
});

it('taking it back says what was left alone', () => {
  expect(undoneWords({ restored: 2, kept: 0 })).toBe('2 alerts put back.');
  expect(undoneWords({ restored: 1, kept: 1 })).toBe(
    '1 alert put back. 1 alert left alone: changed by somebody since.',
  );
});

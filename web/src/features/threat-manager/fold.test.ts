import { expect, test } from 'vitest';
import { foldRows } from './fold.ts';

const keyOf = (row: string) => (row.startsWith('x') ? null : row.charAt(0));

test('rows of a kind stand under the first of them, and are shown when it is unfolded', () => {
  const rows = ['a1', 'x1', 'b1', 'a2', 'x2', 'a3'];
  const closed = foldRows(rows, keyOf, new Set());
  expect([closed.rows, [...closed.under]]).toEqual([
    ['a1', 'x1', 'b1', 'x2'],
    [['a1', { key: 'a', count: 2, open: false }]],
  ]);
  const open = foldRows(rows, keyOf, new Set(['a']));
  expect([open.rows, [...open.under]]).toEqual([
    ['a1', 'a2', 'a3', 'x1', 'b1', 'x2'],
    [['a1', { key: 'a', count: 2, open: true }]],
  ]);
});

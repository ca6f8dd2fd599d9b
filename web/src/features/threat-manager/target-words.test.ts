import { expect, test } from 'vitest';
import { searchWords, targetWords, withMore } from './target-words.ts';

const target = (id: string, accountUsername: string | null, searchString: string | null) => ({
  __typename: 'Target' as const,
  id,
  sourceName: 'Instagram',
  prefix: accountUsername === null ? '#' : '@',
  accountUsername,
  searchString,
});

test('a target is told by what it watches, where, and the words that pick', () => {
  expect(
    [
      target('1', 'meridiana', null),
      target('2', 'meridiana', 'recall'),
      target('3', null, 'meridiana'),
    ].map(targetWords),
  ).toEqual([
    '@meridiana · Instagram',
    '@meridiana · Instagram · recall',
    '#meridiana · Instagram',
  ]);
});

test('a next page comes behind the one before, and nothing twice', () => {
  const page = (...ids: string[]) => ({
    targets: {
      __typename: 'TargetPage' as const,
      count: 5,
      results: ids.map((id) => target(id, id, null)),
    },
  });
  expect(withMore(page('5', '4', '3'), page('3', '2')).targets.results.map(({ id }) => id)).toEqual(
    ['5', '4', '3', '2'],
  );
});

test('words typed as a target is shown are asked for as the server keeps them', () => {
  expect(
    ['@meridiana · Inst', ' #recall ', 'https://press.example/feed', '/press/in'].map(searchWords),
  ).toEqual(['meridiana Inst', 'recall', 'press.example/feed', 'press/in']);
});

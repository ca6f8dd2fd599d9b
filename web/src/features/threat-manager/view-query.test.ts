import { defaultFilters, defaultView } from '@vedetta/machines';
import { expect, test } from 'vitest';
import { viewQuery, viewShown } from './view-query.ts';

const list = {
  ...defaultView(defaultFilters(false)),
  search: 'meridiana spa',
  source: ['5'],
  page: 3,
};

test('a view keeps list, filters and search, not the page, in signs that the server takes', () => {
  expect(viewQuery(list)).toBe(viewQuery({ ...list, page: 1 }));
  expect(viewQuery(list)).toMatch(/^[\w.~!*'()%+=&:@,;/-]+$/);
  expect(viewQuery({ ...list, search: 'perché? “sì” & <b>' })).toMatch(/^[\w.~!*'()%+=&:@,;/-]+$/);
});

test('the list says which view it shows, on every page of it', () => {
  const views = [{ query: 'tab=media' }, { query: viewQuery(list) }];
  expect(viewShown(views, list)).toBe(views[1]);
  expect(viewShown(views, { ...list, tab: 'resolved' })).toBe(undefined);
});

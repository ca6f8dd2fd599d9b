import { expect, it } from 'vitest';
import { listsAfter } from './rescan.ts';

it('the lists after a change have the severities of its watch terms, and of those that were there', () => {
  const lists = {
    names: [],
    domains: [],
    terms: ['Ransom', 'leak'],
    termSeverities: { ransom: 5 },
  };
  const term = (value: string) => ({ value, folded: value.toLowerCase() });
  expect(
    listsAfter(lists, [
      { kind: 'watch_term', act: 'add', terms: [term('LEAK'), term('strike')], severity: 4 },
    ]),
  ).toEqual({
    names: [],
    domains: [],
    terms: ['Ransom', 'leak', 'strike'],
    termSeverities: { ransom: 5, leak: 4, strike: 4 },
  });
  expect(
    listsAfter(lists, [{ kind: 'watch_term', act: 'add', terms: [term('ransom')] }]).termSeverities,
  ).toEqual({ ransom: 5 });
  expect(
    listsAfter(lists, [{ kind: 'watch_term', act: 'replace', terms: [term('ransom')] }])
      .termSeverities,
  ).toEqual({});
});

import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { overLimit } from '../src/server/limits.ts';
import { createSchema } from '../src/server/schema.ts';

const schema = createSchema();
function refused(query: string, variables: Record<string, unknown> = {}): boolean {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('one operation per document');
  return overLimit({ schema, document, operation, variables }) !== null;
}

const EVIDENCE = 'findings { id }';
test.each([
  ['a page', `query ($n: Int) { alerts(pageSize: $n) { results { ${EVIDENCE} } } }`],
  [
    'a walk by its rows',
    `query ($n: Int) { alertsConnection(first: $n) { nodes { ${EVIDENCE} } } }`,
  ],
  [
    'a walk by its edges',
    `query ($n: Int) { alertsConnection(first: $n) { edges { node { ${EVIDENCE} } } } }`,
  ],
])('%s costs what its size makes it, wherever the size is written', (_what, query) => {
  expect(refused(query, { n: 100 })).toBe(false);
  expect(refused(query, { n: 200 })).toBe(true);
  expect(refused(query.replace('$n: Int', '$n: Int = 200'))).toBe(true);
  expect(refused(query.replace('query ($n: Int)', '').replace('$n', '200'))).toBe(true);
  expect(refused(query.replace('$n: Int', '$n: Int = 200'), { n: 10 })).toBe(false);
});

test('global ids count as many as there are', () => {
  const query =
    'query ($ids: [ID!]!) { nodes(nodeIds: $ids) { ... on Media { notes { count } activity { count } } } }';
  expect(refused(query, { ids: Array.from({ length: 10 }, String) })).toBe(false);
  expect(refused(query, { ids: Array.from({ length: 100 }, String) })).toBe(true);
});

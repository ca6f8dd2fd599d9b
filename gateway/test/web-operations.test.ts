import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOperationAST, Kind, OperationTypeNode, parse, print, specifiedRules, validate, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { InMemoryCache } from '@apollo/client';
import { operationHashes } from '../../web/src/generated/persisted/hashes.ts';
import { persistedOperations } from '../src/generated/persisted-operations.ts';
import { LIMITS, overLimit } from '../src/server/limits.ts';
import { createSchema } from '../src/server/schema.ts';

/** Every document of the web client, as its build carries it. */
const generated = join(import.meta.dirname, '../../web/src/generated');
const schema = createSchema();
const operations: [string, DocumentNode][] = [];
for (const feature of readdirSync(generated).filter((name) => name !== 'persisted')) {
  const module: Record<string, unknown> = await import(join(generated, feature, 'graphql.ts'));
  for (const [name, value] of Object.entries(module)) {
    if (!isDocument(value)) continue;
    const document = value;
    if (document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) operations.push([`${feature}/${name}`, document]);
  }
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

test('the web client has operations to look at', () => {
  expect(operations.length).toBeGreaterThan(20);
});

test.each(operations)('%s stays within the limits at the largest page', (_name, document) => {
  const parsed = parse(print(document), { maxTokens: LIMITS.tokens });
  expect(validate(schema, parsed, specifiedRules)).toEqual([]);
  const operation = getOperationAST(parsed);
  if (!operation) throw new Error('one operation per document');
  // 50 is the largest page that the client asks for (specification, section 9).
  expect(overLimit({ schema, document: parsed, operation, variables: { pageSize: 50 } })).toBeNull();
});

test('every query and mutation of the client is known under the hash that it sends, and every hash is of its text', () => {
  const cache = new InMemoryCache();
  const sent = operations
    .map(([, document]) => cache.transformDocument(document))
    .filter((document) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION);
  const known = sent.map((document) => [getOperationAST(document)?.name?.value, createHash('sha256').update(print(document)).digest('hex'), print(document)] as const);
  expect(operationHashes).toEqual(Object.fromEntries(known.map(([name, hash]) => [name, hash])));
  expect(persistedOperations).toEqual(Object.fromEntries(known.map(([, hash, text]) => [hash, text])));
});

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  getOperationAST,
  Kind,
  parse,
  print,
  specifiedRules,
  validate,
  type DocumentNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { InMemoryCache } from '@apollo/client';
import { z } from 'zod';
import { operationHashes } from '../../web/src/generated/persisted/hashes.ts';
import { persistedOperations } from '../src/generated/persisted-operations.ts';
import { LIMITS, overLimit } from '../src/server/limits.ts';
import { createSchema } from '../src/server/schema.ts';

/**
 * Every document of the web client, as its build carries it: parsed, or a text with its hash on the
 * public screens.
 */
const generated = join(import.meta.dirname, '../../web/src/generated');
const schema = createSchema();
const operations: [string, DocumentNode][] = [];
const publicTexts: { text: string; hash: unknown; name: unknown }[] = [];
for (const feature of readdirSync(generated).filter((name) =>
  existsSync(join(generated, name, 'graphql.ts')),
)) {
  const module: Record<string, unknown> = await import(join(generated, feature, 'graphql.ts'));
  for (const [name, value] of Object.entries(module)) {
    if (value instanceof String) {
      const text = value.toString();
      const meta = z
        .object({ __meta__: z.object({ hash: z.string(), name: z.string() }) })
        .parse({ ...value }).__meta__;
      publicTexts.push({ text, ...meta });
      operations.push([`${feature}/${name}`, parse(text)]);
    } else if (
      isDocument(value) &&
      value.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    )
      operations.push([`${feature}/${name}`, value]);
  }
}
const isPublic = (document: DocumentNode): boolean =>
  publicTexts.some(({ name }) => name === getOperationAST(document)?.name?.value);

function isDocument(value: unknown): value is DocumentNode {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT
  );
}

test('the web client has operations to look at', () => {
  expect(operations.length).toBeGreaterThan(20);
});

test.each(operations)('%s stays within the limits at the largest page', (_name, document) => {
  const parsed = parse(print(document), { maxTokens: LIMITS.tokens });
  expect(validate(schema, parsed, specifiedRules)).toEqual([]);
  const operation = getOperationAST(parsed);
  if (!operation) throw new Error('one operation per document');
  // 50 is the largest page that the client asks for.
  expect(
    overLimit({ schema, document: parsed, operation, variables: { pageSize: 50 } }),
  ).toBeNull();
});

test('every operation of the client is known under the hash that it sends, and every hash is of its text', () => {
  const cache = new InMemoryCache();
  const sent = operations
    .filter(([, document]) => !isPublic(document))
    .map(([, document]) => cache.transformDocument(document));
  const known = sent.map(
    (document) =>
      [getOperationAST(document)?.name?.value, hashOf(print(document)), print(document)] as const,
  );
  expect(operationHashes).toEqual(Object.fromEntries(known.map(([name, hash]) => [name, hash])));
  expect(publicTexts.length).toBeGreaterThan(10);
  expect(publicTexts.map(({ hash }) => hash)).toEqual(publicTexts.map(({ text }) => hashOf(text)));
  expect(persistedOperations).toEqual(
    Object.fromEntries([
      ...known.map(([, hash, text]) => [hash, text]),
      ...publicTexts.map(({ hash, text }) => [hash, text]),
    ]),
  );
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

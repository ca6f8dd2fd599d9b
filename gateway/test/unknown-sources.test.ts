import { insertAlert, insertMedia } from '@vedetta/api/testing/factories.ts';
import { buildSchema, GraphQLEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaText } from '../src/generated/schema-text.ts';
import { SOURCES } from '../src/generated/sources.ts';
import { codeOf, type RealProduct, startRealProduct } from './real.ts';

let product: RealProduct;
beforeAll(async () => {
  product = await startRealProduct();
});
afterAll(async () => {
  await product.stop();
});
const asAdmin = (query: string, variables: object = {}) =>
  product.as(product.admin)(query, variables);

describe('a source that this gateway does not know', () => {
  test('is OTHER with its name in every list, and is logged once', async () => {
    const { companyId } = product.admin;
    for (const title of ['one', 'two']) {
      const { id: mediaId } = await insertMedia(product.api.db, {
        companyId,
        title,
        sourceId: 4_321,
        sourceName: 'Newcomer',
      });
      await insertAlert(product.api.db, { companyId, mediaId, sourceId: 4_321 });
    }
    const answer = await asAdmin(
      `{ alerts { results { source mediaTarget { sourceName } } }
         media: mediaList { results { source mediaTarget { sourceName } } } }`,
    );
    expect(answer.errors).toEqual([]);
    const expected = Array(2).fill({ source: 'OTHER', mediaTarget: { sourceName: 'Newcomer' } });
    expect(answer.ok.alerts.results).toEqual(expected);
    expect(answer.ok.media.results).toEqual(expected);
    const byNumber = await asAdmin('{ alerts(filter: {sourceIds: [4321]}) { count } }');
    expect(byNumber.ok.alerts.count).toBe(2);
    expect(product.gateway.log.filter(({ source }) => source === 4_321)).toHaveLength(1);
  });

  test('cannot be named: the answer says what to do', async () => {
    for (const query of [
      '{ alerts(filter: {sources: [OTHER]}) { count } }',
      '{ targets(filter: {sources: [OTHER]}) { count } }',
      'mutation { createTargets(input: {targets: [{source: OTHER, type: ACCOUNT, accountUsername: "a"}]}) { id } }',
    ]) {
      const answer = await asAdmin(query);
      expect(codeOf(answer), query).toBe('BAD_USER_INPUT');
      expect(answer.errors[0]?.message).toMatch(/^OTHER stands for sources/);
    }
  });
});

test('the values of the schema are those of the sources there are', () => {
  const type = buildSchema(schemaText).getType('Source');
  expect(type instanceof GraphQLEnumType && type.getValues().map(({ name }) => name)).toEqual([
    ...SOURCES.map(({ value }) => value),
    'OTHER',
  ]);
});

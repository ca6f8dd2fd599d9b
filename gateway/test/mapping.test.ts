import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNullableType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { restOperations } from '../src/generated/contract.ts';
import { BEYOND, MAPPING } from './mapping.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID'];
const types = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith('__') && !BUILT_IN.includes(name),
);
const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];
const coordinates = ['Query', 'Mutation', 'Subscription'].flatMap((root) =>
  fieldsOf(schema.getType(root)!).map(({ name }) => `${root}.${name}`),
);

describe('every REST call is reached in GraphQL', () => {
  test('each has its line in the reviewed table, and the table names no other', () => {
    expect(Object.keys(MAPPING).sort()).toEqual(Object.keys(restOperations).sort());
  });

  test.each(Object.entries(MAPPING))('%s', (_operation, place) => {
    if (typeof place === 'object') {
      expect(place.past).not.toBe('');
      return;
    }
    const [type = '', field = ''] = place.split('.');
    expect(fieldsOf(schema.getType(type)!).map(({ name }) => name)).toContain(field);
  });

  test('a field of a root that the table does not name says why it is there', () => {
    const named = new Set(Object.values(MAPPING).filter((place) => typeof place === 'string'));
    expect(coordinates.filter((field) => !named.has(field)).sort()).toEqual(
      Object.keys(BEYOND).sort(),
    );
  });
});

describe('the contract explains itself', () => {
  test('every type, field and input member is described', () => {
    const silent = types.flatMap((type) => [
      ...(type.description ? [] : [type.name]),
      ...fieldsOf(type).flatMap((field) =>
        field.description ? [] : [`${type.name}.${field.name}`],
      ),
    ]);
    expect(silent).toEqual([]);
  });

  test(
    'every nullable field of an answer says when it is null; those of the roots share one ' +
      'reason, which their type tells',
    () => {
      const roots = ['Query', 'Mutation'];
      for (const root of roots)
        expect(schema.getType(root)?.description).toContain('nullable for one reason');
      const unexplained = types
        .filter(
          (type) => (isObjectType(type) || isInterfaceType(type)) && !roots.includes(type.name),
        )
        .flatMap((type) =>
          fieldsOf(type)
            .filter(
              (field) => isNullableType(field.type) && !/\bnull\b/.test(field.description ?? ''),
            )
            .map(({ name }) => `${type.name}.${name}`),
        );
      expect(unexplained).toEqual([]);
    },
  );

  test('status, severity, source and context are enumerations wherever they appear', () => {
    for (const name of [
      'AlertStatus',
      'ScanStatus',
      'Severity',
      'Source',
      'NotificationContext',
      'GroupName',
      'Scope',
    ])
      expect(isEnumType(schema.getType(name))).toBe(true);
    const texts = types
      .filter(isObjectType)
      .flatMap((type) => fieldsOf(type))
      .filter(
        ({ name, type }) =>
          /^(status|severity|source|context|scope|outcome|previousStatus|highestSeverity)$/.test(
            name,
          ) && /String|Int/.test(String(type)),
      )
      .map(({ name }) => name);
    expect(texts).toEqual([]);
  });

  test('everything with a global id implements Node and says so', () => {
    const nodes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
    expect(nodes.sort()).toEqual([
      'AccessKey',
      'Alert',
      'IndicatorList',
      'Media',
      'Target',
      'UploadedFile',
      'User',
      'Webhook',
    ]);
  });
});

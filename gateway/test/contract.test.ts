import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restOperations, restSchemas } from '../src/generated/contract.ts';
import { createSchema } from '../src/server/schema.ts';
import { serveContract } from './contract-server.ts';
import { ask, serveGateway, type ServedGateway } from './serve.ts';

let api: Awaited<ReturnType<typeof serveContract>>;
let gateway: ServedGateway;
beforeAll(async () => {
  api = await serveContract();
  gateway = await serveGateway(api.url);
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

/** A value that the type takes, as it stands in a query. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type))
    return `{${Object.values(type.getFields())
      .filter(isRequiredInputField)
      .map((field) => `${field.name}: ${literal(field.type)}`)
      .join(', ')}}`;
  return (
    {
      Int: '1',
      Float: '1',
      Boolean: 'true',
      DateTime: '"2026-11-21T09:00:00.000Z"',
      Date: '"2026-11-21"',
    }[type.name] ?? '"1"'
  );
}

/** Everything that can be selected without arguments, so deep; nothing that asks the api again. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      !field.resolve &&
      !field.args.some(isRequiredArgument) &&
      (depth > 0 || isLeafType(getNamedType(field.type))),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selection(field.type, depth - 1)}`).join(' ')} }`;
}

test('the contract of the REST api is JSON Schema 2020-12, which a start does not look at', () => {
  const ajv = new Ajv2020({ strict: false });
  const schemas = Object.entries({
    ...restSchemas,
    ...Object.fromEntries(
      Object.entries(restOperations).flatMap(([id, { response }]) =>
        response ? [[`answer of ${id}`, response]] : [],
      ),
    ),
  });
  expect(schemas.length).toBeGreaterThan(100);
  expect(
    schemas.filter(([, schema]) => ajv.validateSchema(schema) !== true).map(([name]) => name),
  ).toEqual([]);
  expect(ajv.validateSchema({ type: 'word' })).toBe(false);
});

const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});
/** Their ids name a type as well: a number alone is refused before the api is asked. */
const NEEDS_MORE = new Set(['node', 'nodes']);

test.each(
  queries
    .filter(({ name }) => !NEEDS_MORE.has(name))
    .map(({ name, args, type }) => {
      const given = args
        .filter(isRequiredArgument)
        .map((argument) => `${argument.name}: ${literal(argument.type)}`)
        .join(', ');
      return [
        name,
        `{ ${name}${given === '' ? '' : `(${given})`} ${selection(type, 2)} }`,
      ] as const;
    }),
)('%s is answered from a server that knows nothing but openapi.json', async (name, query) => {
  const { data, errors } = await ask(gateway, query, {}, { authorization: 'Bearer t' });
  const complaints = gateway.log.splice(0).filter(({ msg }) => msg !== 'operation');
  expect({ errors, complaints }).toEqual({ errors: [], complaints: [] });
  expect(data[name]).not.toBeUndefined();
});

import {
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type NamedTypeNode,
  type TypeNode,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persistedOperations } from '@vedetta/gateway/generated/persisted-operations.ts';
import { createSchema } from '@vedetta/gateway/server/schema.ts';
import { serveContract } from '../../gateway/test/contract-server.ts';
import { serveGateway, type GraphqlAnswer, type ServedGateway } from '../../gateway/test/serve.ts';

// Every query and mutation of the web client, as it asks it, at the largest page, with all limits
// on, before a server that knows nothing but openapi.json.
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

const schema = createSchema();
/** Texts that the gateway itself looks at. */
const WORDS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-11-21T09:00:00.000Z',
  Date: '2026-11-21',
};

/** A value that the type takes, as JSON. */
function value(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return value(type.ofType);
  if (isListType(type)) return [value(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, value(field.type)]),
    );
  return WORDS[type.name] ?? '1';
}
const valueOf = (type: TypeNode): unknown => {
  // The function takes any of the three kinds of node; its overloads take them one at a time.
  const found = typeFromAST(schema, type as NamedTypeNode);
  return isInputType(found) ? value(found) : undefined;
};

const operations = Object.entries(persistedOperations).flatMap(([hash, text]) => {
  const operation = parse(text).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return [];
  const wanted = (operation.variableDefinitions ?? []).filter(
    ({ type, variable }) => type.kind === Kind.NON_NULL_TYPE || variable.name.value === 'pageSize',
  );
  const variables = Object.fromEntries(
    wanted.map(({ variable, type }) => [
      variable.name.value,
      variable.name.value === 'pageSize' ? 50 : valueOf(type),
    ]),
  );
  return [[operation.name?.value ?? '', hash, variables] as const];
});

test('there are as many as the screens need', () => {
  expect(operations.length).toBeGreaterThan(60);
});

test.each(operations)('%s is answered', async (_name, sha256Hash, variables) => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  const { errors } = (await answer.json()) as GraphqlAnswer;
  const complaints = gateway.log.splice(0).filter(({ msg }) => msg !== 'operation');
  expect({ errors, complaints }).toEqual({ errors: undefined, complaints: [] });
});

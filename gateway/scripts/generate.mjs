// Writes everything in gateway/src/generated from schema.graphql and openapi.json: node gateway/scripts/generate.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, parse, printSchema } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';

const gateway = join(dirname(fileURLToPath(import.meta.url)), '..');
const generated = (name) => join(gateway, 'src/generated', name);
const head = '// Written by gateway/scripts/generate.mjs. Do not edit.\n';

const sdl = readFileSync(join(gateway, '..', 'schema.graphql'), 'utf8');
const openapi = JSON.parse(readFileSync(generated('openapi.json'), 'utf8'));

/** The SDL travels inside the bundle: no file to find at run time. */
writeFileSync(generated('schema-text.ts'), `${head}export const schemaText = ${JSON.stringify(printSchema(buildSchema(sdl)))};\n`);

/** Types whose fields are not all in the REST answer: the resolvers get this instead (modules/<domain>/mappers.ts). */
const mappers = {
  Alert: '../modules/alerts/mappers.ts#AlertSource',
  AlertChange: '../modules/alerts/mappers.ts#AlertChangeSource',
  Media: '../modules/media/mappers.ts#MediaSource',
  ScanProgress: '../modules/files/mappers.ts#ScanProgressSource',
};
writeFileSync(
  generated('resolvers-types.ts'),
  head +
    (await codegen({
      filename: generated('resolvers-types.ts'),
      schema: parse(sdl),
      documents: [],
      plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
      pluginMap: { typescript, typescriptResolvers },
      config: {
        contextType: '../server/context.ts#Context',
        enumsAsTypes: true, useTypeImports: true, strictScalars: true, skipTypename: true,
        scalars: { DateTime: 'string', ID: 'string' },
        mappers, importExtension: '', maybeValue: 'T | null', inputMaybeValue: 'T | null | undefined', avoidOptionals: { field: true, query: true, mutation: true, subscription: true },
      },
    })),
);

writeFileSync(generated('rest.ts'), head + astToString(await openapiTS(openapi)));

/** A reader ignores members that it does not know: an api that is newer than the gateway stays readable. */
const open = (value) => {
  if (Array.isArray(value)) return value.map(open);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).filter(([key, member]) => !(key === 'additionalProperties' && member === false)).map(([key, member]) => [key, open(member)]),
  );
};
const operations = {};
for (const [path, methods] of Object.entries(openapi.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    const schema = operation.responses[success]?.content?.['application/json']?.schema;
    operations[operation.operationId] = { method: method.toUpperCase(), path, status: Number(success), response: schema ? open(schema) : null };
  }
}
writeFileSync(
  generated('contract.ts'),
  `${head}import type { operations } from './rest.ts';

/** One call as the client needs it: how to ask, and the JSON Schema of the answer (null: none, or bytes). */
export interface RestOperation { method: string; path: string; status: number; response: object | null }
export const restOperations: Record<keyof operations, RestOperation> = ${JSON.stringify(operations, null, 1)};
export const restSchemas: Record<string, object> = ${JSON.stringify(open(openapi.components.schemas), null, 1)};
`,
);

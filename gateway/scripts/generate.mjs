// Writes everything in gateway/src/generated from schema.graphql and api/openapi.json:
// node gateway/scripts/generate.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, parse, printSchema } from 'graphql';
import { generateSources } from './sources.mjs';
import { restTypes } from './rest-types.mjs';

const gateway = join(dirname(fileURLToPath(import.meta.url)), '..');
const generated = (name) => join(gateway, 'src/generated', name);
const head = '// Written by gateway/scripts/generate.mjs. Do not edit.\n';

const sdl = readFileSync(join(gateway, '..', 'schema.graphql'), 'utf8');
const openapi = JSON.parse(readFileSync(join(gateway, '../api/openapi.json'), 'utf8'));

/** The SDL travels inside the bundle: no file to find at run time. */
writeFileSync(
  generated('schema-text.ts'),
  `${head}export const schemaText = ${JSON.stringify(printSchema(buildSchema(sdl)))};\n`,
);

generateSources(join(gateway, '..'));

/** Types whose fields are not all in the REST answer: the resolvers get this instead (modules/<domain>/mappers.ts). */
const mappers = {
  Alert: '../modules/alerts/mappers.ts#AlertSource',
  AlertChange: '../modules/alerts/mappers.ts#AlertChangeSource',
  Media: '../modules/media/mappers.ts#MediaSource',
  MediaSummary: '../modules/media/mappers.ts#MediaSummarySource',
  SimilarMedia: '../modules/media/mappers.ts#SimilarMediaSource',
  Target: '../modules/targets/mappers.ts#TargetSource',
  Webhook: '../modules/webhooks/mappers.ts#WebhookSource',
  WebhookWithSecret: '../modules/webhooks/mappers.ts#WebhookWithSecretSource',
  TargetChange: '../modules/targets/mappers.ts#TargetChangeSource',
  TargetHealthChange: '../modules/targets/mappers.ts#TargetHealthChangeSource',
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
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        skipTypename: true,
        scalars: { Date: 'string', DateTime: 'string', ID: 'string' },
        mappers,
        importExtension: '',
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        avoidOptionals: { field: true, query: true, mutation: true, subscription: true },
      },
    })),
);

/**
 * One line per file of modules/<domain>/resolvers: a field without its file, or a file without its field, stops here.
 * Fields of other types are read from what the mappers made, unless the type has a file.
 */
const ROOTS = ['Query', 'Mutation', 'Subscription'];
const modules = join(gateway, 'src/modules');
const names = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => basename(name, '.ts'))
        .sort()
    : [];
const domains = readdirSync(modules)
  .filter((domain) => existsSync(join(modules, domain, 'resolvers')))
  .sort();
const wired = { '': [], Query: [], Mutation: [], Subscription: [] };
const imports = [];
for (const domain of domains) {
  for (const root of ['', ...ROOTS]) {
    for (const name of names(join(modules, domain, 'resolvers', root))) {
      const local = root === '' ? name : `${name[0].toLowerCase()}${name.slice(1)}Of${root}`;
      imports.push(
        `import { ${local === name ? name : `${name} as ${local}`} } from ` +
          `'../modules/${[domain, 'resolvers', root, name].filter(Boolean).join('/')}.ts';`,
      );
      wired[root].push(local === name ? name : `${name}: ${local}`);
    }
  }
}
for (const root of ROOTS) {
  const inSchema = Object.keys(buildSchema(sdl).getType(root).getFields()).sort();
  const inFiles = wired[root].map((line) => line.split(':')[0]).sort();
  const odd = [
    ...inSchema.filter((name) => !inFiles.includes(name)),
    ...inFiles.filter((name) => !inSchema.includes(name)),
  ];
  if (odd.length > 0)
    throw new Error(
      `${root}: each of these needs a field in schema.graphql and a file in ` +
        `gateway/src/modules/<domain>/resolvers/${root}: ${odd.join(', ')}`,
    );
}
writeFileSync(
  generated('resolvers.ts'),
  `${head}import type { Resolvers } from './resolvers-types.ts';
import { DateOnly } from '../modules/common/date.ts';
import { DateTime } from '../modules/common/date-time.ts';
${imports.join('\n')}

export const resolvers: Resolvers = {
  Date: DateOnly,
  DateTime,
${wired[''].map((line) => `  ${line},`).join('\n')}
${ROOTS.map((root) => `  ${root}: {\n${wired[root].map((line) => `    ${line},`).join('\n')}\n  },`).join('\n')}
};
`,
);

writeFileSync(generated('rest.ts'), head + restTypes(openapi));

/** A reader ignores members that it does not know: an api that is newer than the gateway stays readable. */
const open = (value) => {
  if (Array.isArray(value)) return value.map(open);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => !(key === 'additionalProperties' && member === false))
      .map(([key, member]) => [key, open(member)]),
  );
};
const operations = {};
for (const [path, methods] of Object.entries(openapi.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    const schema = operation.responses[success]?.content?.['application/json']?.schema;
    operations[operation.operationId] = {
      method: method.toUpperCase(),
      path,
      status: Number(success),
      response: schema ? open(schema) : null,
    };
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

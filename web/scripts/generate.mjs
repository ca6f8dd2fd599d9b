// Types and documents from ../schema.graphql for every folder that holds .graphql files: src/features/<name>,
// src/domain/<name> and src/lib/<name> each get src/generated/<name>/graphql.ts, so that documents travel with
// the route that uses them.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import { buildASTSchema, Kind, parse, print } from 'graphql';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(web, 'src/generated');

/**
 * These fields are null only beside their error, and the client throws an answer with errors away as a whole (Apollo's
 * errorPolicy `none`, and src/lib/graphql-request.ts likewise): in data that reaches a caller they are never null.
 */
const NULL_WITH_ERROR = {
  Query: () => true,
  Mutation: () => true,
  Media: (name) => ['activity', 'changes', 'notes'].includes(name),
  Webhook: (name) => name === 'deliveries',
};
function whereErrorsAreThrown(document) {
  const given = (field) =>
    field.type.kind === Kind.NON_NULL_TYPE
      ? field
      : { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } };
  return {
    ...document,
    definitions: document.definitions.map((node) => {
      const isOne =
        node.kind === Kind.OBJECT_TYPE_DEFINITION ? NULL_WITH_ERROR[node.name.value] : undefined;
      return isOne
        ? {
            ...node,
            fields: node.fields.map((field) => (isOne(field.name.value) ? given(field) : field)),
          }
        : node;
    }),
  };
}

const schema = whereErrorsAreThrown(parse(readFileSync(join(web, '../schema.graphql'), 'utf8')));
const schemaAst = buildASTSchema(schema);

/** Public screens and the session load before Apollo does: their documents are plain strings for a bare fetch. */
const WITHOUT_APOLLO = new Set([
  'setup',
  'sign-in',
  'registration',
  'session',
  'password',
  'free-trial',
  'sends-mail',
]);

/** Paths of the .graphql files below a folder, in one order on every machine. */
function documentsBelow(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return documentsBelow(path);
      return name.endsWith('.graphql') ? [path] : [];
    });
}

function groups() {
  const found = new Map();
  for (const parent of ['src/features', 'src/domain', 'src/lib']) {
    if (!existsSync(join(web, parent))) continue;
    for (const name of readdirSync(join(web, parent)).sort()) {
      const folder = join(web, parent, name);
      if (!statSync(folder).isDirectory()) continue;
      const paths = documentsBelow(folder);
      if (paths.length === 0) continue;
      if (found.has(name))
        throw new Error(
          `Two folders are named ${name}. Rename one: their generated files would overwrite each other.`,
        );
      found.set(name, paths);
    }
  }
  return found;
}

async function generate(name, paths) {
  const documents = paths.map((location) => {
    const rawSDL = readFileSync(location, 'utf8');
    return { location: relative(web, location), rawSDL, document: parse(rawSDL) };
  });
  const targets = await preset.buildGeneratesSection({
    baseOutputDir: `${join(out, name)}/`,
    schema,
    schemaAst,
    documents,
    config: {
      documentMode: WITHOUT_APOLLO.has(name) ? 'string' : 'documentNode',
      enumsAsTypes: true,
      useTypeImports: true,
      scalars: { Date: 'string', DateTime: 'string', ID: 'string' },
      strictScalars: true,
      avoidOptionals: { field: true },
      skipTypename: false,
    },
    presetConfig: { fragmentMasking: false },
    pluginMap: {},
    plugins: [],
    documentTransforms: [],
  });
  for (const target of targets.filter(({ filename }) => filename.endsWith('/graphql.ts'))) {
    mkdirSync(dirname(target.filename), { recursive: true });
    writeFileSync(target.filename, `${(await codegen(target)).trimEnd()}\n`);
    console.log(relative(web, target.filename));
  }
}

const wanted = groups();
if (existsSync(out)) {
  for (const name of readdirSync(out))
    if (!wanted.has(name) && name !== 'messages' && name !== 'sources')
      rmSync(join(out, name), { recursive: true });
}
for (const [name, paths] of wanted) await generate(name, paths);

/**
 * Texts that the client sends, under their SHA-256: the client sends the hash alone, and the gateway knows the text
 * (docs/decisions/096). Read from the documents as written above, so that they are the very same. Public
 * documents carry their hash and name themselves; those of the signed-in part are found by name.
 */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const texts = new Map();
const publicTexts = [];
for (const name of [...wanted.keys()].sort()) {
  const file = join(out, name, 'graphql.ts');
  const source = readFileSync(file, 'utf8');
  if (WITHOUT_APOLLO.has(name)) {
    const marked = source.replaceAll(
      /(new TypedDocumentString\(`)([^`]*)(`)\)/g,
      (_, before, text, after) => {
        if (/\\|\$\{/.test(text))
          throw new Error(
            `A document of ${name} contains an expression or an escape, so it can't be hashed. Use plain text.`,
          );
        publicTexts.push(text);
        return (
          `${before}${text}${after}, { hash: '${hashOf(text)}', name: ` +
          `'${/^\s*(?:query|mutation) (\w+)/.exec(text)[1]}' })`
        );
      },
    );
    writeFileSync(file, marked);
    continue;
  }
  for (const [, json] of source.matchAll(/^export const \w+Document = (\{.*\}) as unknown as /gm)) {
    const document = JSON.parse(json);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (texts.has(operation.name.value))
      throw new Error(
        `Two operations are named ${operation.name.value}. Rename one: operations are identified by name.`,
      );
    texts.set(operation.name.value, print(addTypenameToDocument(document)));
  }
}
const head = '// Written by web/scripts/generate.mjs. Do not edit.\n';
mkdirSync(join(out, 'persisted'), { recursive: true });
const hashes = [...texts].map(([name, text]) => `  ${name}: '${hashOf(text)}',\n`).join('');
writeFileSync(
  join(out, 'persisted/hashes.ts'),
  `${head}/** SHA-256 of the text of each operation, by its name. */\n` +
    `export const operationHashes: Readonly<Record<string, string>> = {\n${hashes}};\n`,
);
const known = [...texts.values(), ...publicTexts]
  .map((text) => `  '${hashOf(text)}': ${JSON.stringify(text)},\n`)
  .join('');
writeFileSync(
  join(web, '../gateway/src/generated/persisted-operations.ts'),
  `${head}/** Text of each operation of the web client, by its SHA-256. */\n` +
    `export const persistedOperations: Readonly<Record<string, string>> = {\n${known}};\n`,
);

// Last: it needs a library of its own, and what stands above does not.
const { generateMessages } = await import('./messages.mjs');
generateMessages();
const { generateSources } = await import('./sources.mjs');
generateSources();

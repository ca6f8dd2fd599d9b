// What the screens know of each source, from api/sources.json, which is made of the folders in api/src/collectors:
// facts and words become src/generated/sources; the words are parts of the catalogues on their way.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const HEAD = '// Written by web/scripts/sources.mjs from api/sources.json. Do not edit.\n';
const upper = (word) => word[0].toUpperCase() + word.slice(1);
const camelOf = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

export const readSources = (root = join(web, '..')) =>
  JSON.parse(readFileSync(join(root, 'api/sources.json'), 'utf8'));

/** A label and a hint as two texts with names of their own. */
const pairs = (prefix, words = {}) =>
  Object.entries(words).flatMap(([name, { label, hint }]) => [
    [`${prefix}${upper(name)}Label`, label],
    [`${prefix}${upper(name)}Hint`, hint],
  ]);

/** The catalogue of a language with the words of the sources in parts of their own. */
export function withSources(catalogue, sources, language) {
  const all = sources.map(({ slug, words }) => ({ camel: camelOf(slug), ...words[language] }));
  return {
    ...catalogue,
    'source-names': Object.fromEntries(
      all.flatMap(({ camel, name }) => (name === undefined ? [] : [[camel, name]])),
    ),
    'source-kinds': Object.fromEntries(
      all.flatMap(({ camel, kinds, notice }) => [
        ...pairs(camel, kinds),
        ...(notice === undefined ? [] : [[`${camel}Notice`, notice]]),
      ]),
    ),
    'source-fields': Object.fromEntries(all.flatMap(({ camel, fields }) => pairs(camel, fields))),
  };
}

const getter = (name, text) => `get ${name}() { return m.${text}; }`;
const messages = (part) => `import * as m from '../messages/${part}/index.ts';\n\n`;

/** @param root of the repository */
export function generateSources(root = join(web, '..')) {
  const sources = readSources(root);
  const write = (name, text) => {
    const path = join(root, 'web/src/generated/sources', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, HEAD + text);
  };
  const byName = [...sources].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  write(
    'list.ts',
    `${messages('source-names')}/** \`english\` is what the server calls it. */\nexport const SOURCES = [\n${byName
      .map(({ id, slug, value, name, group, hasCredential, words }) => {
        const shown =
          words.en.name === undefined
            ? `name: ${JSON.stringify(name)}`
            : getter('name', camelOf(slug));
        return (
          `  { id: ${id}, value: '${value}', english: ${JSON.stringify(name)}, ${shown}, ` +
          `group: ${JSON.stringify(group)}, hasCredential: ${hasCredential} },\n`
        );
      })
      .join('')}] as const;\n`,
  );
  const table = (part, member, type) =>
    `${messages(part)}export const ${type}: Readonly<Record<string, { label: string; hint: string }>> = {\n${sources
      .flatMap(({ id, slug, words }) =>
        Object.keys(words.en[member] ?? {}).map((name) => {
          const text = camelOf(slug) + upper(name);
          return `  '${id} ${name}': { ${getter('label', `${text}Label`)}, ${getter('hint', `${text}Hint`)} },\n`;
        }),
      )
      .join('')}};\n`;
  write(
    'kinds.ts',
    `${table('source-kinds', 'kinds', 'KIND_WORDS')}
export const NOTICES: Readonly<Record<number, string>> = {\n${sources
      .filter(({ words }) => words.en.notice !== undefined)
      .map(({ id, slug }) => `  ${getter(id, `${camelOf(slug)}Notice`)},\n`)
      .join('')}};\n`,
  );
  write('fields.ts', table('source-fields', 'fields', 'FIELD_WORDS'));
}

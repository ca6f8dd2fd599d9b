// What the server says, for Node: src/generated/en.ts and it.ts have each text by its code, codes.ts the types of
// their parameters. The web compiles its own, by feature (web/scripts/messages.mjs).
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, PARTS_OF_THE_SERVER, readCatalogue } from './catalogues.mjs';
import { compiled, importsOf, parametersOf } from './compile.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '../src/generated');
const HEAD = '// Written by messages/scripts/generate.mjs from the catalogues. Do not edit.\n';

/** Every text that the server says in a language, by code. @throws Error for a code that stands twice */
function saidIn(language) {
  const catalogue = readCatalogue(language);
  const all = new Map();
  for (const part of PARTS_OF_THE_SERVER)
    for (const [code, text] of Object.entries(catalogue[part])) {
      if (all.has(code))
        throw new Error(`${part}.${code}: another part has the same code. Rename one.`);
      all.set(code, text);
    }
  return all;
}

/**
 * The types of a code's parameters, over all languages.
 * @throws Error where a language counts what another writes as it comes
 */
function parametersOver(code, texts) {
  const types = new Map();
  for (const text of texts)
    for (const [name, type] of parametersOf(text)) {
      const known = types.get(name) ?? type;
      if ((known === 'number') !== (type === 'number'))
        throw new Error(`${code}: use {${name}, number} in both languages or in neither.`);
      types.set(name, type);
    }
  return [...types].map(([name, type]) => `${name}: ${type === 'number' ? 'number' : 'Param'}`);
}

const countedIn = (texts) => [
  ...new Set(
    texts.flatMap((text) =>
      [...parametersOf(text)].flatMap(([name, type]) => (type === 'number' ? [name] : [])),
    ),
  ),
];

const [english, italian] = LANGUAGES.map(saidIn);
const missing = [
  ...[...english.keys()].filter((code) => !italian.has(code)),
  ...[...italian.keys()].filter((code) => !english.has(code)),
];
if (missing.length > 0)
  throw new Error(`These codes are missing in one language: ${missing.join(', ')}.`);

mkdirSync(out, { recursive: true });
for (const [language, texts] of [
  ['en', english],
  ['it', italian],
]) {
  const all = [...texts].map(([code, text]) => ({ code, text: compiled(language, text) }));
  writeFileSync(
    join(out, `${language}.ts`),
    `${HEAD}${importsOf(all.flatMap(({ text }) => text.imports))}import type { Texts } from '../message.ts';\n\n` +
      `const texts: Texts = {\n${all.map(({ code, text }) => `  ${code}: ${text.code},\n`).join('')}};\n` +
      'export default texts;\n',
  );
}
writeFileSync(
  join(out, 'codes.ts'),
  `${HEAD}import type { Param } from '../message.ts';\n\n/** What stands in the gaps of each code. */\n` +
    `export interface Params {\n${[...english]
      .map(([code, text]) => {
        const parameters = parametersOver(code, [text, italian.get(code)]);
        return `  ${code}: ${parameters.length === 0 ? 'None' : `{ ${parameters.join('; ')} }`};\n`;
      })
      .join('')}}\ntype None = Record<never, never>;\n\n` +
    '/** Which of them are counted, and so stay numbers until the text is chosen. */\n' +
    `export const COUNTED: Readonly<Record<string, readonly string[]>> = {\n${[...english]
      .map(([code, text]) => ({ code, counted: countedIn([text, italian.get(code)]) }))
      .filter(({ counted }) => counted.length > 0)
      .map(({ code, counted }) => `  ${code}: ${JSON.stringify(counted)},\n`)
      .join('')}};\n`,
);

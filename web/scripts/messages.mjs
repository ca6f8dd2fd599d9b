// The texts of the screens: ../messages/<language>/<part>.json, ICU MessageFormat, become
// src/generated/messages/<part>/index.ts with the English ones, which travel with the code that uses them, and
// it.ts beside it, which is fetched when Italian is chosen (docs/decisions/119). Every text is a binding of its
// own, so that the minifier names it and no name reaches a browser.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  LANGUAGES,
  PARTS_OF_SCREENS_TOO,
  PARTS_OF_THE_SERVER,
  readCatalogue,
} from '../../messages/scripts/catalogues.mjs';
import { compiled, importsOf, parametersOf } from '../../messages/scripts/compile.mjs';
import { readSources, withSources } from './sources.mjs';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(web, 'src/generated/messages');
const HEAD = '// Written by web/scripts/messages.mjs from messages. Do not edit.\n';
/** camelCase, and none of what the compiled texts import. */
const NAME = /^(?!(en|it|number|plural|select)$)[a-z][A-Za-z0-9]*$/;

/** What a parameter of the server's counts: it comes as text. */
const COUNT = "import { count } from '../../../lib/told.ts';\n";

/** Ours in place of the library's, from a folder of messages. */
const OWN = { number: '../../../ui/plural-number.ts' };

/** @param english where it has parameters, a text without any is a function as well. */
function texts(language, catalogue, english = catalogue) {
  const all = Object.entries(catalogue).map(([name, text]) => {
    const { code, imports } = compiled(language, text);
    const isPlain = code.startsWith('"') && parametersOf(english[name]).size > 0;
    return { code: isPlain ? `() => ${code}` : code, imports };
  });
  return {
    imports: importsOf(
      all.flatMap(({ imports }) => imports),
      OWN,
    ),
    code: all.map(({ code }) => `  ${code},\n`).join(''),
  };
}

function typeOf(text) {
  const parameters = [...parametersOf(text)];
  return parameters.length === 0
    ? 'string'
    : `(d: { ${parameters.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`;
}

function write(part, english, italian) {
  const names = Object.keys(english);
  for (const name of names)
    if (!NAME.test(name))
      throw new Error(
        `${part}.${name}: rename the text. Names are in camelCase and not en, it, number, plural or select.`,
      );
  const missing = [
    ...names.filter((name) => !(name in italian)),
    ...Object.keys(italian).filter((name) => !(name in english)),
  ];
  if (missing.length > 0)
    throw new Error(
      `Only one of messages/en/${part}.json and messages/it/${part}.json has ${missing.join(', ')}. Add the other.`,
    );
  const en = texts('en', english);
  const it = texts('it', Object.fromEntries(names.map((name) => [name, italian[name]])), english);
  const list = names.join(', ');
  mkdirSync(join(out, part), { recursive: true });
  writeFileSync(
    join(out, part, 'index.ts'),
    [
      HEAD,
      en.imports,
      `import { inEveryLanguage } from '../../../ui/language.ts';\n\n`,
      `export type Texts = readonly [\n${names.map((name) => `  ${name}: ${typeOf(english[name])},\n`).join('')}];\n`,
      `const ENGLISH: Texts = [\n${en.code}];\n`,
      `export let [${list}] = ENGLISH;\ninEveryLanguage(() => import('./it.ts'), (texts: ` +
        `Texts = ENGLISH) => { [${list}] = texts; });\n`,
    ].join(''),
  );
  writeFileSync(
    join(out, part, 'it.ts'),
    `${HEAD}${it.imports}import type { Texts } from './index.ts';\n\n` +
      `const ITALIAN: Texts = [\n${it.code}];\nexport default ITALIAN;\n`,
  );
}

/**
 * The server's sentences by their codes (docs/decisions/155). Their English is what the server sends, so that
 * none travels; their Italian may leave out what stands in a gap.
 */
function writeTold(part, italian) {
  const { imports, code } = texts('it', italian);
  const names = Object.keys(italian);
  const lines = code
    .replaceAll(/(?<=[ (])d\.(\w+)/g, `d['$1']`)
    .replaceAll(/(plural\(|number\("\w+", )d\['(\w+)'\]/g, `$1count(d['$2'])`)
    .trimEnd()
    .split('\n')
    .map((line, at) => `  ${names[at]}: ${line.trim()}\n`)
    .join('');
  mkdirSync(join(out, part), { recursive: true });
  writeFileSync(
    join(out, part, 'index.ts'),
    [
      HEAD,
      `import { inEveryLanguage } from '../../../ui/language.ts';\n\n`,
      'export type Texts = Readonly<Record<string, string | ((d: Readonly<Record<string, ' +
        'string>>) => string)>>;\nconst NONE: Texts = {};\n',
      `/** By the code of a reason; empty in English, which the server speaks. */\nexport let translated = NONE;\n`,
      `inEveryLanguage(() => import('./it.ts'), (texts: Texts = NONE) => { translated = texts; });\n`,
    ].join(''),
  );
  writeFileSync(
    join(out, part, 'it.ts'),
    `${HEAD}${imports}${lines.includes('count(') ? COUNT : ''}import type { Texts } from './index.ts';\n\n` +
      `const ITALIAN: Texts = {\n${lines}};\nexport default ITALIAN;\n`,
  );
}

/** Writes every part of the catalogues anew. */
export function generateMessages() {
  const sources = readSources();
  const [english, italian] = LANGUAGES.map((language) =>
    withSources(readCatalogue(language), sources, language),
  );
  rmSync(out, { recursive: true, force: true });
  for (const part of new Set([...Object.keys(english), ...Object.keys(italian)])) {
    if (PARTS_OF_SCREENS_TOO.includes(part)) writeTold(part, italian[part]);
    else if (!PARTS_OF_THE_SERVER.includes(part))
      write(part, english[part] ?? {}, italian[part] ?? {});
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateMessages();

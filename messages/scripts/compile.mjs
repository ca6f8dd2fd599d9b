// One text of a catalogue (ICU MessageFormat) as the code of a small function.
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';

/** The parameters of a text with their types, by name: `number` where it is counted or formatted. */
export function parametersOf(text) {
  const found = new Map();
  const walk = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'argument' && !found.has(token.arg))
        found.set(token.arg, 'string | number');
      if (token.type === 'function' && token.key === 'number') found.set(token.arg, 'number');
      if (token.type === 'plural') found.set(token.arg, 'number');
      if (token.type === 'select') found.set(token.arg, 'string');
      for (const { tokens: inner } of token.cases ?? []) walk(inner);
    }
  };
  walk(parse(text));
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns `code`: a string or a function of its parameters, and the functions that it imports */
export function compiled(language, text) {
  if (parametersOf(text).size === 0)
    return {
      code: JSON.stringify(
        parse(text)
          .map(({ value }) => value)
          .join(''),
      ),
      imports: [],
    };
  const source = compileModule(new MessageFormat(language), { m: text });
  const [, code] = /^export default \{\n {2}m: (.*)\n\}\s*$/ms.exec(source) ?? [];
  if (code === undefined)
    throw new Error(`The output format of messageformat has changed: ${source}`);
  // The library's types call what a plural or a choice gives unknown.
  if (/^\(d\) => d\.\w+$/.test(code))
    return { code: code.replace(/d\.\w+/, 'String($&)'), imports: [] };
  return {
    code: /^\(d\) => (plural|select)\(/.test(code)
      ? `${code} as string`
      : // Two values that begin a text stand one after the other, and are never added up.
        code.replace(/^\(d\) => (?=d\.\w+ \+ d\.)/, '$&"" + '),
    imports: [...source.matchAll(/^import \{ (.*) \} from "(.*)";$/gm)].flatMap(([, names, from]) =>
      names.split(', ').map((name) => ({ name, from })),
    ),
  };
}

/**
 * @param own modules in place of the library's, by the name of the function
 * @returns the lines that import what compiled texts use
 */
export function importsOf(all, own = {}) {
  const by = new Map();
  for (const { name, from: theirs } of all) {
    const from = own[name] ?? theirs;
    by.set(from, (by.get(from) ?? new Set()).add(name));
  }
  return [...by]
    .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';\n`)
    .join('');
}

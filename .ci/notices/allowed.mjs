/** Licences under which something may come with Vedetta. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'ISC',
  'MPL-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'OFL-1.1',
  'CC-BY-3.0',
  'CC-BY-4.0',
]);
/** Permissive as well, and of this package alone: it holds rules of plurals from Unicode's CLDR. */
const ALSO = new Map([['make-plural', 'Unicode-DFS-2016']]);
/** libvips, a library of its own beside sharp, which anyone can replace by another build. */
const isLibvips = (name) => name.startsWith('@img/sharp-');

/**
 * What stands against a package's licence, as a sentence; null when it may come with Vedetta.
 * @param licence SPDX expression, such as `(MIT OR CC0-1.0)`.
 */
export function problemOf(name, version, licence) {
  const forbidden = forbiddenOf(name, licence);
  return forbidden === null
    ? null
    : `${name} ${version} is under ${forbidden}, which may not come with Vedetta. Replace the package, ` +
        'or have the licence approved and add it to .ci/notices/allowed.mjs.';
}

/**
 * The first licence of an SPDX expression that is not allowed for this package, null when all that
 * apply are. Of licences joined by OR one is enough.
 */
function forbiddenOf(name, expression) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  const peek = () => tokens[0]?.toUpperCase();
  const either = () => {
    const options = [both()];
    while (peek() === 'OR') {
      tokens.shift();
      options.push(both());
    }
    return options.includes(null) ? null : options[0];
  };
  const both = () => {
    let forbidden = one();
    while (peek() === 'AND') {
      tokens.shift();
      const next = one();
      forbidden ??= next;
    }
    return forbidden;
  };
  const one = () => {
    const token = tokens.shift() ?? 'no licence';
    if (token === '(') {
      const within = either();
      tokens.shift();
      return within;
    }
    const isAllowed =
      ALLOWED.has(token) ||
      ALSO.get(name) === token ||
      (token.startsWith('LGPL-3.0') && isLibvips(name));
    return isAllowed ? null : token;
  };
  const forbidden = either();
  return tokens.length === 0 ? forbidden : expression;
}

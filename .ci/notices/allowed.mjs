/** Licences that a package shipped with Vedetta may have. */
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
/** Permissive licences allowed for one package only: make-plural contains plural rules from Unicode's CLDR. */
const ALSO = new Map([['make-plural', 'Unicode-DFS-2016']]);
/** libvips (LGPL): a library separate from sharp, so anyone can replace it with another build. */
const isLibvips = (name) => name.startsWith('@img/sharp-');

/**
 * The problem with a package's licence, as a sentence; null if the licence is allowed.
 * @param licence SPDX expression, such as `(MIT OR CC0-1.0)`.
 */
export function problemOf(name, version, licence) {
  const forbidden = forbiddenOf(name, licence);
  return forbidden === null
    ? null
    : `The licence of ${name} ${version} isn't allowed: ${forbidden}. Replace the package, ` +
        'or have the licence approved and add it to .ci/notices/allowed.mjs.';
}

/**
 * The first licence in an SPDX expression that isn't allowed for this package; null if the expression
 * is allowed. Of licences joined by OR, one has to be allowed.
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

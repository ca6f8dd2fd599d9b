import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Specification, section 5. */
export const PASSWORD_MESSAGE =
  'Must include at least one uppercase and lowercase letter, special character, number, and be at least 12 characters long with no common words.';
export const MISMATCH_MESSAGE = 'Passwords do not match. Please try again.';
const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 256;
/** The check slows down with length; what stands behind this many characters is looked at by class only. */
const LOOKED_AT = 40;
/** Ways of reading digits and signs as letters that are tried; the library's 100 take seconds on a password made for that. */
const MAX_SUBSTITUTIONS = 10;
/** Words shorter than this are syllables: they make no password common. */
const MIN_WORD = 4;

/**
 * Whether a password keeps the rule of the specification, section 5. Common words are those of the strength library in
 * English and Italian, and the user's own name, address and company, also with letters swapped for digits.
 * @param own what belongs to the person: names, e-mail address, company.
 */
export async function keepsPasswordRule(password: string, own: readonly string[]): Promise<boolean> {
  const characters = [...password].length;
  if (characters < MIN_CHARACTERS || characters > MAX_CHARACTERS) return false;
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\p{Nd}/u.test(password) || !/[^\p{L}\p{N}]/u.test(password)) return false;
  return !(await holdsCommonWord(password, own));
}

async function holdsCommonWord(password: string, own: readonly string[]): Promise<boolean> {
  checker ??= loadChecker();
  const words = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length >= MIN_WORD);
  const folded = password.toLowerCase();
  if (words.some((word) => folded.includes(word.toLowerCase()))) return true;
  const { sequence, score } = (await checker).check(password.slice(0, LOOKED_AT), words);
  if (score < 3) return true;
  // A long sentence of words is strong; one word with decoration is what the rule is about.
  const covered = sequence
    .filter((match) => match.pattern === 'dictionary' && match.token.length >= MIN_WORD)
    .reduce((sum, match) => sum + match.token.length, 0);
  return covered * 2 >= Math.min([...password].length, LOOKED_AT) && [...password].length < 24;
}

let checker: Promise<ZxcvbnFactory> | null = null;

/** Some 40 MB and 0.2 s: loaded when the first password is chosen. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english, italian] = await Promise.all([
    import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en'), import('@zxcvbn-ts/language-it'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
}

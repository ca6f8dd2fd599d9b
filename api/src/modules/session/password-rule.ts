import { passesChecks } from '@vedetta/machines/password-rule';
import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FieldError } from '../../platform/errors/http-problem.ts';

const MAX_CHARACTERS = 256;
/**
 * The check slows down with length; what stands behind this many characters is looked at by class
 * only.
 */
const LOOKED_AT = 40;
/**
 * Ways of reading digits and signs as letters that are tried; the library's 100 take seconds on a
 * password made for that.
 */
const MAX_SUBSTITUTIONS = 10;
/** Words shorter than this are syllables: they make no password common. */
const MIN_WORD = 4;
/** A whole name as short as this counts where it is a word by itself. */
const MIN_NAME = 3;
/** The library's highest score: more than 10^10 guesses, which are years against the slow hash. */
const STRONG = 4;

/**
 * What breaks the rule of passwords. A password is common where the strength library, in English
 * and Italian, guesses it too soon, or where it holds the user's own name, address or company.
 * @param path of the field. @param own what belongs to the person: names, e-mail address, company.
 * @returns none where the password is taken; else the rule's message, and after it the sentence
 * that names the word.
 */
export async function weaknessesOf(
  path: string,
  password: string,
  own: readonly string[],
): Promise<FieldError[]> {
  const rule = { path, message: say('passwordRule'), code: 'weak_password' };
  if (!passesChecks(password)) return [rule];
  if ([...password].length > MAX_CHARACTERS)
    return [
      rule,
      { path, message: say('atMostCharacters', { most: MAX_CHARACTERS }), code: 'too_big' },
    ];
  const message = await whyGuessed(password, own);
  return message === null ? [] : [rule, { path, message, code: 'common_word' }];
}

async function whyGuessed(password: string, own: readonly string[]): Promise<Message | null> {
  checker ??= loadChecker();
  const words = own
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= MIN_WORD);
  const mine = ownWordIn(password, [...words, ...own]);
  if (mine !== null) return ownWord(mine);
  const { sequence, score } = (await checker).check(password.slice(0, LOOKED_AT), words);
  if (score >= STRONG) return null;
  const [longest] = sequence
    .filter((match) => match.pattern === 'dictionary' && match.token.length >= MIN_WORD)
    .toSorted((a, b) => b.token.length - a.token.length);
  if (longest === undefined) return say('easyToGuess');
  return isOwn(longest)
    ? ownWord(longest.token)
    : say('passwordHasCommonWord', { word: longest.token });
}

const ownWord = (word: string) => say('passwordHasOwnName', { word });
const isOwn = (match: MatchExtended) =>
  'dictionaryName' in match && match.dictionaryName === 'userInputs';

/** @returns as it stands in the password: the longest of them. */
function ownWordIn(password: string, words: readonly string[]): string | null {
  const folded = password.toLowerCase();
  const alone = new Set(folded.split(/[^\p{L}\p{N}]+/u));
  const [longest] = words
    .map((word) => word.toLowerCase())
    .filter((word) =>
      word.length >= MIN_WORD ? folded.includes(word) : word.length >= MIN_NAME && alone.has(word),
    )
    .toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return null;
  const at = folded.indexOf(longest);
  return folded.length === password.length ? password.slice(at, at + longest.length) : longest;
}

let checker: Promise<ZxcvbnFactory> | null = null;

/** Some 40 MB and 0.2 s: loaded when the first password is chosen. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english, italian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-it'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
}

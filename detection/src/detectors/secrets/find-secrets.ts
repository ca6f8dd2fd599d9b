import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { type Automaton, buildAutomaton } from '../watch-list/automaton.ts';
import { KEY_NOUNS, PASSWORD_NOUNS, readAssignment } from './assignments.ts';
import type { Assignment } from './assignment.ts';
import { looksRandom } from './entropy.ts';
import { hasIssuersForm, ISSUERS } from './issuers.ts';
import { isPartOfLink } from './links.ts';
import { mailHeadsIn } from './mail-heads.ts';
import { CLOUDS } from './packs/clouds.ts';
import { DEVELOPMENT } from './packs/development.ts';
import { PLATFORMS } from './packs/platforms.ts';
import { SERVICES } from './packs/services.ts';
import { STRUCTURES } from './packs/structures.ts';
import { isNoValue, looksMadeUp } from './placeholders.ts';
import type { Grade, SecretRule } from './secret-rule.ts';

/** A secret in a text. */
export interface Secret {
  rule: string;
  name: Message;
  grade: Grade;
  /** It looks written to show a form: counted up, repeated, or its issuer's checksum fails. */
  isMadeUp: boolean;
  /**
   * Half-open UTF-16 range of what tells it (with the name before it), and of the secret itself.
   */
  start: number;
  valueStart: number;
  valueEnd: number;
}

export const SECRET_RULES: readonly SecretRule[] = [
  ...STRUCTURES,
  ...CLOUDS,
  ...DEVELOPMENT,
  ...SERVICES,
  ...PLATFORMS,
];

/** Most that a pattern reads after its keyword; the longest tokens are known by less. */
const REACH = 1_600;

type Try = (text: string, at: number, end: number) => Secret | null;
let tools: { automaton: Automaton; tries: Try[] } | null = null;

/**
 * Finds keys, passwords, tokens, private keys and digests of passwords. Never throws; time grows
 * with the text alone.
 */
export function findSecrets(text: string): Secret[] {
  tools ??= prepare();
  const { automaton, tries } = tools;
  const found: Secret[] = [];
  automaton.each(text, (term, start, end) => {
    const secret = tries[term]?.(text, start, end) ?? null;
    if (secret !== null) found.push(secret);
  });
  if (found.length === 0) return found;
  const heads = mailHeadsIn(text);
  return withoutOverlaps(
    found.filter(
      ({ valueStart }) => !heads.some(({ start, end }) => valueStart >= start && valueStart < end),
    ),
  );
}

function prepare() {
  const tries = new Map<string, Try[]>();
  const add = (keyword: string, attempt: Try) =>
    tries.set(keyword.toLowerCase(), [...(tries.get(keyword.toLowerCase()) ?? []), attempt]);
  for (const rule of SECRET_RULES) for (const keyword of rule.keywords) add(keyword, tryOf(rule));
  for (const noun of PASSWORD_NOUNS) add(noun, byAssignment('password'));
  for (const noun of KEY_NOUNS) add(noun, byAssignment('key'));
  for (const issuer of ISSUERS) add(issuer, byIssuer);
  const keywords = [...tries.keys()];
  return {
    automaton: buildAutomaton(keywords, undefined, 'anywhere'),
    tries: keywords.map((keyword): Try => {
      const attempts = tries.get(keyword) ?? [];
      return (text, at, end) => {
        for (const attempt of attempts) {
          const secret = attempt(text, at, end);
          if (secret !== null) return secret;
        }
        return null;
      };
    }),
  };
}

function tryOf(rule: SecretRule): Try {
  const { before = 0 } = rule;
  const pattern =
    before > 0
      ? new RegExp(rule.pattern.source, rule.pattern.flags.replace('y', 'g'))
      : rule.pattern;
  return (text, at, end) => {
    // The character before is for the look behind.
    const from = Math.max(0, at - before - 1);
    const part = before > 0 ? text.slice(from, end + REACH) : text;
    pattern.lastIndex = before > 0 ? 0 : at;
    const match = pattern.exec(part);
    if (match === null) return null;
    const start = before > 0 ? from + match.index : at;
    if (start > at) return null;
    const value = match.groups?.['value'] ?? match[0];
    if (rule.check?.(value) === false || (rule.grade === 'generic' && isNoValue(value)))
      return null;
    const valueStart = start + match[0].lastIndexOf(value);
    // Before an @ it is what the link is opened with.
    if (
      rule.grade === 'generic' &&
      text[valueStart + value.length] !== '@' &&
      isPartOfLink(text, valueStart)
    )
      return null;
    return {
      rule: rule.id,
      name: rule.name,
      grade: rule.grade,
      isMadeUp: rule.checksum?.(value) === false || looksMadeUp(value.replace(/-{4,}/g, '')),
      start,
      valueStart,
      valueEnd: valueStart + value.length,
    };
  };
}

const byAssignment =
  (noun: Assignment['noun']): Try =>
  (text, at, end) => {
    const found = readAssignment(text, noun, at, end - at);
    if (found === null || isPartOfLink(text, found.start)) return null;
    const value = text.slice(found.valueStart, found.valueEnd);
    return {
      rule: `secrets/assigned-${noun}`,
      name: noun === 'password' ? say('secretPassword') : say('secretKeyOrToken'),
      grade: 'generic',
      isMadeUp: looksMadeUp(value),
      start: found.start,
      valueStart: found.valueStart,
      valueEnd: found.valueEnd,
    };
  };

/** A service's name, at most a few short words, and what a machine drew. */
const AFTER_ISSUER =
  /(?<rest>[\w -]{0,16}?)["'`]{0,2}[ \t]{0,3}[ =:>(,-]{1,4}["'`]{0,2}(?<value>[A-Za-z0-9_+/=.~-]{12,400})/y;
const byIssuer: Try = (text, at, end) => {
  if (/[a-z0-9/@.]/i.test(text[at - 1] ?? '') || isPartOfLink(text, at)) return null;
  AFTER_ISSUER.lastIndex = end;
  const match = AFTER_ISSUER.exec(text);
  const value = match?.groups?.['value']?.replace(/[.]+$/, '') ?? '';
  const rest = match?.groups?.['rest'] ?? '';
  if (!hasIssuersForm(text.slice(at, end) + rest, value)) return null;
  if (
    match === null ||
    !looksRandom(value, 16) ||
    isNoValue(value) ||
    /commit|sha|hash|md5|digest|rev|version|image|build|id\b/i.test(rest) ||
    /[./]/.test(value.slice(0, 8))
  )
    return null;
  const valueStart = end + match[0].length - (match.groups?.['value']?.length ?? 0);
  return {
    rule: 'secrets/named-issuer',
    name: say('secretKeyOrToken'),
    grade: 'generic',
    isMadeUp: looksMadeUp(value),
    start: at,
    valueStart,
    valueEnd: valueStart + value.length,
  };
};

const RANK: Readonly<Record<Grade, number>> = {
  format: 0,
  test: 1,
  hash: 2,
  generic: 3,
  locator: 4,
};

/**
 * One secret is told once: by the rule that says most about it, and there by the one that covers
 * most.
 */
function withoutOverlaps(found: readonly Secret[]): Secret[] {
  const kept: Secret[] = [];
  for (const secret of [...found].sort((a, b) => a.valueStart - b.valueStart)) {
    const last = kept.at(-1);
    if (last === undefined || secret.valueStart >= last.valueEnd) kept.push(secret);
    else if (says(secret) > says(last)) kept[kept.length - 1] = secret;
  }
  return kept;
}

const says = ({ grade, valueStart, valueEnd }: Secret) =>
  valueEnd - valueStart - 10_000 * RANK[grade];

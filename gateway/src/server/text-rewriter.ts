import { UNUSUAL } from './projection.ts';

/** Makes of a part of the api's text a part of the answer's. */
export type Step = (text: string) => string;
/**
 * What the answer writes for a value, as a replacement text of String.replace.
 * @param at number of the value's first group.
 * @param steps takes what a replacement text cannot say.
 */
export type Writing = (at: number, steps: Step[]) => string;

/** More than this a replacement text cannot name. */
const MOST_GROUPS = 99;
// No JSON holds these characters: in strings they are escaped.
const [OPEN, SHUT] = ['\x01', '\x02'];
const TO_DO = new RegExp(`${OPEN}(\\d+):([^${SHUT}]*)${SHUT}`, 'g');

/** The value as it stands. */
export const same: Writing = (at) => `$${String(at).padStart(2, '0')}`;
/** The value as a string. */
export const quoted: Writing = (at, steps) => `"${same(at, steps)}"`;
/** What a function makes of the value: marked first, since a replacement text cannot call. */
export const converted =
  (step: Step): Writing =>
  (at, steps) =>
    `${OPEN}${steps.push(step) - 1}:${same(at, steps)}${SHUT}`;

/**
 * One String.replace over all that matches, each match right behind the last: it makes no object
 * for a match and none for its groups, which is what reading them one by one would cost
 * (docs/decisions/102).
 * @param groups of the pattern.
 * @throws UNUSUAL when they are too many.
 */
export function rewriter(pattern: string, groups: number, writing: Writing): Step {
  if (groups > MOST_GROUPS) throw UNUSUAL;
  const steps: Step[] = [];
  const replacement = writing(1, steps);
  const all = new RegExp(pattern, 'gy');
  if (steps.length === 0) return (text) => text.replace(all, replacement);
  return (text) =>
    text
      .replace(all, replacement)
      .replace(TO_DO, (_, step: string, raw: string) => steps[Number(step)]?.(raw) ?? '');
}

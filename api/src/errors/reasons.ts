import REASONS from './reasons.json' with { type: 'json' };

/** Why something was refused, for programs and for other languages than English (docs/decisions/155). */
export interface Reason {
  /** Stable name of the sentence, a key of reasons.json. */
  code: string;
  /** What stands in the sentence's gaps, as the English sentence writes it. */
  params: Record<string, string>;
}

interface Shape {
  code: string;
  names: readonly string[];
  /** How many letters are the sentence's own: of two that fit, the one that says more is meant. */
  weight: number;
  pattern: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const GAP = /\{(\w+)\}/;

function shapeOf(code: string, template: string): Shape {
  const parts = template.split(GAP);
  const own = parts.filter((_, at) => at % 2 === 0);
  return { code, names: parts.filter((_, at) => at % 2 === 1), weight: own.join('').length, pattern: new RegExp(`^${own.map(escaped).join('(.+)')}$`, 's') };
}

const ENTRIES = Object.entries(REASONS);
const PLAIN = new Map(ENTRIES.filter(([, template]) => !GAP.test(template)).map(([code, template]) => [template, code]));
const SHAPES = ENTRIES.filter(([, template]) => GAP.test(template)).map(([code, template]) => shapeOf(code, template)).sort((a, b) => b.weight - a.weight);

interface Match {
  reason: Reason;
  weight: number;
}

function matchOf(sentence: string): Match | undefined {
  const plain = PLAIN.get(sentence);
  if (plain !== undefined) return { reason: { code: plain, params: {} }, weight: sentence.length };
  for (const { code, names, weight, pattern } of SHAPES) {
    const found = pattern.exec(sentence);
    if (found) return { reason: { code, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }, weight };
  }
  return undefined;
}

/**
 * The stable name of a sentence of ours, with what stands in its gaps.
 *
 * @param sentence English, as a problem carries it
 * @returns undefined for a sentence that has no name; a test finds those in this workspace's code
 */
export const reasonOf = (sentence: string): Reason | undefined => matchOf(sentence)?.reason;

/** Where one sentence may end and the next begin; also behind the name of who speaks. */
const ENDS = /(?<=[.:]) (?=[A-Z“\d])/;
/** Of longer texts only the whole is looked up. */
const MOST_PARTS = 12;

interface Way {
  reasons: Reason[];
  weight: number;
}

/**
 * The stable names of all sentences of a text that was joined of ours: what went wrong with a target, a file, a webhook
 * (docs/decisions/158).
 *
 * @param text English; null for none
 * @returns in their order, cut so that as many letters as can be are of sentences and not of gaps; empty when any part has no name
 */
export function reasonsOf(text: string | null): Reason[] {
  if (text === null) return [];
  const cut = text.split(ENDS);
  const parts = cut.length > MOST_PARTS ? [text] : cut;
  const best: (Way | undefined)[] = [{ reasons: [], weight: 0 }];
  for (let end = 1; end <= parts.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const match = before === undefined ? undefined : matchOf(parts.slice(start, end).join(' '));
      if (before === undefined || match === undefined || before.weight + match.weight <= (best[end]?.weight ?? -1)) continue;
      best[end] = { reasons: [...before.reasons, match.reason], weight: before.weight + match.weight };
    }
  }
  return best[parts.length]?.reasons ?? [];
}

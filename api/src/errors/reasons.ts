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

/**
 * The stable name of a sentence of ours, with what stands in its gaps.
 *
 * @param sentence English, as a problem carries it
 * @returns undefined for a sentence that has no name; a test finds those in this workspace's code
 */
export function reasonOf(sentence: string): Reason | undefined {
  const plain = PLAIN.get(sentence);
  if (plain !== undefined) return { code: plain, params: {} };
  for (const { code, names, pattern } of SHAPES) {
    const found = pattern.exec(sentence);
    if (found) return { code, params: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

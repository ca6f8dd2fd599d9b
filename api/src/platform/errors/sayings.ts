/** A sentence of ours for programs and for other languages than English (docs/decisions/155). */
export interface Reason {
  /** Stable name of the sentence, a key of its catalogue. */
  code: string;
  /**
   * What stands in the sentence's gaps, as the English sentence writes it. Where a phrase of ours
   * stands in the gap `kind`, `kindCode` is that phrase's name, and `kind_of` what stands in its
   * own gap `of`.
   */
  params: Record<string, string>;
}

/**
 * English by stable name. A gap is `{name}`; in `{name?}` a phrase of the catalogue may stand, in
 * `{name!}` nothing else.
 */
export type Catalogue = Readonly<Record<string, string>>;

export interface Namer {
  /** @returns undefined for a sentence that has no name. */
  ofSentence(sentence: string): Reason | undefined;
  /**
   * Of a text joined of several sentences, in order; empty when any part has no name.
   * @param text null for none
   */
  ofText(text: string | null): Reason[];
}

interface Shape {
  code: string;
  gaps: readonly { name: string; phrase: 'none' | 'may' | 'must' }[];
  /** How many letters are the sentence's own: of two that fit, the one that says more is meant. */
  weight: number;
  pattern: RegExp;
}

interface Match {
  reason: Reason;
  weight: number;
}
type Matcher = (text: string) => Match | undefined;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const GAP = /\{(\w+[!?]?)\}/;
const gapOf = (gap: string): Shape['gaps'][number] => ({
  name: gap.replace(/[!?]$/, ''),
  phrase: gap.endsWith('!') ? 'must' : gap.endsWith('?') ? 'may' : 'none',
});

function shapeOf(code: string, template: string): Shape {
  const parts = template.split(GAP);
  const own = parts.filter((_, at) => at % 2 === 0);
  const gaps = parts.filter((_, at) => at % 2 === 1).map(gapOf);
  return {
    code,
    gaps,
    weight: own.join('').length,
    pattern: new RegExp(`^${own.map(escaped).join('(.+)')}$`, 's'),
  };
}

/** What stands in the gaps; null when one of them needs a phrase and holds none. */
function paramsOf(
  { gaps }: Shape,
  found: RegExpExecArray,
  phrase: Matcher,
): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, gap] of gaps.entries()) {
    const { name } = gap;
    const value = found[at + 1] ?? '';
    const named = gap.phrase === 'none' ? undefined : phrase(value)?.reason;
    if (named === undefined && gap.phrase === 'must') return null;
    params[name] = value;
    if (named === undefined) continue;
    params[`${name}Code`] = named.code;
    for (const [inner, said] of Object.entries(named.params)) params[`${name}_${inner}`] = said;
  }
  return params;
}

function matcherOf(catalogue: Catalogue, phrase: Matcher): Matcher {
  const entries = Object.entries(catalogue);
  const plain = new Map(
    entries
      .filter(([, template]) => !GAP.test(template))
      .map(([code, template]) => [template, code]),
  );
  const shapes = entries
    .filter(([, template]) => GAP.test(template))
    .map(([code, template]) => shapeOf(code, template))
    .sort((a, b) => b.weight - a.weight);
  return (text) => {
    const code = plain.get(text);
    if (code !== undefined) return { reason: { code, params: {} }, weight: text.length };
    for (const shape of shapes) {
      const found = shape.pattern.exec(text);
      const params = found === null ? null : paramsOf(shape, found, phrase);
      if (params !== null) return { reason: { code: shape.code, params }, weight: shape.weight };
    }
    return undefined;
  };
}

/** Where one sentence may end and the next begin; also behind the name of who speaks. */
const ENDS = /(?<=[.:]) (?=[A-Z“\d])/;
/** Of longer texts only the whole is looked up. */
const MOST_PARTS = 12;

interface Way {
  reasons: Reason[];
  weight: number;
}

function namesOf(text: string, match: Matcher): Reason[] {
  const cut = text.split(ENDS);
  const parts = cut.length > MOST_PARTS ? [text] : cut;
  const best: (Way | undefined)[] = [{ reasons: [], weight: 0 }];
  for (let end = 1; end <= parts.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const found = before === undefined ? undefined : match(parts.slice(start, end).join(' '));
      if (
        before === undefined ||
        found === undefined ||
        before.weight + found.weight <= (best[end]?.weight ?? -1)
      )
        continue;
      best[end] = {
        reasons: [...before.reasons, found.reason],
        weight: before.weight + found.weight,
      };
    }
  }
  return best[parts.length]?.reasons ?? [];
}

/**
 * Finds the names of sentences that were made in English.
 *
 * @param sentences by their names
 * @param phrases what may stand in a gap, by their names; none of them has a phrase in a gap of its
 * own
 */
export function createNamer(sentences: Catalogue, phrases: Catalogue = {}): Namer {
  const match = matcherOf(
    sentences,
    matcherOf(phrases, () => undefined),
  );
  return {
    ofSentence: (sentence) => match(sentence)?.reason,
    ofText: (text) => (text === null ? [] : namesOf(text, match)),
  };
}

import { readPattern, type Wanted } from './pattern.ts';
import type { SeenSign, Sign } from './sign.ts';
import { SHAPES, type Shape, type Word } from './words.ts';

interface State<S> {
  sign: S;
  isFirst: boolean;
  isLast: boolean;
  after: readonly { state: number; gap: number }[];
}

const NEVER = -1;
/** So many words are remembered with what waits for them. */
const MOST_KNOWN = 5_000;

/**
 * Looks for all signs of a list at once. Each word of a text wakes the states that wait for it, and
 * a state goes on where one before it was reached not too many words ago in the same sentence: the
 * time is linear in the number of words, whatever they are.
 */
export class Matcher<S extends Pick<Sign, 'patterns'> = Sign> {
  readonly #states: State<S>[] = [];
  readonly #byWord = new Map<string, number[]>();
  readonly #byBegin = new Map<string, number[]>();
  readonly #byShape = new Map<Shape, number[]>(SHAPES.map((shape) => [shape, []]));
  readonly #begins: readonly number[];
  readonly #known = new Map<string, readonly number[]>();

  /** @throws where a pattern is not written as `readPattern` says */
  constructor(signs: readonly S[], lists: Readonly<Record<string, string>> = {}) {
    for (const sign of signs)
      for (const pattern of sign.patterns) {
        const from = this.#states.length;
        for (const { wanted, isFirst, isLast, after } of readPattern(pattern, lists)) {
          for (const one of wanted) this.#wait(one, this.#states.length);
          this.#states.push({
            sign,
            isFirst,
            isLast,
            after: after.map(({ position, gap }) => ({ state: from + position, gap })),
          });
        }
      }
    this.#begins = [...new Set([...this.#byBegin.keys()].map(({ length }) => length))];
  }

  /** Does any pattern name this word, whole or by its beginning? */
  knows(word: string): boolean {
    return (
      this.#byWord.has(word) ||
      this.#begins.some((length) => this.#byBegin.has(word.slice(0, length)))
    );
  }

  /** Every place where a sign ends, in the order of the text; the nearest beginning of each. */
  find(words: readonly Word[]): SeenSign<S>[] {
    const states = this.#states;
    const reached = new Int32Array(states.length).fill(NEVER);
    const begun = new Int32Array(states.length);
    const seen: SeenSign<S>[] = [];
    let sentence = 0;
    for (const [at, word] of words.entries()) {
      if (word.isEnd) {
        sentence = at + 1;
        continue;
      }
      const now: [state: number, begin: number][] = [];
      for (const state of this.#waiting(word)) {
        const begin = this.#beginOf(state, at, sentence, reached, begun);
        if (begin !== NEVER) now.push([state, begin]);
      }
      for (const [state, begin] of now) {
        reached[state] = at;
        begun[state] = begin;
        const { isLast, sign } = states[state] as State<S>;
        if (isLast) seen.push({ sign, start: words[begin]?.start ?? 0, end: word.end });
      }
    }
    return seen;
  }

  /** Where what ends in this state at this word began; NEVER where it is not reached. */
  #beginOf(
    index: number,
    at: number,
    sentence: number,
    reached: Int32Array,
    begun: Int32Array,
  ): number {
    const { isFirst, after } = this.#states[index] as State<S>;
    let begin = NEVER;
    for (const { state, gap } of after) {
      const last = reached[state] ?? NEVER;
      if (last >= Math.max(sentence, at - 1 - gap)) begin = Math.max(begin, begun[state] ?? NEVER);
    }
    return begin === NEVER && isFirst ? at : begin;
  }

  /** The states that wait for a word; those of a word alone are put together once. */
  #waiting({ text, shapes }: Word): readonly number[] {
    let states = this.#known.get(text);
    if (states === undefined) {
      states = [
        ...new Set([
          ...(this.#byWord.get(text) ?? []),
          ...this.#begins.flatMap((length) =>
            length > text.length ? [] : (this.#byBegin.get(text.slice(0, length)) ?? []),
          ),
        ]),
      ];
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(text, states);
    }
    return shapes.length === 0
      ? states
      : [...new Set([...states, ...shapes.flatMap((shape) => this.#byShape.get(shape) ?? [])])];
  }

  #wait(wanted: Wanted, state: number): void {
    if ('shape' in wanted) this.#byShape.get(wanted.shape)?.push(state);
    else {
      const [map, key] =
        'word' in wanted ? [this.#byWord, wanted.word] : [this.#byBegin, wanted.begin];
      const waiting = map.get(key) ?? [];
      waiting.push(state);
      map.set(key, waiting);
    }
  }
}

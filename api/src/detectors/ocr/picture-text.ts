import type { FoundThing } from '../detector.ts';
import type { TextNode } from '../text/text-node.ts';
import type { SeenWord } from './picture-reader.ts';

type Place = FoundThing['place'];

/** Below this a word may well be another one (reference/detection.md, section 2). */
const SURE = 0.6;
/** Highest score of each severity: a finding in text that was read unsurely counts one severity less. */
const TOPS = [99, 299, 699, 999] as const;

/** Half-open UTF-16 range that a word takes in the text. */
interface PlacedWord extends SeenWord {
  start: number;
  end: number;
}

/** What was read in a picture, as a text whose parts know where they stand and how surely they were read. */
export class PictureText {
  readonly node: TextNode;
  readonly #words: PlacedWord[] = [];
  readonly #size: { width: number; height: number };
  /** How surely the words at a place that was told were read. */
  readonly #sure = new Map<Place, number>();

  /** @param size of the upright original, in whose pixels the words are placed. */
  constructor(words: readonly SeenWord[], path: readonly string[], size: { width: number; height: number }) {
    this.#size = size;
    let text = '';
    let before: SeenWord | undefined;
    for (const word of words) {
      if (before !== undefined) text += separator(before, word);
      this.#words.push({ ...word, start: text.length, end: text.length + word.text.length });
      text += word.text;
      before = word;
    }
    this.node = { text, path, placeOf: (start, end) => this.#placeOf(start, end) };
  }

  /** The finding, one severity lower where the words that it saw were read unsurely, and then it says so. */
  weigh(thing: FoundThing): FoundThing {
    const sure = this.#sure.get(thing.place);
    if (sure === undefined) return thing;
    const confidence = Math.round(thing.confidence * sure * 100) / 100;
    if (sure >= SURE) return { ...thing, confidence };
    const top = TOPS.findLast((most) => most < thing.score) ?? thing.score;
    return { ...thing, confidence, score: top, why: `${thing.why} The text was read in the picture with ${Math.round(sure * 100)} % confidence only, which lowers the severity.` };
  }

  #placeOf(start: number, end: number): Place {
    const seen = this.#words.filter((word) => word.start < end && word.end > start);
    const { width, height } = this.#size;
    if (seen.length === 0) return { kind: 'whole' };
    const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    const left = within(Math.min(...seen.map((word) => word.left)), width);
    const top = within(Math.min(...seen.map((word) => word.top)), height);
    const right = within(Math.max(...seen.map((word) => word.left + word.width)), width);
    const bottom = within(Math.max(...seen.map((word) => word.top + word.height)), height);
    const place: Place = {
      kind: 'box', image_width: width, image_height: height,
      points: [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }],
    };
    this.#sure.set(place, seen.reduce((sum, word) => sum + word.confidence, 0) / seen.length);
    return place;
  }
}

/** Lines of one block are one text: a sentence goes on over the end of its line. */
function separator(before: SeenWord, word: SeenWord): string {
  if (before.line === word.line) return ' ';
  return before.block === word.block ? '\n' : '\n\n';
}

import type { Step } from '../../formats/step.ts';
import { say } from '@vedetta/messages/say.ts';
import { MOST_PARTS } from '../places.ts';
import type { FoundThing } from '../found-thing.ts';
import type { TextNode } from '../texts/text-node.ts';
import { isOneSentence } from '../../formats/text/wrapped-lines.ts';
import type { SeenWord } from '../../formats/ocr/picture-reader.ts';

type Place = FoundThing['place'];

/** Below this a word may well be another one. */
const SURE = 0.6;
/**
 * Highest score of each severity: a finding in text that was read unsurely counts one severity
 * less.
 */
const TOPS = [99, 299, 699, 999] as const;

/** A picture of so few words shows a caption rather than a page. */
const CAPTION_WORDS = 30;

/** Half-open UTF-16 range that a word takes in the text. */
interface PlacedWord extends SeenWord {
  start: number;
  end: number;
}

/**
 * What was read in a picture, as a text whose parts know where they stand and how surely they were
 * read.
 */
export class PictureText {
  readonly node: TextNode;
  readonly #words: PlacedWord[] = [];
  readonly #size: { width: number; height: number };
  /** How surely the words at a place that was told were read. */
  readonly #sure = new Map<Place, number>();

  /** @param size of the upright original, in whose pixels the words are placed. */
  constructor(
    words: readonly SeenWord[],
    path: readonly Step[],
    size: { width: number; height: number },
  ) {
    this.#size = size;
    let text = '';
    let before: SeenWord | undefined;
    for (const word of words) {
      if (before !== undefined)
        text += separator(
          before,
          word,
          text.slice(text.lastIndexOf('\n') + 1),
          words.length <= CAPTION_WORDS,
        );
      this.#words.push({ ...word, start: text.length, end: text.length + word.text.length });
      text += word.text;
      before = word;
    }
    this.node = { text, path, placeOf: (start, end) => this.#placeOf(start, end) };
  }

  /**
   * The finding, one severity lower where the words that it saw were read unsurely, and then it
   * says so.
   */
  weigh(thing: FoundThing): FoundThing {
    const sure = this.#sure.get(thing.place);
    if (sure === undefined) return thing;
    const confidence = Math.round(thing.confidence * sure * 100) / 100;
    if (sure >= SURE) return { ...thing, confidence };
    const top = TOPS.findLast((most) => most < thing.score) ?? thing.score;
    return {
      ...thing,
      confidence,
      score: top,
      why: [...thing.why, say('whyImageTextLowConfidence', { n: Math.round(sure * 100) })],
    };
  }

  #placeOf(start: number, end: number): Place {
    const seen = this.#words.filter((word) => word.start < end && word.end > start);
    const { width, height } = this.#size;
    if (seen.length === 0) return { kind: 'whole' };
    const { left, top, right, bottom } = this.#around(seen);
    const lines = [...new Set(seen.map(({ line }) => line))].map((line) =>
      this.#around(seen.filter((word) => word.line === line)),
    );
    const place: Place = {
      kind: 'box',
      image_width: width,
      image_height: height,
      points: [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
      ...(lines.length > 1 && lines.length <= MOST_PARTS
        ? {
            parts: lines.map((box) => ({
              left: box.left,
              top: box.top,
              width: box.right - box.left,
              height: box.bottom - box.top,
            })),
          }
        : {}),
    };
    this.#sure.set(place, seen.reduce((sum, word) => sum + word.confidence, 0) / seen.length);
    return place;
  }

  /** The box around words, within the picture. */
  #around(words: readonly SeenWord[]): {
    left: number;
    top: number;
    right: number;
    bottom: number;
  } {
    const { width, height } = this.#size;
    const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    return {
      left: within(Math.min(...words.map((word) => word.left)), width),
      top: within(Math.min(...words.map((word) => word.top)), height),
      right: within(Math.max(...words.map((word) => word.left + word.width)), width),
      bottom: within(Math.max(...words.map((word) => word.top + word.height)), height),
    };
  }
}

/**
 * Lines of one block are one text, and a sentence goes on over the end of its line, however short
 * that is; in a caption, from the block above a photograph to the one below it too.
 */
function separator(before: SeenWord, word: SeenWord, line: string, isCaption: boolean): string {
  if (before.line === word.line) return ' ';
  const goesOn = !/[.!?…:]$/.test(line) && isOneSentence(line, word.text);
  if (before.block === word.block) return goesOn ? ' ' : '\n';
  return isCaption && goesOn ? ' ' : '\n\n';
}

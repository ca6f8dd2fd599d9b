import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { withWriter } from './with-writer.ts';
import type { DetectorOutcome } from '../detector.ts';
import type { FoundThing } from '../found-thing.ts';
import type { Budget } from '../../formats/time.ts';
import { isOver, type Steps } from '../../formats/time.ts';
import { failedBy, type TimedOutcome } from '../tree/run-timed.ts';
import { wordsBeside } from '../../formats/text/near.ts';
import { type TextDetector, type TextNode, type Watched, type WatchHit } from './text-node.ts';
import { LONGEST_TEXT } from '../../formats/text/limits.ts';

/** Texts are looked at in pieces of this size, so that the clock is read between them. */
const PIECE = 20_000;

/** So much of a text's beginning goes with each later piece of it. */
const BEGINNING = 4_000;

const CUT = [say('textLengthLimit', { most: LONGEST_TEXT })];

/** A text, or a piece of one, with what the company looks for in it. */
export interface WatchedText extends TextNode {
  hits: readonly WatchHit[];
}

/** Looks for the company's lists in whole texts, once for all detectors. */
export function lookFor(nodes: readonly TextNode[], watched: Watched | null): WatchedText[] {
  return nodes.map((node) => ({
    ...node,
    hits: watched?.find(node.text.slice(0, LONGEST_TEXT)) ?? [],
  }));
}

/**
 * The pieces of a text, cut at line ends or spaces; the last character of one and the first of the
 * next are neighbours.
 */
export function piecesOf(node: WatchedText): WatchedText[] {
  const pieces: WatchedText[] = [];
  const whole = Math.min(node.text.length, LONGEST_TEXT);
  for (let from = 0; from < whole;) {
    let to = Math.min(whole, from + PIECE);
    if (to < whole) {
      const cut = Math.max(
        node.text.lastIndexOf('\n', to),
        node.text.lastIndexOf('. ', to) + 1,
        to - 2_000,
      );
      if (cut > from) to = cut;
    }
    const start = from;
    const hits = node.hits.flatMap((hit) =>
      hit.start >= start && hit.start < to
        ? [{ ...hit, start: hit.start - start, end: hit.end - start }]
        : [],
    );
    const links = (node.links ?? [])
      .filter((link) => link.start >= start && link.start < to)
      .map((link) => ({ ...link, start: link.start - start, end: Math.min(link.end, to) - start }));
    pieces.push({
      ...(links.length === 0 ? {} : { links }),
      ...(node.picture === undefined ? {} : { picture: node.picture }),
      ...(node.sender === undefined ? {} : { sender: node.sender }),
      ...(node.mail === undefined ? {} : { mail: node.mail }),
      ...(node.isLined === true ? { isLined: true } : {}),
      ...(node.isHead === true ? { isHead: true } : {}),
      ...(node.isBody === true ? { isBody: true } : {}),
      ...(node.turnAt === undefined ? {} : { turnAt: node.turnAt }),
      ...(from === 0 ? {} : { beginning: node.text.slice(0, BEGINNING) }),
      text: node.text.slice(from, to),
      path: node.path,
      placeOf: (a, b) => node.placeOf(start + a, start + b),
      hits,
    });
    from = to;
  }
  return pieces;
}

/** One detector over all texts of an item, a piece a step, as long as there is time. */
export class TextRun implements Steps {
  readonly #detector: TextDetector;
  readonly #watched: Watched | null;
  readonly #budget: Budget;
  readonly #pieces: readonly WatchedText[];
  readonly #longPieces: number;
  readonly #isCut: boolean;
  readonly #things = new Map<string, FoundThing>();
  #next = 0;
  #milliseconds = 0;
  #end: TimedOutcome | null = null;

  constructor(
    detector: TextDetector,
    nodes: readonly WatchedText[],
    watched: Watched | null,
    budget: Budget,
  ) {
    this.#detector = detector;
    this.#watched = watched;
    this.#budget = budget;
    const isIdle = detector.needsWatched === true && watched === null;
    const isRead = ({ of, isNotes }: WatchedText) =>
      of === detector.of && (isNotes !== true || detector.readsNotes === true);
    const source = (node: WatchedText) =>
      detector.reads === 'source' && node.source !== undefined
        ? { ...node, ...node.source, hits: [] }
        : node;
    const read = isIdle ? [] : nodes.filter(isRead).map(source);
    this.#pieces = read.flatMap(piecesOf);
    this.#longPieces = Math.max(
      1,
      this.#pieces.filter(({ text }) => text.length > PIECE / 2).length,
    );
    this.#isCut = read.some(({ text, isCut }) => isCut === true || text.length > LONGEST_TEXT);
    if (this.#pieces.length === 0) this.#end = { kind: 'not-applicable' };
  }

  get isDone(): boolean {
    return this.#end !== null;
  }

  step(): void {
    const started = performance.now();
    try {
      const piece = this.#pieces[this.#next];
      if (piece === undefined) this.#end = this.#found(this.#isCut ? CUT : null);
      else if (isOver(this.#budget)) this.#end = this.#found(this.#late());
      else this.#inspect(piece);
    } catch (error) {
      this.#end = failedBy(error);
    }
    this.#milliseconds += performance.now() - started;
  }

  /** How it ended and how long it took, once it is done. */
  get ended(): { outcome: TimedOutcome; milliseconds: number } {
    return { outcome: this.#end ?? this.#found(this.#late()), milliseconds: this.#milliseconds };
  }

  #inspect(piece: WatchedText): void {
    this.#next += 1;
    const isNamed = (start: number, end: number) =>
      namesProtected(piece, this.#watched, start, end);
    for (const seen of this.#detector.inspect(piece, {
      hits: piece.hits,
      isNamed,
      watched: this.#watched,
      pieces: this.#longPieces,
    })) {
      const thing = withWriter(seen, piece.turnAt);
      const known = this.#things.get(thing.fingerprint);
      if (known === undefined || known.score < thing.score)
        this.#things.set(thing.fingerprint, thing);
    }
  }

  /**
   * What was read counts, whether or not there was time for all. @param why not all of it was read
   */
  #found(why: readonly Message[] | null): DetectorOutcome {
    const things = [...this.#things.values()];
    const told = (
      things.length === 0 ? things : (this.#detector.conclude?.(things) ?? things)
    ).sort((a, b) => b.score - a.score);
    if (told.length === 0) return why === null ? { kind: 'nothing' } : { kind: 'limit', why };
    return { kind: 'found', things: told, ...(why === null ? {} : { why }) };
  }

  #late(): readonly Message[] {
    const lengthOf = (pieces: readonly WatchedText[]) =>
      pieces.reduce((sum, { text }) => sum + text.length, 0);
    const share = lengthOf(this.#pieces.slice(0, this.#next)) / Math.max(1, lengthOf(this.#pieces));
    return [say('textReadTimeLimit', { percent: Math.floor(share * 100) })];
  }
}

/** Runs one detector over all texts of an item within its time. */
export function runTexts(
  detector: TextDetector,
  nodes: readonly WatchedText[],
  watched: Watched | null,
  budget: Budget,
): TimedOutcome {
  const run = new TextRun(detector, nodes, watched, budget);
  while (!run.isDone) run.step();
  return run.ended.outcome;
}

/**
 * Does what is said there, or right after it, name what the company protects? Who wrote or received
 * a mail is named by its head, whatever it says.
 */
function namesProtected(
  { text, isHead }: TextNode,
  watched: Watched | null,
  start: number,
  end: number,
): boolean {
  return (
    watched !== null &&
    isHead !== true &&
    watched.find(wordsBeside(text, start, end)).some(({ kind }) => kind !== 'watch_term')
  );
}

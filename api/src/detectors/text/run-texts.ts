import type { Budget, DetectorOutcome, FoundThing } from '../detector.ts';
import { LONGEST_TEXT, type TextDetector, type TextNode, type Watched, type WatchHit } from './text-node.ts';

/** Texts are looked at in pieces of this size, so that the clock is read between them. */
const PIECE = 20_000;

/** The pieces of a text, cut at line ends or spaces; the last character of one and the first of the next are neighbours. */
export function piecesOf(node: TextNode): TextNode[] {
  const pieces: TextNode[] = [];
  const whole = Math.min(node.text.length, LONGEST_TEXT);
  for (let from = 0; from < whole;) {
    let to = Math.min(whole, from + PIECE);
    if (to < whole) {
      const cut = Math.max(node.text.lastIndexOf('\n', to), node.text.lastIndexOf('. ', to) + 1, to - 2_000);
      if (cut > from) to = cut;
    }
    const start = from;
    pieces.push({ text: node.text.slice(from, to), path: node.path, placeOf: (a, b) => node.placeOf(start + a, start + b) });
    from = to;
  }
  return pieces;
}

/** Runs one detector over all texts of an item within its time. */
export function runTexts(detector: TextDetector, nodes: readonly TextNode[], watched: Watched | null, budget: Budget, isNamed: boolean): DetectorOutcome {
  const pieces = nodes.flatMap(piecesOf);
  if (pieces.length === 0) return { kind: 'not-applicable' };
  const things = new Map<string, FoundThing>();
  for (const piece of pieces) {
    if (Date.now() > budget.deadline) return things.size > 0 ? { kind: 'found', things: [...things.values()] } : { kind: 'limit', why: 'The text is so long that the time for this file was used up before all of it was read. Split it and upload the parts.' };
    for (const thing of detector.inspect(piece, { watched, hits: watched?.find(piece.text) ?? [], isNamed })) {
      const known = things.get(thing.fingerprint);
      if (known === undefined || known.score < thing.score) things.set(thing.fingerprint, thing);
    }
  }
  if (things.size > 0) return { kind: 'found', things: [...things.values()].sort((a, b) => b.score - a.score) };
  const cut = nodes.find(({ text }) => text.length > LONGEST_TEXT);
  return cut === undefined ? { kind: 'nothing' } : { kind: 'limit', why: `Only the first ${LONGEST_TEXT.toLocaleString('en')} characters were read. Split the text and upload the parts.` };
}

/** Does any text name somebody or something the company protects? */
export function namesProtected(nodes: readonly TextNode[], watched: Watched | null): boolean {
  const isProtected = ({ kind }: WatchHit) => kind !== 'watch_term';
  return watched !== null && nodes.some(({ text }) => watched.find(text.slice(0, LONGEST_TEXT)).some(isProtected));
}

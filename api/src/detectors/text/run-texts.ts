import { withWriter } from '../chat/with-writer.ts';
import type { Budget, DetectorOutcome, FoundThing } from '../detector.ts';
import { wordsBeside } from './near.ts';
import { LONGEST_TEXT, type TextDetector, type TextNode, type Watched, type WatchHit } from './text-node.ts';

/** Texts are looked at in pieces of this size, so that the clock is read between them. */
const PIECE = 20_000;

/** A text, or a piece of one, with what the company looks for in it. */
export interface WatchedText extends TextNode {
  hits: readonly WatchHit[];
}

/** Looks for the company's lists in whole texts, once for all detectors. */
export function lookFor(nodes: readonly TextNode[], watched: Watched | null): WatchedText[] {
  return nodes.map((node) => ({ ...node, hits: watched?.find(node.text.slice(0, LONGEST_TEXT)) ?? [] }));
}

/** The pieces of a text, cut at line ends or spaces; the last character of one and the first of the next are neighbours. */
export function piecesOf(node: WatchedText): WatchedText[] {
  const pieces: WatchedText[] = [];
  const whole = Math.min(node.text.length, LONGEST_TEXT);
  for (let from = 0; from < whole;) {
    let to = Math.min(whole, from + PIECE);
    if (to < whole) {
      const cut = Math.max(node.text.lastIndexOf('\n', to), node.text.lastIndexOf('. ', to) + 1, to - 2_000);
      if (cut > from) to = cut;
    }
    const start = from;
    const hits = node.hits.flatMap((hit) => (hit.start >= start && hit.start < to ? [{ ...hit, start: hit.start - start, end: hit.end - start }] : []));
    const links = (node.links ?? []).filter((link) => link.start >= start && link.start < to).map((link) => ({ ...link, start: link.start - start, end: Math.min(link.end, to) - start }));
    pieces.push({ ...(links.length === 0 ? {} : { links }), ...(node.picture === undefined ? {} : { picture: node.picture }), ...(node.sender === undefined ? {} : { sender: node.sender }), ...(node.isLined === true ? { isLined: true } : {}), ...(node.isHead === true ? { isHead: true } : {}), ...(node.turnAt === undefined ? {} : { turnAt: node.turnAt }), text: node.text.slice(from, to), path: node.path, placeOf: (a, b) => node.placeOf(start + a, start + b), hits });
    from = to;
  }
  return pieces;
}

/** Runs one detector over all texts of an item within its time. */
export function runTexts(detector: TextDetector, nodes: readonly WatchedText[], watched: Watched | null, budget: Budget): DetectorOutcome {
  const read = nodes.filter(({ isNotes }) => isNotes !== true || detector.readsNotes === true).map((node) => (detector.reads === 'source' && node.source !== undefined ? { ...node, ...node.source, hits: [] } : node));
  const pieces = read.flatMap(piecesOf);
  if (pieces.length === 0) return { kind: 'not-applicable' };
  const longPieces = Math.max(1, pieces.filter(({ text }) => text.length > PIECE / 2).length);
  const things = new Map<string, FoundThing>();
  const found = () => (detector.conclude?.([...things.values()]) ?? [...things.values()]).sort((a, b) => b.score - a.score);
  for (const piece of pieces) {
    if (Date.now() > budget.deadline) return things.size > 0 ? { kind: 'found', things: found() } : { kind: 'limit', why: 'The text is so long that the time for this file was used up before all of it was read. Split it and upload the parts.' };
    for (const seen of detector.inspect(piece, { hits: piece.hits, isNamed: (start, end) => namesProtected(piece, watched, start, end), watched, pieces: longPieces })) {
      const thing = withWriter(seen, piece.turnAt);
      const known = things.get(thing.fingerprint);
      if (known === undefined || known.score < thing.score) things.set(thing.fingerprint, thing);
    }
  }
  if (things.size > 0) return { kind: 'found', things: found() };
  const cut = read.find(({ text, isCut }) => isCut === true || text.length > LONGEST_TEXT);
  return cut === undefined ? { kind: 'nothing' } : { kind: 'limit', why: `Only the first ${LONGEST_TEXT.toLocaleString('en')} characters were read. Split the text and upload the parts.` };
}

/** Does what is said there, or right after it, name what the company protects? Who wrote or received a mail is named by its head, whatever it says. */
function namesProtected({ text, isHead }: TextNode, watched: Watched | null, start: number, end: number): boolean {
  return watched !== null && isHead !== true && watched.find(wordsBeside(text, start, end)).some(({ kind }) => kind !== 'watch_term');
}

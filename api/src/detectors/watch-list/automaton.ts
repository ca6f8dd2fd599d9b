import { foldingTable, foldText } from './fold.ts';

/** A term found: its index in the list and its half-open UTF-16 range in the text as given. */
export interface Hit {
  term: number;
  start: number;
  end: number;
}

export interface Automaton {
  find(text: string): Hit[];
  /** Bytes of its tables. */
  bytes: number;
}

const isWord = (unit: number) => (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || unit === 0x5f || (unit >= 0xaa && /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit)));

/**
 * Aho-Corasick over all terms at once: one dense table of next states over the letters that occur in the terms. A state that only one
 * term goes through is a leaf: the rest of that term is compared directly, which keeps the table of long terms small. Terms are whole words
 * where they begin or end with a letter or digit; case and accents make no difference.
 */
export function buildAutomaton(terms: readonly string[]): Automaton {
  const folded = terms.map((term) => { const { folded: text } = foldText(term); return applyTable(text); });
  const { classOf, width } = alphabetOf(folded);
  const trie = growTrie(folded, classOf, width);
  const table = closeTrie(trie, width);
  const fold = foldingTable();
  const classOfUnit = new Uint16Array(0x10000);
  for (let unit = 0; unit < classOfUnit.length; unit += 1) classOfUnit[unit] = classOf[fold[unit] ?? 0] ?? 0;
  const { outputs, suffix } = trie;

  const find = (text: string): Hit[] => {
    const { folded: read, origins } = foldText(text);
    const hits: Hit[] = [];
    let state = 0;
    for (let i = 0; i < read.length; i += 1) {
      state = table[state + (classOfUnit[read.charCodeAt(i)] ?? 0)] ?? 0;
      // A negative state has something to say; most have not, and cost one comparison.
      if (state >= 0) continue;
      state = -state;
      for (let node = state / width; node > 0; node = suffix[node] ?? 0) {
        const said = outputs[node];
        if (said === undefined) continue;
        for (const [term, depth] of said) {
          const from = i + 1 - depth;
          if (matches(read, from, folded[term] ?? '', depth)) report(hits, term, from, from + (folded[term] ?? '').length, origins);
        }
      }
    }
    return hits;
  };

  const matches = (read: string, from: number, term: string, known: number): boolean => {
    const end = from + term.length;
    if (end > read.length) return false;
    if (from > 0 && isWord(term.charCodeAt(0)) && isWord(read.charCodeAt(from - 1))) return false;
    for (let k = known; k < term.length; k += 1) if (fold[read.charCodeAt(from + k)] !== term.charCodeAt(k)) return false;
    return !(end < read.length && isWord(term.charCodeAt(term.length - 1)) && isWord(read.charCodeAt(end)));
  };
  return { find, bytes: table.byteLength + classOfUnit.byteLength + suffix.byteLength };
}

function report(hits: Hit[], term: number, from: number, to: number, origins: Uint32Array | null): void {
  hits.push(origins === null ? { term, start: from, end: to } : { term, start: origins[from] ?? from, end: (origins[to - 1] ?? to - 1) + 1 });
}

function applyTable(text: string): string {
  const fold = foldingTable();
  let result = '';
  for (let i = 0; i < text.length; i += 1) result += String.fromCharCode(fold[text.charCodeAt(i)] ?? 0);
  return result;
}

/** Only units that occur in terms get a class of their own; every other is class 0, which leads back to the root. */
function alphabetOf(terms: readonly string[]): { classOf: Uint16Array; width: number } {
  const classOf = new Uint16Array(0x10000);
  let width = 1;
  for (const term of terms) {
    for (let i = 0; i < term.length; i += 1) {
      const unit = term.charCodeAt(i);
      if (classOf[unit] === 0) { classOf[unit] = width; width += 1; }
    }
  }
  return { classOf, width };
}

/** Lists of so many letters are kept whole; of larger ones a leaf begins this many letters after the term stands alone. */
const SMALL = 100_000;
const LEAF = 4;

interface Trie {
  /** Children: `next[node * width + class]`, 0 where there is none. */
  next: Int32Array;
  count: number;
  /** Terms that end, or are alone, at a node, each with the depth up to which the node has compared it. */
  outputs: (readonly [number, number][] | undefined)[];
  /** The nearest shorter ending that has outputs; 0 for none. */
  suffix: Int32Array;
}

/** The trie of the shortest beginnings that tell the terms apart: sorted neighbours share a beginning, the rest is a leaf. */
function growTrie(terms: readonly string[], classOf: Uint16Array, width: number): Trie {
  const order = terms.map((_, index) => index).sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
  const total = terms.reduce((sum, term) => sum + term.length, 0);
  const shared = (a: string, b: string) => { let k = 0; while (k < a.length && k < b.length && a[k] === b[k]) k += 1; return k; };
  const extra = total <= SMALL ? total : LEAF;
  const depths = order.map((index, at) => {
    const term = terms[index] ?? '';
    const around = Math.max(shared(term, terms[order[at - 1] ?? -1] ?? ''), shared(term, terms[order[at + 1] ?? -1] ?? ''));
    return Math.min(term.length, around + 1 + extra);
  });
  const trie: Trie = { next: new Int32Array((1 + depths.reduce((sum, depth) => sum + depth, 0)) * width), count: 1, outputs: [], suffix: new Int32Array(0) };
  order.forEach((index, at) => {
    const term = terms[index] ?? '';
    const depth = depths[at] ?? 0;
    let node = 0;
    for (let k = 0; k < depth; k += 1) {
      const slot = node * width + (classOf[term.charCodeAt(k)] ?? 0);
      if (trie.next[slot] === 0) { trie.next[slot] = trie.count; trie.count += 1; }
      node = trie.next[slot] ?? 0;
    }
    if (depth > 0) trie.outputs[node] = [...(trie.outputs[node] ?? []), [index, depth]];
  });
  return trie;
}

/** Adds the ways back, breadth first, and writes states times the width, negative where there is something to say. */
function closeTrie(trie: Trie, width: number): Int32Array {
  const { next, count, outputs } = trie;
  const fail = new Int32Array(count);
  trie.suffix = new Int32Array(count);
  const queue: number[] = [];
  for (let c = 0; c < width; c += 1) if ((next[c] ?? 0) > 0) queue.push(next[c] ?? 0);
  for (let head = 0; head < queue.length; head += 1) {
    const node = queue[head] ?? 0;
    const back = fail[node] ?? 0;
    trie.suffix[node] = outputs[back] === undefined ? (trie.suffix[back] ?? 0) : back;
    for (let c = 0; c < width; c += 1) {
      const child = next[node * width + c] ?? 0;
      if (child > 0) { fail[child] = next[back * width + c] ?? 0; queue.push(child); } else next[node * width + c] = next[back * width + c] ?? 0;
    }
  }
  const says = (node: number) => outputs[node] !== undefined || (trie.suffix[node] ?? 0) > 0;
  return Int32Array.from(next.subarray(0, count * width), (node) => (says(node) ? -node * width : node * width));
}

import { type Alphabet, GOING_ON } from './alphabet.ts';

/** The folded terms: the units of term `t` are `units[starts[t]]` to `units[starts[t + 1]]`. */
export interface Terms {
  units: Uint16Array;
  starts: Uint32Array;
}

/**
 * The trie of the shortest beginnings that tell the terms apart, breadth first; node 0 is the root,
 * and the children of the nodes follow one another in the order of the nodes.
 */
export interface Trie {
  count: number;
  /** By which symbol a node is reached. */
  symbols: Uint8Array;
  children: Uint16Array;
  /** How many units of the text a node has read. */
  read: Uint16Array;
  /** The terms that begin like a node: `order[first]` and as many as `terms` says. */
  first: Uint32Array;
  terms: Uint32Array;
  order: Uint32Array;
}

/** Cells of the table: 96 MB. Lists that would need more share leaves earlier and compare more. */
const MOST_CELLS = 24_000_000;

/**
 * Terms are followed further than the letter that tells them apart while this is cheap: the fewer
 * beginnings are looked into in vain.
 */
const MOST_EXTRA = 8;
const EXTRA_CELLS = 8_000_000;

/**
 * Sorts the terms and grows the trie out of neighbours, without a lookup: each term goes on where
 * it leaves the one before.
 */
export function growTrie(terms: Terms, alphabet: Alphabet): Trie {
  const { symbols, starts } = inSymbols(terms, alphabet);
  const order = sorted(symbols, starts);
  const length = (at: number) =>
    (starts[(order[at] ?? 0) + 1] ?? 0) - (starts[order[at] ?? 0] ?? 0);
  const shared = new Uint16Array(order.length + 1);
  for (let at = 1; at < order.length; at += 1) {
    const [a, b] = [starts[order[at - 1] ?? 0] ?? 0, starts[order[at] ?? 0] ?? 0];
    const most = Math.min(length(at - 1), length(at));
    let k = 0;
    while (k < most && symbols[a + k] === symbols[b + k]) k += 1;
    shared[at] = k;
  }
  const extra = Math.min(MOST_EXTRA, Math.floor(EXTRA_CELLS / (order.length * alphabet.width + 1)));
  const wanted = Uint16Array.from(order, (_, at) =>
    Math.min(length(at), Math.max(shared[at] ?? 0, shared[at + 1] ?? 0) + 1 + extra),
  );
  const { deepest, perDepth } = depths(shared, wanted, alphabet.width);

  const count = perDepth.reduce((sum, nodes) => sum + nodes, 1);
  const trie: Trie = {
    count,
    symbols: new Uint8Array(count),
    children: new Uint16Array(count),
    read: new Uint16Array(count),
    first: new Uint32Array(count),
    terms: new Uint32Array(count),
    order,
  };
  // Where the next node of each depth stands, and the node of each depth on the way to the present
  // term.
  const next = new Uint32Array(deepest + 2);
  next[1] = 1;
  for (let depth = 1; depth <= deepest; depth += 1)
    next[depth + 1] = (next[depth] ?? 0) + (perDepth[depth] ?? 0);
  const way = new Uint32Array(deepest + 1);
  for (let at = 0; at < order.length; at += 1) {
    const start = starts[order[at] ?? 0] ?? 0;
    const depth = Math.min(wanted[at] ?? 0, deepest);
    for (let d = (shared[at] ?? 0) + 1; d <= depth; d += 1) {
      const node = next[d] ?? 0;
      const parent = way[d - 1] ?? 0;
      const symbol = symbols[start + d - 1] ?? 0;
      next[d] = node + 1;
      way[d] = node;
      trie.symbols[node] = symbol;
      trie.read[node] = (trie.read[parent] ?? 0) + (alphabet.kinds[symbol] === GOING_ON ? 0 : 1);
      trie.children[parent] = (trie.children[parent] ?? 0) + 1;
    }
    const leaf = way[depth] ?? 0;
    if (trie.terms[leaf] === 0) trie.first[leaf] = at;
    trie.terms[leaf] = (trie.terms[leaf] ?? 0) + 1;
  }
  return trie;
}

/** How many nodes each depth has, and the greatest depth whose table is not too large. */
function depths(
  shared: Uint16Array,
  wanted: Uint16Array,
  width: number,
): { deepest: number; perDepth: Uint32Array } {
  const longest = wanted.reduce((most, depth) => Math.max(most, depth), 0);
  const change = new Int32Array(longest + 2);
  wanted.forEach((depth, at) => {
    const from = (shared[at] ?? 0) + 1;
    if (from > depth) return;
    change[from] = (change[from] ?? 0) + 1;
    change[depth + 1] = (change[depth + 1] ?? 0) - 1;
  });
  const perDepth = new Uint32Array(longest + 1);
  let cells = 2 * width;
  for (let depth = 1, nodes = 0; depth <= longest; depth += 1) {
    nodes += change[depth] ?? 0;
    perDepth[depth] = nodes;
    cells += nodes * width;
    if (cells > MOST_CELLS) return { deepest: depth, perDepth: perDepth.subarray(0, depth + 1) };
  }
  return { deepest: longest, perDepth };
}

function inSymbols(
  { units, starts }: Terms,
  { codes, escape, rare, rareLength }: Alphabet,
): { symbols: Uint8Array; starts: Uint32Array } {
  const symbols = new Uint8Array(units.length * Math.max(1, rareLength));
  const places = new Uint32Array(starts.length);
  let size = 0;
  for (let term = 0; term + 1 < starts.length; term += 1) {
    for (let i = starts[term] ?? 0; i < (starts[term + 1] ?? 0); i += 1) {
      const code = codes[units[i] ?? 0] ?? 0;
      if (code < escape) {
        symbols[size] = code;
        size += 1;
        continue;
      }
      for (let k = 0; k < rareLength; k += 1) {
        symbols[size] = rare[(code - escape) * rareLength + k] ?? 0;
        size += 1;
      }
    }
    places[term + 1] = size;
  }
  return { symbols, starts: places };
}

/** The numbers of the terms that have letters, in the order of their symbols. */
function sorted(symbols: Uint8Array, starts: Uint32Array): Uint32Array {
  const bytes = Buffer.from(symbols.buffer);
  const keys = Array.from({ length: starts.length - 1 }, (_, term) =>
    bytes.toString('latin1', starts[term], starts[term + 1]),
  );
  const order = keys.map((_, term) => term).filter((term) => keys[term] !== '');
  order.sort((a, b) => {
    const [one, other] = [keys[a] ?? '', keys[b] ?? ''];
    return one < other ? -1 : one > other ? 1 : 0;
  });
  return Uint32Array.from(order);
}

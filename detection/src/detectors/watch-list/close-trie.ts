import { type Alphabet, INSIDE, OUTSIDE } from './alphabet.ts';
import type { Trie } from './trie.ts';

/** Above every state and every record. */
export const BREAK = 2 ** 30;

/**
 * The dense table of next states. A state is the place of its row; row 0 is outside words, row 1
 * inside a word that no term begins with. Terms that begin with a letter are so only sought where
 * words begin, at no cost while reading. A negative cell is `~record`: something may end here; from
 * `~BREAK` down the unit is not one symbol, and `~cell - BREAK` the state before it. Leaves have no
 * row: they go on like the state to fall back to.
 */
export interface Table {
  cells: Int32Array;
  /** The state after a record. */
  next: Int32Array;
  /** Its terms, as in the trie, and the units read since they began. */
  first: Uint32Array;
  terms: Uint32Array;
  read: Uint16Array;
  /** The record of the nearest shorter ending that has terms; -1 for none. */
  shorter: Int32Array;
}

/**
 * Adds the ways back, breadth first: the row of a node is that of its fallback with the node's
 * children written over it.
 */
export function closeTrie(trie: Trie, { width, kinds }: Alphabet): Table {
  const { count, symbols, children } = trie;
  let rows = 2;
  for (let node = 1; node < count; node += 1) if ((children[node] ?? 0) > 0) rows += 1;
  const cells = new Int32Array(rows * width);
  const table: Table = {
    cells,
    next: new Int32Array(count),
    first: new Uint32Array(count),
    terms: new Uint32Array(count),
    read: new Uint16Array(count),
    shorter: new Int32Array(count).fill(-1),
  };
  const state = new Int32Array(count);
  const back = new Int32Array(count);
  let records = 0;
  let row = 2;
  let child = 1;
  const join = (node: number, parentRow: number, fallback: number, shorter: number) => {
    back[node] = fallback;
    const inner = (children[node] ?? 0) > 0;
    const to = inner ? row * width : fallback;
    if (inner) {
      state[node] = to;
      row += 1;
    }
    const has = (trie.terms[node] ?? 0) > 0;
    cells[parentRow + (symbols[node] ?? 0)] = has || shorter >= 0 ? ~records : to;
    if (!has && shorter < 0) return;
    table.next[records] = to;
    table.first[records] = trie.first[node] ?? 0;
    table.terms[records] = trie.terms[node] ?? 0;
    table.read[records] = trie.read[node] ?? 0;
    table.shorter[records] = shorter;
    records += 1;
  };

  for (let symbol = 0; symbol < width; symbol += 1) {
    cells[symbol] = kinds[symbol] === INSIDE ? width : 0;
    cells[width + symbol] = kinds[symbol] === OUTSIDE ? 0 : width;
  }
  for (let left = children[0] ?? 0; left > 0; left -= 1, child += 1)
    join(child, 0, kinds[symbols[child] ?? 0] === INSIDE ? width : 0, -1);
  for (let symbol = 0; symbol < width; symbol += 1)
    if (kinds[symbol] === OUTSIDE) cells[width + symbol] = cells[symbol] ?? 0;

  for (let node = 1; node < count; node += 1) {
    if ((children[node] ?? 0) === 0) continue;
    const at = state[node] ?? 0;
    const from = back[node] ?? 0;
    cells.copyWithin(at, from, from + width);
    for (let left = children[node] ?? 0; left > 0; left -= 1, child += 1) {
      const fallen = cells[at + (symbols[child] ?? 0)] ?? 0;
      if (fallen >= 0) join(child, at, fallen, -1);
      else
        join(
          child,
          at,
          table.next[~fallen] ?? 0,
          (table.terms[~fallen] ?? 0) > 0 ? ~fallen : (table.shorter[~fallen] ?? -1),
        );
    }
  }
  for (let at = 0; at < cells.length; at += width) cells[at + width - 1] = ~(BREAK + at);
  const cut = <Kind extends { subarray(from: number, to: number): Kind; slice(): Kind }>(
    array: Kind,
  ) => array.subarray(0, records).slice();
  return {
    cells,
    next: cut(table.next),
    first: cut(table.first),
    terms: cut(table.terms),
    read: cut(table.read),
    shorter: cut(table.shorter),
  };
}

import type { ChartEdge } from './chart.ts';

/** A box to place: a state or the label of an arrow. Its place is its centre. */
export interface Placed {
  id: string;
  width: number;
  height: number;
  x: number;
  y: number;
  /**
   * Height of the layer it stands in, once it is placed: an arrow passes it straight, beside the
   * tallest box.
   */
  rowHeight?: number;
}
/** An arrow through its label and the gaps between boxes. */
export interface Route {
  edge: ChartEdge;
  label: Placed;
  /** From source to target; the first and the last are boxes of states. */
  stops: readonly Placed[];
}
export interface Layout {
  width: number;
  height: number;
  routes: readonly Route[];
}
interface Item extends Placed {
  layer: number;
  up: Item[];
  down: Item[];
}

const GAP_X = 26;
const GAP_Y = 34;

/**
 * Places boxes in layers from top to bottom: arrows point down where they can, labels stand between
 * the layers, and arrows that pass a layer get a gap in it. Small and exact rather than clever: the
 * same chart always gives the same picture.
 *
 * @param boxes states with their sizes; their places are filled in
 * @param edges arrows between them
 * @param labelSize size of the label of an arrow
 */
export function layOut(
  boxes: readonly Placed[],
  edges: readonly ChartEdge[],
  labelSize: (edge: ChartEdge) => { width: number; height: number },
): Layout {
  const depth = layersOf(
    boxes.map(({ id }) => id),
    edges,
  );
  const items = new Map<string, Item>(
    boxes.map((box) => [box.id, { ...box, layer: 2 * (depth.get(box.id) ?? 0), up: [], down: [] }]),
  );
  const all: Item[] = [...items.values()];
  const make = (layer: number, width: number, height: number): Item => {
    const item: Item = { id: '', width, height, x: 0, y: 0, layer, up: [], down: [] };
    all.push(item);
    return item;
  };
  const routes = edges.flatMap((edge): { edge: ChartEdge; label: Item; chain: Item[] }[] => {
    const [source, target] = [items.get(edge.from), items.get(edge.to)];
    if (source === undefined || target === undefined) return [];
    const isDown = source.layer <= target.layer;
    const [top, bottom] = isDown ? [source, target] : [target, source];
    const labelLayer = isDown ? top.layer + 1 : Math.max(bottom.layer - 1, top.layer + 1);
    const size = labelSize(edge);
    const between = Array.from(
      { length: Math.max(bottom.layer - top.layer - 1, 1) },
      (_, index) => top.layer + 1 + index,
    ).map((layer) =>
      layer === labelLayer ? make(layer, size.width, size.height) : make(layer, 8, 8),
    );
    const line = [top, ...between, bottom];
    for (let index = 1; index < line.length; index += 1) {
      line[index - 1]?.down.push(...line.slice(index, index + 1));
      line[index]?.up.push(...line.slice(index - 1, index));
    }
    const label = between.find(({ layer }) => layer === labelLayer);
    return label === undefined ? [] : [{ edge, label, chain: isDown ? line : line.toReversed() }];
  });
  const size = place(all);
  for (const box of boxes) Object.assign(box, { x: items.get(box.id)?.x, y: items.get(box.id)?.y });
  return {
    ...size,
    routes: routes.map(({ edge, label, chain }) => ({ edge, label, stops: chain })),
  };
}

/** Longest way down from the first state, arrows that would close a circle left out. */
function layersOf(
  ids: readonly string[],
  edges: readonly ChartEdge[],
): ReadonlyMap<string, number> {
  const next = (id: string) =>
    edges.filter(({ from, to }) => from === id && to !== id).map(({ to }) => to);
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const back = new Set<string>();
  const visit = (id: string) => {
    state.set(id, 'open');
    for (const to of next(id)) {
      if (state.get(to) === 'open') back.add(`${id} ${to}`);
      else if (!state.has(to)) visit(to);
    }
    state.set(id, 'done');
    order.unshift(id);
  };
  for (const id of ids) if (!state.has(id)) visit(id);
  const depth = new Map<string, number>(ids.map((id) => [id, 0]));
  for (const id of order) {
    for (const to of next(id))
      if (!back.has(`${id} ${to}`))
        depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(id) ?? 0) + 1));
  }
  return depth;
}

function place(items: readonly Item[]): { width: number; height: number } {
  const layers: Item[][] = [];
  for (const item of items) (layers[item.layer] ??= []).push(item);
  const rows = layers.filter((row) => row !== undefined);
  const spread = (row: Item[]) => {
    let x = 0;
    for (const item of row) {
      item.x = x + item.width / 2;
      x += item.width + GAP_X;
    }
    for (const item of row) item.x -= (x - GAP_X) / 2;
  };
  for (const row of rows) spread(row);
  const mean = (near: readonly Item[], otherwise: number) =>
    near.length === 0 ? otherwise : near.reduce((sum, { x }) => sum + x, 0) / near.length;
  for (let pass = 0; pass < 12; pass += 1) {
    for (const row of pass % 2 === 0 ? rows : rows.toReversed()) {
      const wish = new Map(
        row.map((item) => [item, mean(pass % 2 === 0 ? item.up : item.down, item.x)]),
      );
      row.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
      spread(row);
    }
  }
  for (let pass = 0; pass < 8; pass += 1) {
    for (const row of pass % 2 === 0 ? rows : rows.toReversed()) {
      for (const item of row) item.x = mean([...item.up, ...item.down], item.x);
      settle(row);
    }
  }
  const left = Math.min(...items.map(({ x, width }) => x - width / 2));
  let y = 0;
  for (const row of rows) {
    const height = Math.max(...row.map((item) => item.height));
    for (const item of row)
      Object.assign(item, {
        x: Math.round(item.x - left),
        y: Math.round(y + height / 2),
        rowHeight: height,
      });
    y += height + GAP_Y;
  }
  return {
    width: Math.ceil(Math.max(...items.map(({ x, width }) => x + width / 2))),
    height: Math.ceil(y - GAP_Y),
  };
}

/** Moves the boxes of a row apart, as little as needed on the whole. */
function settle(row: readonly Item[]): void {
  const before = row.reduce((sum, { x }) => sum + x, 0);
  for (let index = 1; index < row.length; index += 1) {
    const [one, other] = [row[index - 1], row[index]];
    if (one !== undefined && other !== undefined)
      other.x = Math.max(other.x, one.x + (one.width + other.width) / 2 + GAP_X);
  }
  const drift = (row.reduce((sum, { x }) => sum + x, 0) - before) / Math.max(row.length, 1);
  for (const item of row) item.x -= drift;
}

import type { ChartEdge, ChartState } from './chart.ts';
import { layOut } from './layout.ts';
import type { Placed, Route } from './layout.ts';

const CHARACTER = 6.6;
const LINE = 15;
const PADDING = 14;
const WIDEST = 46;
const STYLE = `
  svg { background: #fff; font: 12px system-ui, "Segoe UI", sans-serif; }
  .state { fill: #f6f8fb; stroke: #5b6b82; }
  .state.parallel { stroke-dasharray: 5 4; }
  .name { font-weight: 600; fill: #17202e; }
  .note, .label { fill: #44526a; }
  .label-box { fill: #fff; opacity: .9; }
  .arrow { fill: none; stroke: #7a88a0; }
  .head, .start { fill: #7a88a0; }
  @media (prefers-color-scheme: dark) {
    svg { background: #12161d; }
    .state { fill: #1b222d; stroke: #8494ad; }
    .name { fill: #e9eef6; }
    .note, .label { fill: #b4c0d2; }
    .label-box { fill: #12161d; }
  }`;

interface Drawing {
  width: number;
  height: number;
  /** The markup with its upper left corner at the given place. */
  at: (x: number, y: number) => string;
}

/**
 * A chart as an SVG picture that needs nothing from outside and follows the light or dark scheme of
 * the reader.
 *
 * @param chart see `chartOf`
 * @param active ids of states that get the class `active`, for an inspector that styles it
 */
export function svgOf(chart: ChartState, active: ReadonlySet<string> = new Set()): string {
  const drawing = drawState(chart, active);
  const [width, height] = [
    Math.ceil(drawing.width + 2 * PADDING),
    Math.ceil(drawing.height + 2 * PADDING),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ` +
      `${width} ${height}" role="img" aria-label="${escaped(chart.id)}">`,
    `<style>${STYLE}\n</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" ' +
      'markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0 8 4 0 ' +
      '8z"/></marker></defs>',
    drawing.at(PADDING, PADDING),
    '</svg>\n',
  ].join('\n');
}

function drawState(state: ChartState, active: ReadonlySet<string>): Drawing {
  const notes = state.notes.flatMap(wrapped);
  const title = state.kind === 'final' ? `${state.name} (end)` : state.name;
  const headWidth = Math.max(widthOf([title]) * 1.1, widthOf(notes)) + 2 * PADDING;
  const headHeight = LINE * (1 + notes.length) + PADDING;
  const body = state.states.length === 0 ? null : drawChildren(state, active);
  const width = Math.ceil(Math.max(headWidth, body === null ? 0 : body.width + 2 * PADDING));
  const height = Math.ceil(headHeight + (body === null ? 0 : body.height + 2 * PADDING));
  return {
    width,
    height,
    at: (x, y) =>
      [
        `<g><title>${escaped(`${state.id}: ${state.description}`)}</title>`,
        `<rect class="state ${state.kind}${active.has(state.id) ? ' active' : ''}" x="${x}" ` +
          `y="${y}" width="${width}" height="${height}" rx="8"/>`,
        `<text class="name" x="${x + PADDING}" y="${y + LINE + 3}">${escaped(title)}</text>`,
        ...notes.map(
          (note, index) =>
            `<text class="note" x="${x + PADDING}" y="${y + LINE * (index + 2) + 3}">${escaped(note)}</text>`,
        ),
        ...(body === null
          ? []
          : [body.at(Math.round(x + (width - body.width) / 2), y + headHeight + PADDING)]),
        '</g>',
      ].join('\n'),
  };
}

function drawChildren(state: ChartState, active: ReadonlySet<string>): Drawing {
  const drawings = new Map(state.states.map((child) => [child.id, drawState(child, active)]));
  const boxes = state.states.map(({ id }): Placed => ({
    id,
    width: drawings.get(id)?.width ?? 0,
    height: drawings.get(id)?.height ?? 0,
    x: 0,
    y: 0,
  }));
  const { width, height, routes } = layOut(boxes, state.edges, labelSize);
  return {
    width,
    height,
    at: (x, y) =>
      [
        ...routes.map(
          (route) => `<path class="arrow" marker-end="url(#head)" d="${pathOf(route, x, y)}"/>`,
        ),
        ...boxes.map(
          (box) =>
            drawings
              .get(box.id)
              ?.at(x + Math.round(box.x - box.width / 2), y + Math.round(box.y - box.height / 2)) ??
            '',
        ),
        ...boxes
          .filter(({ id }) => id === state.initial && state.kind !== 'parallel')
          .map((box) => startOf(box, x, y)),
        ...routes.map((route) => labelOf(route, x, y)),
      ].join('\n'),
  };
}

const linesOf = ({ labels }: ChartEdge) => labels.flatMap(wrapped);

function labelSize(edge: ChartEdge): { width: number; height: number } {
  const lines = linesOf(edge);
  return { width: widthOf(lines) + 8, height: LINE * lines.length + 4 };
}

function labelOf({ edge, label }: Route, x: number, y: number): string {
  const [left, top] = [
    Math.round(x + label.x - label.width / 2),
    Math.round(y + label.y - label.height / 2),
  ];
  return [
    `<rect class="label-box" x="${left}" y="${top}" width="${Math.ceil(label.width)}" ` +
      `height="${Math.ceil(label.height)}"/>`,
    ...linesOf(edge).map(
      (line, index) =>
        `<text class="label" x="${left + 4}" y="${top + LINE * (index + 1) - 1}">${escaped(line)}</text>`,
    ),
  ].join('\n');
}

function startOf(box: Placed, x: number, y: number): string {
  return (
    `<circle class="start" cx="${Math.round(x + box.x - box.width / 2)}" ` +
    `cy="${Math.round(y + box.y - box.height / 2)}" r="5"/>`
  );
}

/**
 * A line with soft bends that leaves and enters boxes at top or bottom, as near to where it goes as
 * it can.
 */
function pathOf({ stops }: Route, x: number, y: number): string {
  const points = stops.flatMap((stop, index): { x: number; y: number }[] => {
    const [before, after] = [stops[index - 1], stops[index + 1]];
    const near = (other: Placed) =>
      Math.round(
        x + Math.min(Math.max(other.x, stop.x - stop.width / 2 + 10), stop.x + stop.width / 2 - 10),
      );
    const side = (other: Placed, height = stop.height) =>
      Math.round(y + stop.y + (Math.sign(other.y - stop.y) * height) / 2);
    if (before === undefined)
      return after === undefined ? [] : [{ x: near(after), y: side(after) }];
    if (after === undefined) return [{ x: near(before), y: side(before) }];
    const middle = Math.round(x + stop.x);
    return [
      { x: middle, y: side(before, stop.rowHeight) },
      { x: middle, y: side(after, stop.rowHeight) },
    ];
  });
  return points
    .map((point, index) => {
      const from = points[index - 1];
      if (from === undefined) return `M${point.x} ${point.y}`;
      const middle = Math.round((from.y + point.y) / 2);
      return `C${from.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`;
    })
    .join(' ');
}

const widthOf = (lines: readonly string[]) =>
  Math.max(0, ...lines.map((line) => line.length)) * CHARACTER;
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Lines of at most `WIDEST` characters, broken between words. */
function wrapped(text: string): readonly string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDEST)
      return [...lines, last === undefined ? word : `\u00a0\u00a0${word}`];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import type { ChartState } from './chart.ts';
import { mermaidOf } from './mermaid.ts';
import { svgOf } from './svg.ts';

// The public entry of what draws: inspectors draw a chart themselves.
export { activeStates, chartOf } from './chart.ts';
export type { ChartState } from './chart.ts';
export { svgOf } from './svg.ts';

const HEAD = '<!-- Written by `npm run machines`. Do not edit. -->\n';

/**
 * The pages of a set of machines.
 *
 * @param machines with a sentence about each, in the order of the index
 * @returns file names with their texts: an index, and per machine a page, a Mermaid text and an SVG
 */
export function pagesOf(
  machines: readonly { about: string; machine: AnyStateMachine }[],
): ReadonlyMap<string, string> {
  const charts = machines.map(({ about, machine }) => ({ about, chart: chartOf(machine) }));
  return new Map([
    ['README.md', indexOf(charts)],
    ...charts.flatMap(({ about, chart }): [string, string][] => [
      [`${chart.id}.md`, pageOf(about, chart)],
      [`${chart.id}.mmd`, mermaidOf(chart)],
      [`${chart.id}.svg`, svgOf(chart)],
    ]),
  ]);
}

function indexOf(charts: readonly { about: string; chart: ChartState }[]): string {
  const rows = charts.map(
    ({ about, chart }) =>
      `| [${chart.id}](${chart.id}.md) | ${about} | ${statesOf(chart).length - 1} | ` +
      `[SVG](${chart.id}.svg), [Mermaid](${chart.id}.mmd) |`,
  );
  return `${HEAD}
# The machines

Every flow of Vedetta as a state machine. How to read, drive and test one: \
[machines/README.md](../../machines/README.md).

| Machine | What it is about | States | Pictures |
|---|---|---|---|
${rows.join('\n')}
`;
}

function pageOf(about: string, chart: ChartState): string {
  const rows = statesOf(chart)
    .slice(1)
    .map(
      (state) =>
        `| \`${state.id.slice(chart.id.length + 1)}\` | ${cell(state.description)} | ` +
        `${state.tags.map((tag) => `\`${tag}\``).join(' ')} |`,
    );
  return `${HEAD}
# ${chart.id}

${about}

![${chart.id}](${chart.id}.svg)

| State | What it means | Tags |
|---|---|---|
${rows.join('\n')}

\`\`\`mermaid
${mermaidOf(chart)}\`\`\`
`;
}

const statesOf = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesOf),
];
const cell = (text: string) => text.replaceAll('|', '\\|');

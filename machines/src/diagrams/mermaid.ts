import type { ChartState } from './chart.ts';

/**
 * A chart as a Mermaid state diagram.
 *
 * @param chart see `chartOf`
 * @returns text that begins with `stateDiagram-v2` and ends with a line break
 */
export function mermaidOf(chart: ChartState): string {
  return `stateDiagram-v2\n${inside(chart, '  ').join('\n')}\n`;
}

const idOf = (id: string) => id.replaceAll(/[^A-Za-z0-9]/g, '_');
/** A colon ends a label in Mermaid, and a semicolon a line. */
const textOf = (text: string) => text.replaceAll(':', ' -').replaceAll(';', ',');

function inside(state: ChartState, indent: string): string[] {
  const regions = state.kind === 'parallel';
  const children = state.states.flatMap((child, index) => [
    ...(regions && index > 0 ? [`${indent}--`] : []),
    ...stateLines(child, indent),
  ]);
  return [
    ...(state.initial === null || regions ? [] : [`${indent}[*] --> ${idOf(state.initial)}`]),
    ...children,
    ...state.edges.flatMap(({ from, to, labels }) =>
      labels.map((label) => `${indent}${idOf(from)} --> ${idOf(to)} : ${textOf(label)}`),
    ),
    ...state.states
      .filter(({ kind }) => kind === 'final')
      .map(({ id }) => `${indent}${idOf(id)} --> [*]`),
  ];
}

function stateLines(state: ChartState, indent: string): string[] {
  const notes = state.notes.map((note) => `${indent}${idOf(state.id)} : ${textOf(note)}`);
  if (state.states.length === 0)
    return [`${indent}state "${state.name}" as ${idOf(state.id)}`, ...notes];
  return [
    `${indent}state "${state.name}" as ${idOf(state.id)} {`,
    ...inside(state, `${indent}  `),
    `${indent}}`,
  ];
}

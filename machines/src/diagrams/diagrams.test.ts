import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getStateNodes } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { MACHINES } from './all.ts';
import { activeStates, chartOf } from './chart.ts';
import type { ChartState } from './chart.ts';
import { mermaidOf } from './mermaid.ts';
import { pagesOf } from './pages.ts';
import { svgOf } from './svg.ts';

const flat = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(flat)];

describe('the diagrams', () => {
  test('cover every machine that is walked', () => {
    const walked = readdirSync(fileURLToPath(new URL('../../walks/', import.meta.url))).map(
      (name) => name.replace('.txt', ''),
    );
    expect(MACHINES.map(({ machine }) => machine.id).sort()).toEqual(walked.sort());
  });

  test.each(MACHINES.map(({ machine }) => ({ id: machine.id, machine })))(
    'show every state and every transition of $id',
    ({ machine }) => {
      const chart = chartOf(machine);
      const states = flat(chart);
      expect(states.map(({ id }) => id).sort()).toEqual(
        [machine.root, ...getStateNodes(machine)].map(({ id }) => id).sort(),
      );
      const transitions = [machine.root, ...getStateNodes(machine)].flatMap((node) =>
        [...node.transitions.values()].flat(),
      ).length;
      const shown = states.flatMap(({ notes, edges }) => [
        ...notes.filter((note) => !note.startsWith('runs ')),
        ...edges.flatMap(({ labels }) => labels),
      ]);
      expect(shown).toHaveLength(transitions);
      const svg = svgOf(chart);
      for (const { name, states: inside } of states) {
        expect(svg).toContain(`>${name}`);
        for (const one of inside) expect(mermaidOf(chart)).toContain(`"${one.name}"`);
      }
    },
  );

  test('come out the same each time, and every box stays inside the picture', () => {
    const pages = pagesOf(MACHINES);
    expect([...pagesOf(MACHINES)]).toEqual([...pages]);
    for (const [name, text] of pages) {
      if (!name.endsWith('.svg')) continue;
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text)?.map(Number) ?? [];
      expect(text, name).not.toContain('NaN');
      for (const [, x, y, w, h] of text.matchAll(
        /<rect class="state[^"]*" x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/g,
      )) {
        expect(
          Number(x) >= 0 &&
            Number(y) >= 0 &&
            Number(x) + Number(w) <= (width ?? 0) &&
            Number(y) + Number(h) <= (height ?? 0),
          `${name} ${x} ${y}`,
        ).toBe(true);
      }
    }
  });

  test('put an arrow that crosses states between the states that stand beside each other, and name the rest', () => {
    const session = MACHINES.find(({ machine }) => machine.id === 'session')?.machine;
    expect(
      session &&
        chartOf(session).edges.find(
          ({ from, to }) => from === 'session.renewing' && to === 'session.signedIn',
        )?.labels,
    ).toContain('asking: refresh answered [hasToken]');
  });

  test('light the states that a snapshot stands for', () => {
    const chart = chartOf(MACHINES.find(({ machine }) => machine.id === 'sign-in')!.machine);
    const active = activeStates(chart, { secondFactor: { enrolling: 'loading' } });
    expect(active).toEqual([
      'sign-in',
      'sign-in.secondFactor',
      'sign-in.secondFactor.enrolling',
      'sign-in.secondFactor.enrolling.loading',
    ]);
    expect(svgOf(chart, new Set(active)).match(/ active"/g)).toHaveLength(4);
    expect(svgOf(chart)).not.toContain(' active"');
    expect(activeStates(chart, undefined)).toEqual(['sign-in']);
  });
});

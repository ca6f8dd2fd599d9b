import { activeStates, chartOf, svgOf } from '@vedetta/machines/diagrams';
import { createMachine } from 'xstate';
import type { ActorThen } from './replay.ts';

/** Draws the machine of an actor with the active states lit; null for an actor that is no machine. */
function drawn({ definition, value }: ActorThen): string | null {
  if (definition === null || value === undefined) return null;
  try {
    const chart = chartOf(createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]));
    return svgOf(chart, new Set(activeStates(chart, value)));
  } catch {
    // The definition comes from outside: one that cannot be drawn still has its log.
    return null;
  }
}

/** The graph of one actor. */
export function Graph({ actor }: { actor: ActorThen }) {
  const svg = drawn(actor);
  if (svg === null) return <p className="dim">{actor.name} is no machine: what it was told and answered stands in the log.</p>;
  // Made by our own code, which escapes every text.
  return <div className="inspector-graph" tabIndex={0} role="group" aria-label={`Graph of ${actor.name}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}

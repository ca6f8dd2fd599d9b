import { activeStates, chartOf, svgOf } from '@vedetta/machines/diagrams';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createMachine } from 'xstate';
import type { ActorThen } from './replay.ts';

/**
 * Smaller than this share of its size a graph cannot be read: it is scrolled to what is active
 * instead.
 */
const SMALLEST = 0.75;
/** What the style sheet keeps free around it, both sides together, in pixels. */
const MARGIN = 18;

/**
 * Draws the machine of an actor with the active states lit; null for an actor that is no machine.
 */
function drawn({ definition, value }: Pick<ActorThen, 'definition' | 'value'>): string | null {
  if (definition === null || value === undefined) return null;
  try {
    const chart = chartOf(
      createMachine(JSON.parse(definition) as Parameters<typeof createMachine>[0]),
    );
    return svgOf(chart, new Set(activeStates(chart, value)));
  } catch {
    // The definition comes from outside: one that cannot be drawn still has its log.
    return null;
  }
}

/**
 * The graph of one actor, as large as can be read, with what is active in sight; or the whole of
 * it.
 */
export function Graph({ actor: { name, definition, value } }: { actor: ActorThen }) {
  const svg = useMemo(() => drawn({ definition, value }), [definition, value]);
  const [whole, setWhole] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, picture] = [frame.current, frame.current?.querySelector('svg')];
    if (!box || !picture) return;
    const { width, height } = picture.viewBox.baseVal;
    const fitting = Math.min(
      1,
      (box.clientWidth - MARGIN) / width,
      (box.clientHeight - MARGIN) / height,
    );
    const scale = whole ? fitting : Math.max(fitting, SMALLEST);
    picture.setAttribute('width', String(Math.floor(width * scale)));
    picture.setAttribute('height', String(Math.floor(height * scale)));
    // The innermost active state is drawn last.
    const lit = [...picture.querySelectorAll('.state.active')].at(-1)?.getBoundingClientRect();
    if (lit === undefined) return;
    const around = box.getBoundingClientRect();
    box.scrollLeft += lit.left + lit.width / 2 - around.left - around.width / 2;
    box.scrollTop += lit.top + lit.height / 2 - around.top - around.height / 2;
  }, [svg, whole]);
  if (svg === null)
    return (
      <p className="dim inspector-graph">
        {name} is no machine: what it was told and answered stands in the log.
      </p>
    );
  return (
    <div className="inspector-drawing">
      <button
        type="button"
        className="inspector-whole"
        aria-pressed={whole}
        onClick={() => setWhole(!whole)}
      >
        Whole graph
      </button>
      {/* Made by our own code, which escapes every text. */}
      <div
        ref={frame}
        className="inspector-graph"
        tabIndex={0}
        role="group"
        aria-label={`Graph of ${name}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </div>
  );
}

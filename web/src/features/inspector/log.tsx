import type { ActorThen, Step } from './replay.ts';
import { useFollow } from './use-follow.ts';

interface LogProps {
  steps: readonly Step[];
  actors: ReadonlyMap<string, ActorThen>;
  current: Step | undefined;
  onTravel: (step: Step) => void;
}

/** What XState tells actors itself stands back behind the events of the flows. */
const isOwn = ({ type }: Step) => type.startsWith('xstate.');
const time = (at: number) => new Date(at).toISOString().slice(11, 23);

/** Every event in its order, with the state that followed; choosing one travels there. */
export function Log({ steps, actors, current, onTravel }: LogProps) {
  const nameOf = (step: Step) => actors.get(step.actor)?.name ?? step.actor;
  const { box, onScroll } = useFollow<HTMLDivElement>(steps.length, current);
  return (
    <div
      ref={box}
      className="inspector-log"
      role="region"
      aria-label="Event log"
      tabIndex={0}
      onScroll={onScroll}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Actor</th>
            <th scope="col">Event</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr
              key={`${step.index} ${step.type}`}
              data-own={isOwn(step)}
              aria-current={step === current ? 'step' : undefined}
            >
              <td className="num">{time(step.at)}</td>
              <td title={nameOf(step)}>{nameOf(step)}</td>
              <td title={step.type}>
                <button type="button" onClick={() => onTravel(step)}>
                  {step.type}
                </button>
              </td>
              <td title={step.state ?? undefined}>{step.state ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who told whom what: one column per actor, one line per event. */
export function Sequence({ steps, actors, current, onTravel }: LogProps) {
  const columns = [...actors.values()].filter(({ id }) =>
    steps.some((step) => step.actor === id || step.source === id),
  );
  const { box, onScroll } = useFollow<HTMLDivElement>(steps.length, current);
  const at = (id: string | null) => columns.findIndex((actor) => actor.id === id) + 1;
  return (
    <div
      ref={box}
      className="inspector-sequence"
      role="region"
      aria-label="Sequence between actors"
      tabIndex={0}
      onScroll={onScroll}
      style={{
        gridTemplateColumns: `repeat(${Math.max(columns.length, 1)}, var(--lane))`,
        backgroundSize: `calc(var(--lane) * ${columns.length}) 100%`,
      }}
    >
      {columns.map((actor) => (
        <div key={actor.id} className="inspector-lane" title={actor.name}>
          {actor.name}
        </div>
      ))}
      {steps.map((step, index) => {
        const [from, to] = [at(step.source) || at(step.actor), at(step.actor)];
        return (
          <button
            key={`${step.index} ${step.type}`}
            type="button"
            className="inspector-arrow"
            title={step.type}
            data-way={from === to ? 'self' : from > to ? 'back' : 'on'}
            data-own={isOwn(step)}
            aria-current={step === current ? 'step' : undefined}
            style={{
              gridRow: index + 2,
              gridColumn: `${Math.min(from, to)} / ${Math.max(from, to) + 1}`,
            }}
            onClick={() => onTravel(step)}
          >
            {step.type}
          </button>
        );
      })}
    </div>
  );
}

import type { ActorThen, Step } from './replay.ts';

interface LogProps {
  steps: readonly Step[];
  actors: ReadonlyMap<string, ActorThen>;
  current: Step | undefined;
  onTravel: (step: Step) => void;
}

const time = (at: number) => new Date(at).toISOString().slice(11, 23);

/** Every event in its order, with the state that followed; choosing one travels there. */
export function Log({ steps, actors, current, onTravel }: LogProps) {
  return (
    <div className="inspector-log" role="region" aria-label="Event log" tabIndex={0}>
      <table>
        <thead><tr><th scope="col">Time</th><th scope="col">Actor</th><th scope="col">Event</th><th scope="col">State</th></tr></thead>
        <tbody>
          {steps.map((step) => (
            <tr key={`${step.index} ${step.type}`} aria-current={step === current ? 'step' : undefined}>
              <td>{time(step.at)}</td>
              <td>{actors.get(step.actor)?.name ?? step.actor}</td>
              <td><button type="button" onClick={() => onTravel(step)}>{step.type}</button></td>
              <td>{step.state ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who told whom what: one column per actor, one line per event. */
export function Sequence({ steps, actors, current, onTravel }: LogProps) {
  const columns = [...actors.values()].filter(({ id }) => steps.some((step) => step.actor === id || step.source === id));
  const at = (id: string | null) => columns.findIndex((actor) => actor.id === id) + 1;
  return (
    <div className="inspector-sequence" role="region" aria-label="Sequence between actors" tabIndex={0} style={{ gridTemplateColumns: `repeat(${Math.max(columns.length, 1)}, 150px)` }}>
      {columns.map((actor) => <div key={actor.id} className="inspector-lane">{actor.name}</div>)}
      {steps.map((step, index) => {
        const [from, to] = [at(step.source) || at(step.actor), at(step.actor)];
        return (
          <button
            key={`${step.index} ${step.type}`} type="button" className="inspector-arrow" data-back={from > to} aria-current={step === current ? 'step' : undefined}
            style={{ gridRow: index + 2, gridColumn: `${Math.min(from, to)} / ${Math.max(from, to) + 1}` }} onClick={() => onTravel(step)}
          >
            {step.type}
          </button>
        );
      })}
    </div>
  );
}

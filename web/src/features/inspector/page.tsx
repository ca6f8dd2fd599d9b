import { useEffect, useState, useSyncExternalStore } from 'react';
import { Graph } from './graph.tsx';
import { Log, Sequence } from './log.tsx';
import type { Recording } from './recording.ts';
import { replay, stepsOf } from './replay.ts';
import { Travel } from './travel.tsx';
import './inspector.css';

const SERVERS = ['api', 'gateway'] as const;

/**
 * The inspector: which actors there are, how each stands, what happened, and how it was at any
 * moment before.
 */
export function InspectorPage({
  recording,
  socketUrl,
}: {
  recording: Recording;
  socketUrl: string;
}) {
  const messages = useSyncExternalStore(recording.subscribe, recording.read);
  const steps = stepsOf(messages);
  const [chosen, setChosen] = useState<string | null>(null);
  /** How many steps are shown; null: all of them, as they come. */
  const [shown, setShown] = useState<number | null>(null);
  const count = shown ?? steps.length;
  const current = steps[count - 1];
  const last = shown === null ? messages.length - 1 : (current?.index ?? -1);
  const actors = replay(messages, last);
  // React makes some actors twice in development; the second never begins.
  const begun = new Set(steps.map((step) => step.actor));
  const listed = [...actors.values()].filter(({ id }) => begun.has(id));
  const machines = listed.filter(
    ({ definition, value }) => definition !== null && value !== undefined,
  );
  const actor = actors.get(chosen ?? '') ?? machines.at(-1);
  const lists = {
    steps,
    actors: replay(messages, messages.length - 1),
    current: shown === null ? undefined : current,
    onTravel: (step: (typeof steps)[number]) => setShown(steps.indexOf(step) + 1),
  };
  return (
    <main className="inspector">
      <header className="head">
        <h1>Inspector</h1>
        <Travel count={count} steps={steps.length} live={shown === null} onTravel={setShown} />
        {SERVERS.map((server) => (
          <Listen key={server} recording={recording} server={server} socketUrl={socketUrl} />
        ))}
      </header>
      <nav aria-label="Actors">
        <ul>
          {listed.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one === actor}
                data-machine={machines.includes(one)}
                title={one.name}
                onClick={() => setChosen(one.id)}
              >
                <span>{one.name}</span> <small>{one.status === 'active' ? '' : one.status}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label="Actor">
        {actor === undefined ? (
          <p className="dim">Nothing has happened yet. Use the application in its own tab.</p>
        ) : (
          <>
            <Graph key={actor.id} actor={actor} />
            <div className="inspector-data">
              {shown !== null && current !== undefined && (
                <pre tabIndex={0} role="group" aria-label="Event">
                  {JSON.stringify(current.event, null, 2)}
                </pre>
              )}
              <pre tabIndex={0} role="group" aria-label={`Snapshot of ${actor.name}`}>
                {JSON.stringify(actor.snapshot, null, 2)}
              </pre>
            </div>
          </>
        )}
      </section>
      <Log {...lists} />
      <Sequence {...lists} />
    </main>
  );
}

/** Follows the actors of a server too, which offers them when it was started with INSPECT=1. */
function Listen({
  recording,
  server,
  socketUrl,
}: {
  recording: Recording;
  server: string;
  socketUrl: string;
}) {
  const [following, setFollowing] = useState(false);
  useEffect(
    () =>
      following
        ? recording.followServer(`${socketUrl}/inspect/${server}`, server, () =>
            setFollowing(false),
          )
        : undefined,
    [following, recording, server, socketUrl],
  );
  return (
    <button type="button" aria-pressed={following} onClick={() => setFollowing(!following)}>
      Follow the {server}
    </button>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';

/** Pause between two steps while the recording is played, in milliseconds. */
const PACE = 400;

interface TravelProps {
  /** How many steps are shown. */
  count: number;
  steps: number;
  live: boolean;
  /** null: follow what happens. */
  onTravel: (count: number | null) => void;
}

/** Back and forth in the recording, step by step or by itself. */
export function Travel({ count, steps, live, onTravel }: TravelProps) {
  const [playing, setPlaying] = useState(false);
  const to = (next: number) => {
    onTravel(Math.min(Math.max(next, 1), steps));
  };
  const advance = useEffectEvent(() => {
    if (count >= steps) setPlaying(false);
    else to(count + 1);
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      advance();
    }, PACE);
    return () => {
      clearInterval(timer);
    };
  }, [playing]);
  const play = () => {
    if (!playing && count >= steps) to(1);
    setPlaying(!playing);
  };
  return (
    <div className="inspector-travel" role="group" aria-label="Time travel">
      <button type="button" onClick={() => to(count - 1)} disabled={count <= 1}>
        Back
      </button>
      <input
        type="range"
        aria-label="Step"
        min={1}
        max={Math.max(steps, 1)}
        value={Math.max(count, 1)}
        onChange={(event) => to(Number(event.target.value))}
      />
      <button type="button" onClick={() => to(count + 1)} disabled={count >= steps}>
        Forward
      </button>
      <button type="button" aria-pressed={playing} onClick={play}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <button
        type="button"
        aria-pressed={live}
        onClick={() => {
          setPlaying(false);
          onTravel(null);
        }}
      >
        Live
      </button>
      <output>
        {count} / {steps}
      </output>
    </div>
  );
}

import type { Bus, Signal, Topic } from '../src/platform/realtime/bus.ts';

/**
 * Signals within this process: for tests that are about what signals cause, not how they travel.
 */
export function localBus(): Bus {
  const listeners = new Set<{ about: Topic; hear: (signal: Signal) => void }>();
  return {
    publish: (signal) => {
      for (const { about, hear } of listeners) if (about === (signal.about ?? 'rows')) hear(signal);
    },
    subscribe: (hear, about = 'rows') => {
      const listener = { about, hear };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    queued: 0,
    close: async () => {
      listeners.clear();
    },
  };
}

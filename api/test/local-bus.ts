import type { Bus, Signal } from '../src/realtime/bus.ts';

/** Signals within this process: for tests that are about what signals cause, not how they travel. */
export function localBus(): Bus {
  const listeners = new Set<(signal: Signal) => void>();
  return {
    publish: (signal) => { for (const listener of listeners) listener(signal); },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    close: async () => { listeners.clear(); },
  };
}

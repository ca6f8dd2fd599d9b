import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page; it stands while nobody looks. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, EVERY_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The present in milliseconds since the epoch, renewed twice a minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

interface RelativeTimeProps {
  /** RFC 3339. */
  dateTime: string;
  /** Words such as `2 mins ago`, seen from a present in milliseconds since the epoch. */
  words: (now: number) => string;
  /** The exact moment for the tooltip. */
  absolute: string;
}

/**
 * A moment in relative words that stay true while one looks at them, with the absolute one as a
 * tooltip.
 */
export function RelativeTime({ dateTime, words, absolute }: RelativeTimeProps) {
  return (
    <time dateTime={dateTime} title={absolute}>
      {words(useNow())}
    </time>
  );
}

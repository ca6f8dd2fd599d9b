import { fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';

/**
 * A typed hole for an asynchronous effect, filled by `.provide({ actors })`. Left unfilled it fails
 * loudly.
 *
 * @param name name under which it is provided, for the message
 */
export function placeholder<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Provide the actor "${name}".`)),
  );
}

/** The same for an effect that keeps sending events, e.g. a subscription. */
export function listenerPlaceholder<
  Event extends EventObject,
  Input extends object,
  Sent extends EventObject = Event,
>(name: string) {
  return fromCallback<Event, Input, Sent>(() => {
    throw new Error(`Provide the actor "${name}".`);
  });
}

/**
 * A named hole for a side effect, filled by `.provide({ actions })`; doing nothing is a valid
 * filling.
 */
export function nothing(): void {
  // Nothing to do until somebody provides it.
}

/**
 * Exponential back-off: 1 s, 2 s, 4 s ... capped at 30 s.
 *
 * @param attempts failures so far, at least 1
 * @param retryAfter seconds the server asked for; they win when longer
 * @returns milliseconds
 */
export function backOff(attempts: number, retryAfter: number | null = null): number {
  const steps = Math.min(Math.max(attempts, 1), 6);
  return Math.max(Math.min(1000 * 2 ** (steps - 1), 30_000), (retryAfter ?? 0) * 1000);
}

import type { InspectionEvent } from 'xstate';

/** Sees every step of every actor. */
export type Watcher = (event: InspectionEvent) => void;

let watcher: Watcher | undefined;

/**
 * Lets an inspector see the actors that start from now on. Only builds for development have one.
 */
export function watchActors(watch: Watcher): void {
  watcher = watch;
}

/** What every actor of the application is started with. */
export function actorOptions(): { inspect?: Watcher } {
  return watcher === undefined ? {} : { inspect: watcher };
}

import type { Logger } from 'pino';
import { unknownSources } from '../modules/common/sources.ts';

/**
 * Logs each source that this gateway doesn't support, once.
 *
 * @returns a function that stops it
 */
export function logUnknownSources(log: Logger): () => void {
  const told = new Set<unknown>();
  const onUnknown = (id: unknown) => {
    if (told.has(id)) return;
    told.add(id);
    log.warn(
      { source: id },
      "This gateway doesn't support a source of the API and returns it as OTHER. Update the gateway.",
    );
  };
  unknownSources.subscribe(onUnknown);
  return () => unknownSources.unsubscribe(onUnknown);
}

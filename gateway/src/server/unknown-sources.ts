import type { Logger } from 'pino';
import { unknownSources } from '../modules/common/sources.ts';

/**
 * Logs each source that this gateway does not know, once.
 *
 * @returns what ends it
 */
export function logUnknownSources(log: Logger): () => void {
  const told = new Set<unknown>();
  const onUnknown = (id: unknown) => {
    if (told.has(id)) return;
    told.add(id);
    log.warn(
      { source: id },
      'The API knows a source that this gateway does not: it is shown as OTHER. Update the gateway.',
    );
  };
  unknownSources.subscribe(onUnknown);
  return () => unknownSources.unsubscribe(onUnknown);
}

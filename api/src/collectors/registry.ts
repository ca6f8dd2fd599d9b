import type { Collector, ReadyCollector } from './ready-collector.ts';

export { COLLECTORS } from '../generated/collectors.ts';

/** The connectors of one process, with the operator's settings. */
export interface CollectorRegistry {
  find(sourceId: number): ReadyCollector | null;
  all: readonly ReadyCollector[];
}

/**
 * Gives every connector its part of the operator's settings.
 * @param settings by slug; a slug that no connector has is a mistake.
 * @throws Error with a sentence for the operator.
 */
export function createRegistry(
  collectors: readonly Collector[],
  settings: Readonly<Record<string, unknown>> = {},
): CollectorRegistry {
  const unknown = Object.keys(settings).find(
    (slug) => !collectors.some((collector) => collector.slug === slug),
  );
  if (unknown !== undefined)
    throw new Error(
      `collectors.json: the source "${unknown}" doesn't exist. Use any of ` +
        `${collectors.map(({ slug }) => slug).join(', ')}.`,
    );
  const all = collectors.map((collector) => collector.configure(settings[collector.slug]));
  const byId = new Map(all.map((collector) => [collector.sourceId, collector]));
  if (byId.size < all.length) throw new Error('Two connectors have the same source id.');
  return { all, find: (sourceId) => byId.get(sourceId) ?? null };
}

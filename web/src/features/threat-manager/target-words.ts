import type {
  FilterTargetFragment,
  FilterTargetsQuery,
} from '../../generated/threat-manager/graphql.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { pickWords, targetName } from '../../domain/targets/target-name.ts';

/**
 * A target in a list of choices: what is watched, where, and by which words two on one account
 * differ.
 */
export function targetWords(
  target: Omit<FilterTargetFragment, 'id' | 'sourceName'> & { sourceName?: string },
): string {
  return [
    targetName(target),
    target.sourceName === undefined ? undefined : sourceLabel(target.sourceName),
    pickWords(target),
  ]
    .filter((part) => part != null && part !== '')
    .join(' · ');
}

/**
 * What the server is asked to find for words typed against such labels: it knows no `@`, `#` or
 * `https://` before a name.
 */
export const searchWords = (typed: string): string =>
  typed
    .replaceAll(/(^|\s)(https?:\/\/|[@#+/·]+)/g, '$1')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, 256);

/**
 * A list with its next page behind it; what moved there from the page before is not listed twice.
 */
export function withMore(
  before: FilterTargetsQuery,
  { targets: next }: FilterTargetsQuery,
): FilterTargetsQuery {
  const known = new Set(before.targets.results.map(({ id }) => id));
  return {
    targets: {
      ...next,
      results: [...before.targets.results, ...next.results.filter(({ id }) => !known.has(id))],
    },
  };
}

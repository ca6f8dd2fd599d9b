import { useQuery } from '@apollo/client/react';
import { SavedViewsDocument, type SavedViewRowFragment } from '../../generated/views/graphql.ts';

/** Where a saved view is looked at. */
export const viewPath = ({ query }: { query: string }): string => `/threat-manager?${query}`;

/**
 * One's own saved views and those that the company shares, by name; undefined until they are known.
 *
 * @param isPart of a page that asks for them: they are not asked for a second time
 */
export function useViews(isPart = false): readonly SavedViewRowFragment[] | undefined {
  return useQuery(
    SavedViewsDocument,
    isPart ? { fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' } : {},
  ).data?.savedViews;
}

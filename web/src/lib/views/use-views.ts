import { useQuery } from '@apollo/client/react';
import { SavedViewsDocument, type SavedViewRowFragment } from '../../generated/views/graphql.ts';

/** Where a saved view is looked at. */
export const viewPath = ({ query }: { query: string }): string => `/threat-manager?${query}`;

/** One's own saved views and those that the company shares, by name; undefined until they are known. */
export function useViews(): readonly SavedViewRowFragment[] | undefined {
  return useQuery(SavedViewsDocument).data?.savedViews;
}

import { writeQuery, type ListView } from '@vedetta/machines';

/** What a view keeps of a list: everything but the page. */
export const viewQuery = (view: ListView): string => writeQuery({ ...view, page: 1, after: null });

/** The saved view that a list shows now; views that say the same are the same. */
export const viewShown = <View extends { query: string }>(
  views: readonly View[],
  list: ListView,
): View | undefined => {
  const shown = viewQuery(list);
  return views.find(({ query }) => query === shown);
};

import { useQuery } from '@apollo/client/react';
import { ViewerDocument, type ViewerQuery } from '../../generated/viewer/graphql.ts';

export type Viewer = ViewerQuery['viewer'];
/** Who is signed in, as far as it decides what a page may ask for. */
export type Asker = Pick<Viewer, 'isFreeTrial' | 'isAdmin' | 'capabilities'>;

/**
 * The signed-in user and what they may do. Only below the guard of signed-in routes, which lets
 * nobody in before the answer is in the cache.
 */
export function useViewer(): Viewer {
  const { data } = useQuery(ViewerDocument, { fetchPolicy: 'cache-first' });
  if (data === undefined)
    throw new Error('useViewer needs the guard of signed-in routes above it.');
  return data.viewer;
}

/**
 * Whether the viewer has a capability, e.g. `alerts.triage` (the list is in the api's policies).
 */
export function useCan(capability: string): boolean {
  return useViewer().capabilities.includes(capability);
}

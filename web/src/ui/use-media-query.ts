import { useSyncExternalStore } from 'react';

/**
 * Whether the window is such as a media query of CSS says; the component is drawn anew when that
 * changes.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

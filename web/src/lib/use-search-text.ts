import { useEffect, useEffectEvent } from 'react';
import { useSearchBox } from './use-search-box.ts';

/**
 * The text of a search box: the person's while they type, however long the list takes. The address
 * follows when they pause or press Enter, and leads when somebody goes back or takes the filters
 * away.
 * @param read what an address searches for
 */
export function useSearchText(
  applied: string,
  read: (params: URLSearchParams) => string,
  apply: (text: string) => void,
) {
  const addressed = () => read(new URLSearchParams(window.location.search));
  const { box, ...search } = useSearchBox(applied, (text, instead) => {
    // Somebody took the filters away while the last letters waited for a pause, and that is not
    // rendered yet: the address leads.
    if (addressed() !== instead) return addressed();
    apply(text);
    return undefined;
  });
  const inAddress = useEffectEvent(addressed);
  useEffect(() => {
    // Not what was rendered: a later word may stand in the address by now.
    box.send({ type: 'search-box.address.changed', text: inAddress() });
  }, [box, applied]);
  return search;
}

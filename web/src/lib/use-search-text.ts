import { searchBoxMachine } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { actorOptions } from './inspection.ts';

/**
 * The text of a search box: the person's while they type, however long the list takes. The address follows when they pause or press Enter, and leads
 * when somebody goes back or takes the filters away.
 * @param read what an address searches for
 */
export function useSearchText(applied: string, read: (params: URLSearchParams) => string, apply: (text: string) => void) {
  const box = useActorRef(searchBoxMachine, { ...actorOptions(), input: { text: applied } });
  const text = useSelector(box, ({ context }) => context.text);
  const tell = useEffectEvent(apply);
  const inAddress = useEffectEvent(() => read(new URLSearchParams(window.location.search)));
  useEffect(() => {
    const subscription = box.on('search-box.applied', (told) => tell(told.text));
    return () => subscription.unsubscribe();
  }, [box]);
  useEffect(() => {
    // Not what was rendered: a later word may stand in the address by now.
    box.send({ type: 'search-box.address.changed', text: inAddress() });
  }, [box, applied]);
  return {
    text,
    type: (words: string) => box.send({ type: 'search-box.typed', text: words }),
    submit: () => box.send({ type: 'search-box.submitted' }),
    clear: () => box.send({ type: 'search-box.cleared' }),
  };
}

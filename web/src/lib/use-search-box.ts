import { searchBoxMachine } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { actorOptions } from './inspection.ts';

/**
 * A search box on its machine: the text is the person's while they type; `apply` hears of it when
 * they pause, press Enter or clear it, with what the list was searched by until then, and may
 * answer what it is searched by instead.
 *
 * @param initial what the list is searched by at first
 */
export function useSearchBox(
  initial: string,
  apply: (text: string, instead: string) => string | void,
) {
  const box = useActorRef(searchBoxMachine, { ...actorOptions(), input: { text: initial } });
  const text = useSelector(box, ({ context }) => context.text);
  const tell = useEffectEvent(apply);
  useEffect(() => {
    const subscription = box.on('search-box.applied', (told) => {
      const led = tell(told.text, told.instead);
      if (typeof led === 'string') box.send({ type: 'search-box.address.changed', text: led });
    });
    return () => subscription.unsubscribe();
  }, [box]);
  return {
    box,
    text,
    type: (words: string) => box.send({ type: 'search-box.typed', text: words }),
    submit: () => box.send({ type: 'search-box.submitted' }),
    clear: () => box.send({ type: 'search-box.cleared' }),
  };
}

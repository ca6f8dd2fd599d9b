import { selectionMachine } from '@vedetta/machines';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { actorOptions } from '../../lib/inspection.ts';

/**
 * The rows of a list that are chosen for one act together.
 * @param ids of the rows on screen
 * @param total how many match on every page
 * @param listKey names the list: under other filters nothing is chosen
 */
export function useSelection(ids: readonly string[], total: number, listKey: string) {
  const selection = useActorRef(selectionMachine, actorOptions());
  useEffect(() => {
    selection.send({ type: 'selection.cleared' });
  }, [selection, listKey]);
  const listed = ids.join(' ');
  useEffect(() => {
    selection.send({
      type: 'selection.list.changed',
      ids: listed === '' ? [] : listed.split(' '),
      total,
    });
  }, [selection, listed, total]);
  return selection;
}

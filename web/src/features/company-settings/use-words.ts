import { wordListMachine, type WordWish } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import * as m from '../../generated/messages/company-settings/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { asked, firstMessage } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

/** Eight seconds to take back what hid something. */
const UNDO_MS = 8000;

interface WordsOptions {
  /** The list as it was read last; empty where only changes of it are sent. */
  words: readonly string[];
  /** Makes one change on the server, on the list given; answers the list as it is then. */
  send: (wish: WordWish) => Promise<readonly string[]>;
  /** What an added word is now: `is protected now`, and what a removed one is not any more. */
  added: (words: readonly string[]) => string;
  removed: (word: string) => string;
  onAdded?: () => void;
}

/**
 * A list of words on its machine; what happened is said in the corner, and a removal can be taken
 * back there.
 */
export function useWords({ words, send, added, removed, onAdded }: WordsOptions) {
  const machine = wordListMachine.provide({
    actors: {
      saveWords: fromPromise<{ words: readonly string[] }, WordWish>(async ({ input }) => ({
        words: await asked(send(input)),
      })),
    },
  });
  const list = useActorRef(machine, { ...actorOptions(), input: { words } });
  const pending = useSelector(list, (snapshot) => snapshot.hasTag('pending'));
  const problem = useSelector(list, ({ context }) => context.problem);
  useEffect(() => list.send({ type: 'word-list.told', words }), [list, words]);
  const undo = (word: string) => ({
    label: m.undo,
    onSelect: () => list.send({ type: 'word-list.undone', word }),
  });
  const saved = useEffectEvent((kind: 'add' | 'remove' | 'restore', changed: readonly string[]) => {
    const [word = ''] = changed;
    if (kind === 'remove')
      showToast({ title: removed(word), duration: UNDO_MS, action: undo(word) });
    else showToast({ title: kind === 'add' ? added(changed) : m.restored });
    if (kind === 'add') onAdded?.();
  });
  useEffect(() => {
    const subscriptions = [
      list.on('word-list.saved', ({ change: { kind, words: changed } }) => saved(kind, changed)),
      list.on(
        'word-list.refused',
        ({
          change: {
            kind,
            words: [word = ''],
          },
          problem: why,
        }) => {
          if (why.fields.length > 0 && kind === 'add') return;
          // What was not put back can be asked for once more.
          showToast({
            title: m.saveFailed,
            description: firstMessage(why),
            status: 'error',
            ...(kind === 'restore'
              ? {
                  duration: UNDO_MS,
                  action: {
                    label: m.tryAgain,
                    onSelect: () => list.send({ type: 'word-list.undone', word }),
                  },
                }
              : {}),
          });
        },
      ),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [list]);
  return {
    pending,
    problem,
    edit: () => list.send({ type: 'word-list.edited' }),
    add: (fresh: readonly string[]) => list.send({ type: 'word-list.added', words: fresh }),
    remove: (word: string) => list.send({ type: 'word-list.removed', word }),
  };
}

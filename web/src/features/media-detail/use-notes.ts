import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { noteDeletionMachine, NOTE_UNDO_WINDOW } from '@vedetta/machines';
import { useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { CreateNoteDocument, DeleteNoteDocument, RestoreNoteDocument, UpdateNoteDocument } from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { asked, said } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

export interface Notes {
  /** Notes that are being deleted: hidden already. */
  hidden: ReadonlySet<string>;
  /** Both reject with a Problem. `key` names the note: sent again under it, after an answer was lost, it is the same one. */
  create: (mediaId: string, alertId: string | null, text: string, key: string) => Promise<void>;
  update: (id: string, text: string) => Promise<void>;
  remove: (id: string) => void;
}
type Deletion = ActorRefFrom<typeof noteDeletionMachine>;

/** A request that is sent although the page is left in the same moment. */
const OUTLIVES = { fetchOptions: { keepalive: true } };

const wiredDeletion = (client: ApolloClient) =>
  noteDeletionMachine.provide({
    actors: {
      deleteNote: fromPromise<void, { id: string }>(async ({ input }) => {
        await asked(client.mutate({ mutation: DeleteNoteDocument, variables: input, context: OUTLIVES }));
      }),
      restoreNote: fromPromise<void, { id: string }>(async ({ input }) => {
        await asked(client.mutate({ mutation: RestoreNoteDocument, variables: input, context: OUTLIVES }));
      }),
    },
  });

/** Offers the way back for as long as there is one. */
function offerUndo(deletion: Deletion): void {
  showToast({
    title: m.noteDeleted, duration: NOTE_UNDO_WINDOW,
    action: {
      label: m.undo,
      onSelect: () => {
        if (deletion.getSnapshot().hasTag('undoable')) deletion.send({ type: 'note-deletion.undone' });
        else showToast({ status: 'error', title: m.theNoteIsGone, description: m.itWasTooLateTo });
      },
    },
  });
}

/** Writing, changing and deleting notes; `onChange` reads the activity again. */
export function useNotes(onChange: () => void): Notes {
  const client = useApolloClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const save = async (act: () => Promise<unknown>) => {
    await asked(act());
    onChange();
  };
  return {
    hidden,
    create: (mediaId, alertId, text, key) => save(() => client.mutate({
      mutation: CreateNoteDocument, variables: { input: { mediaId, text, ...(alertId === null ? {} : { alertId }) } }, context: { headers: { 'idempotency-key': key } },
    })),
    update: (id, text) => save(() => client.mutate({ mutation: UpdateNoteDocument, variables: { input: { id, text } } })),
    remove: (id) => {
      const deletion = createActor(wiredDeletion(client), { ...actorOptions(), input: { id } });
      deletion.subscribe((snapshot) => {
        setHidden((before) => new Set([...[...before].filter((other) => other !== id), ...(snapshot.hasTag('hidden') ? [id] : [])]));
        // The server answered: what stands there now is as it says.
        if (!snapshot.hasTag('pending')) onChange();
        const { problem } = snapshot.context;
        if (problem !== null) showToast({ status: 'error', title: snapshot.hasTag('deleted') ? m.theNoteIsGone : m.theNoteWasNotDeleted, description: said(problem.message) });
      });
      deletion.start();
      offerUndo(deletion);
    },
  };
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { compareIds, noteDeletionMachine, NOTE_UNDO_WINDOW } from '@vedetta/machines';
import { useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import {
  CreateNoteDocument,
  DeleteNoteDocument,
  RestoreNoteDocument,
  UpdateNoteDocument,
  type ActivityRowFragment,
} from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { asked, said } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

export interface Notes {
  /**
   * Entries as they are shown: without notes that are being deleted, with those that come back and
   * that the server does not tell of yet.
   */
  shown: (rows: readonly ActivityRowFragment[]) => readonly ActivityRowFragment[];
  /**
   * Both reject with a Problem. `key` names the note: sent again under it, after an answer was
   * lost, it is the same one.
   */
  create: (mediaId: string, alertId: string | null, text: string, key: string) => Promise<void>;
  update: (id: string, text: string) => Promise<void>;
  remove: (note: NoteRow) => void;
}
/** An entry that is a note. */
export type NoteRow = ActivityRowFragment & { note: NonNullable<ActivityRowFragment['note']> };
type Deletion = ActorRefFrom<typeof noteDeletionMachine>;

/** A request that is sent although the page is left in the same moment. */
const OUTLIVES = { fetchOptions: { keepalive: true } };

const wiredDeletion = (client: ApolloClient) =>
  noteDeletionMachine.provide({
    actors: {
      deleteNote: fromPromise<void, { id: string }>(async ({ input }) => {
        await asked(
          client.mutate({ mutation: DeleteNoteDocument, variables: input, context: OUTLIVES }),
        );
      }),
      restoreNote: fromPromise<void, { id: string }>(async ({ input }) => {
        await asked(
          client.mutate({ mutation: RestoreNoteDocument, variables: input, context: OUTLIVES }),
        );
      }),
    },
  });

/** Offers the way back for as long as there is one. */
function offerUndo(deletion: Deletion): void {
  showToast({
    title: m.noteDeleted,
    duration: NOTE_UNDO_WINDOW,
    action: {
      label: m.undo,
      onSelect: () => {
        if (deletion.getSnapshot().hasTag('undoable'))
          deletion.send({ type: 'note-deletion.undone' });
        else showToast({ status: 'error', title: m.noteGone, description: m.noteGoneHint });
      },
    },
  });
}

/**
 * The newest first, as the server orders them. Of a deleted note the server tells without its
 * words, or not at all.
 */
function withReturning(
  rows: readonly ActivityRowFragment[],
  returning: ReadonlyMap<string, NoteRow>,
): readonly ActivityRowFragment[] {
  const missing = [...returning.values()].filter(
    ({ id }) => !rows.some((row) => row.id === id && row.note !== null),
  );
  if (missing.length === 0) return rows;
  return [...rows.filter(({ id }) => !missing.some((row) => row.id === id)), ...missing].sort(
    (a, b) => compareIds(b.id, a.id),
  );
}

/** Writing, changing and deleting notes; `onChange` reads the activity again. */
export function useNotes(onChange: () => Promise<unknown>): Notes {
  const client = useApolloClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [returning, setReturning] = useState<ReadonlyMap<string, NoteRow>>(new Map());
  const save = async (act: () => Promise<unknown>) => {
    await asked(act());
    void onChange();
  };
  return {
    shown: (rows) =>
      withReturning(
        rows.filter(({ note }) => note === null || !hidden.has(note.id)),
        returning,
      ),
    create: (mediaId, alertId, text, key) =>
      save(() =>
        client.mutate({
          mutation: CreateNoteDocument,
          variables: { input: { mediaId, text, ...(alertId === null ? {} : { alertId }) } },
          context: { headers: { 'idempotency-key': key } },
        }),
      ),
    update: (id, text) =>
      save(() =>
        client.mutate({ mutation: UpdateNoteDocument, variables: { input: { id, text } } }),
      ),
    remove: (row) => {
      const { id } = row.note;
      const deletion = createActor(wiredDeletion(client), { ...actorOptions(), input: { id } });
      deletion.subscribe((snapshot) => {
        setHidden(
          (before) =>
            new Set([
              ...[...before].filter((other) => other !== id),
              ...(snapshot.hasTag('hidden') ? [id] : []),
            ]),
        );
        const isBack = !snapshot.hasTag('hidden');
        setReturning(
          (before) =>
            new Map([
              ...[...before].filter(([other]) => other !== id),
              ...(isBack ? [[id, row] as const] : []),
            ]),
        );
        // The server answered: what stands there now is as it says. Until that has been read the
        // note stands there as it was.
        if (!snapshot.hasTag('pending')) {
          void onChange().then(() => {
            if (isBack)
              setReturning((before) => new Map([...before].filter(([, kept]) => kept !== row)));
          });
        }
        const { problem } = snapshot.context;
        if (problem !== null)
          showToast({
            status: 'error',
            title: snapshot.hasTag('deleted') ? m.noteGone : m.noteDeleteFailed,
            description: said(problem.message),
          });
      });
      deletion.start();
      offerUndo(deletion);
    },
  };
}

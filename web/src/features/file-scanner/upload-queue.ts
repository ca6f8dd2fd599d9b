import type { ApolloClient } from '@apollo/client';
import { transferMachine, uploadMachine } from '@vedetta/machines';
import { createActor, type ActorRefFrom } from 'xstate';
import { followConnection, type Connection } from '../../lib/connection/connection.ts';
import { actorOptions } from '../../lib/inspection.ts';
import type { Session } from '../../domain/session/session.ts';
import { makeSendFile } from './send-file.ts';

export interface UploadQueue {
  actor: ActorRefFrom<typeof uploadMachine>;
  add: (files: readonly File[]) => void;
}

let current: { session: Session; client: ApolloClient; queue: UploadQueue } | null = null;

/**
 * The one queue of this tab. It outlives the page, so that one may look at alerts while files are
 * sent; logging out cancels what has not been sent.
 */
export function uploadQueue(
  client: ApolloClient,
  session: Session,
  connection: Connection,
): UploadQueue {
  if (current !== null && current.session === session && current.client === client)
    return current.queue;
  const files = new Map<string, File>();
  const sendFile = makeSendFile({ client, session, fileOf: (id) => files.get(id) });
  const actor = createActor(
    uploadMachine.provide({
      actors: { transfer: transferMachine.provide({ actors: { sendFile } }) },
    }),
    actorOptions(),
  );
  actor.on('upload.released', ({ id }) => {
    files.delete(id);
  });
  actor.start();
  if (connection.getSnapshot().hasTag('offline')) actor.send({ type: 'upload.connection.lost' });
  followConnection(connection, {
    lost: () => {
      actor.send({ type: 'upload.connection.lost' });
    },
    back: () => {
      actor.send({ type: 'upload.connection.restored' });
    },
  });
  session.subscribe((snapshot) => {
    if (!snapshot.hasTag('anonymous')) return;
    actor.send({ type: 'upload.all.cancelled' });
    actor.send({ type: 'upload.list.cleared' });
  });
  const queue: UploadQueue = {
    actor,
    add: (chosen) => {
      const refs = chosen.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
      }));
      refs.forEach((ref, index) => {
        const file = chosen[index];
        if (file !== undefined) files.set(ref.id, file);
      });
      actor.send({ type: 'upload.files.added', files: refs });
    },
  };
  current = { session, client, queue };
  return queue;
}

import type { ApolloClient } from '@apollo/client';
import {
  NETWORK_PROBLEM,
  problem,
  type FileRef,
  type Problem,
  type SendFileEvent,
} from '@vedetta/machines';
import { fromCallback, type EventObject } from 'xstate';
import { CreateUploadTokenDocument, FilesDocument } from '../../generated/file-scanner/graphql.ts';
import * as m from '../../generated/messages/file-scanner/index.ts';
import { sayable, toProblem } from '../../lib/problem.ts';
import { shownName } from '../../domain/people/shown-name.ts';
import { currentToken, mayRetry, type Session } from '../../domain/session/session.ts';
import { fileIdOf, needsNewToken, problemOfAnswer } from './upload-answer.ts';

const PATH = '/api/fileupload/v1/create/';

interface SendFileWiring {
  client: ApolloClient;
  session: Session;
  /** The File behind an id; undefined when it has been let go. */
  fileOf: (id: string) => File | undefined;
}

/**
 * The actor of one transfer: a one-time token, then the bytes past GraphQL. XMLHttpRequest, because
 * fetch tells nothing about bytes that have been sent.
 */
export function makeSendFile({ client, session, fileOf }: SendFileWiring) {
  /** Tokens that went out with bytes and were not answered yet: the server may have the file. */
  const unanswered = new Map<string, string>();

  /**
   * The upload that the server has already, where only its answer was lost; null when it has none.
   */
  const storedAs = async ({ name, size }: FileRef): Promise<string | null> => {
    const { data } = await client.query({
      query: FilesDocument,
      variables: { page: 1 },
      fetchPolicy: 'network-only',
    });
    return (
      data?.files.results.find((row) => row.filename === shownName(name) && row.size === size)
        ?.id ?? null
    );
  };
  const freshToken = async ({ name, size }: FileRef): Promise<string> => {
    const { data } = await client.mutate({
      mutation: CreateUploadTokenDocument,
      variables: { input: { filename: name, size } },
    });
    if (data === undefined || data === null) throw new TypeError('No token came back.');
    return data.createUploadToken.token;
  };

  return fromCallback<EventObject, FileRef, SendFileEvent>(({ input, sendBack }) => {
    let request: XMLHttpRequest | null = null;
    let stopped = false;
    const fail = (error: Problem) => {
      if (!stopped) sendBack({ type: 'transfer.failed', error });
    };

    const attempt = async (mayMend: boolean): Promise<void> => {
      const file = fileOf(input.id);
      if (file === undefined) {
        fail(
          problem(
            'FILE_GONE',
            sayable(() => m.fileNoLongerHeld),
          ),
        );
        return;
      }
      // Sent once more under the same token, so that a file whose answer was lost is not there
      // twice.
      const again = unanswered.get(input.id);
      const token = again ?? (await freshToken(input));
      if (stopped) return;
      const access = currentToken(session);
      unanswered.set(input.id, token);
      const answer = await post(file, token, access);
      unanswered.delete(input.id);
      if (stopped) return;
      const fileId = fileIdOf(answer.status, answer.text);
      if (fileId !== null) {
        sendBack({ type: 'transfer.stored', fileId });
        return;
      }
      const refusal = problemOfAnswer(answer.status, answer.text, answer.retryAfter);
      const had =
        again !== undefined && refusal.code === 'UPLOAD_TOKEN_USED' ? await storedAs(input) : null;
      if (stopped) return;
      if (had !== null) {
        sendBack({ type: 'transfer.stored', fileId: had });
        return;
      }
      const mend =
        mayMend &&
        (needsNewToken(refusal) || (answer.status === 401 && (await mayRetry(session, access))));
      if (mend) await attempt(false);
      else fail(refusal);
    };

    const post = (file: File, uploadToken: string, access: string | null) =>
      new Promise<{ status: number; text: string; retryAfter: string | null }>(
        (resolve, reject) => {
          const form = new FormData();
          form.append('file', file, input.name);
          request = new XMLHttpRequest();
          const own = request;
          own.open('POST', PATH);
          own.setRequestHeader('X-Upload-Token', uploadToken);
          if (access !== null) own.setRequestHeader('Authorization', `Bearer ${access}`);
          own.upload.onprogress = ({ loaded }) =>
            sendBack({ type: 'transfer.progressed', sent: Math.min(loaded, input.size) });
          own.onload = () =>
            resolve({
              status: own.status,
              text: own.responseText,
              retryAfter: own.getResponseHeader('Retry-After'),
            });
          own.onerror = () => reject(new TypeError(m.connectionLost));
          own.send(form);
        },
      );

    attempt(true).catch((error: unknown) =>
      fail(error instanceof TypeError ? NETWORK_PROBLEM : toProblem(error)),
    );
    return () => {
      stopped = true;
      request?.abort();
    };
  });
}

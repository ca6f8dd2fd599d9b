import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import type { Client } from 'graphql-ws';
import { createContext, use, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { isLater, later } from '../../lib/ids.ts';
import { isOutdated, writeLive } from '../../lib/live-writes.ts';
import { linkState, type LinkState } from '../../lib/socket.ts';
import { useViewer } from '../viewer/use-viewer.ts';

/**
 * Context of the questions whose rows follow events and whose newcomers wait behind a button: they
 * need not be asked again when the line is back.
 */
export const FOLLOWS_EVENTS = { followsEvents: true };

export const SocketContext = createContext<Client | null>(null);

/** Whether live updates arrive now, for the pill "Live". */
export function useLinkState(): LinkState {
  return useSyncExternalStore(linkState.subscribe, linkState.read);
}

interface LiveHandlers<Data> {
  /** The id of an event: what `after` will be when the connection comes back. */
  idOf: (data: Data) => string;
  onData: (data: Data) => void;
  onError?: (error: unknown) => void;
}

interface LiveOptions<Data> extends LiveHandlers<Data> {
  /** The last id known when the subscription starts; null for "from now on". */
  after: string | null;
  /** The objects in an event are written into the cache unless this says no. */
  client?: ApolloClient;
}

interface AfterVariables {
  after?: string | null | undefined;
}

/**
 * Subscribes to a stream that takes `after`, and resumes after the last event seen whenever the
 * socket had to come back, so that nothing is lost or repeated. Ids count up; an older one is
 * dropped.
 *
 * @returns how to end it
 */
export function subscribeResumable<Data>(
  socket: Client,
  document: TypedDocumentNode<Data, AfterVariables>,
  { after, idOf, onData, onError, client }: LiveOptions<Data>,
): () => void {
  // graphql-ws sends this very object again after a reconnect, so the position is kept in it.
  const variables: { after: string | null } = { after };
  // The cache knows objects by their type name, which its transform adds to every selection.
  const typed =
    client === undefined ? document : client.documentTransform.transformDocument(document);
  return socket.subscribe<Data>(
    { query: print(typed), variables },
    {
      next: ({ data, errors }) => {
        if (errors !== undefined) onError?.(errors[0]);
        if (data === null || data === undefined) return;
        const id = idOf(data);
        if (variables.after !== null && !isLater(id, variables.after)) return;
        variables.after = id;
        if (client !== undefined)
          writeLive(client.cache, (cache) => {
            const alert = alertIn(data);
            if (alert === null || !isOutdated(cache, alert))
              cache.write({
                query: typed,
                variables: {},
                result: data,
                dataId: 'ROOT_SUBSCRIPTION',
              });
          });
        onData(data);
      },
      error: (error) => onError?.(error),
      complete: () => undefined,
    },
  );
}

/** The alert that an event is about, in the state that it tells; null for other events. */
function alertIn(data: object): { id: string; version: number } | null {
  for (const event of Object.values(data) as unknown[]) {
    const alert =
      typeof event === 'object' && event !== null && 'alert' in event ? event.alert : null;
    if (
      typeof alert === 'object' &&
      alert !== null &&
      'version' in alert &&
      'id' in alert &&
      typeof alert.version === 'number' &&
      typeof alert.id === 'string'
    )
      return { id: alert.id, version: alert.version };
  }
  return null;
}

/** The newest event that any stream of a socket has brought. */
const newestOn = new WeakMap<Client, string>();

/**
 * Follows a stream of the company's events for as long as a component is on the page. It begins
 * where the page stood before the component asked for what it shows (the viewer's position, or a
 * later event that was seen): between the answer and the subscription nothing is lost.
 */
export function useLive<Data>(
  document: TypedDocumentNode<Data, AfterVariables>,
  { idOf, onData, onError }: LiveHandlers<Data>,
): void {
  const { eventPosition } = useViewer();
  const socket = use(SocketContext);
  const client = useApolloClient();
  const handle = useEffectEvent(onData);
  const identify = useEffectEvent(idOf);
  const fail = useEffectEvent((error: unknown) => onError?.(error));
  const start = useEffectEvent((on: Client) => later(eventPosition, newestOn.get(on)));
  useEffect(() => {
    if (socket === null) return undefined;
    return subscribeResumable(socket, document, {
      after: start(socket),
      client,
      idOf: (data) => identify(data),
      onData: (data) => {
        newestOn.set(socket, later(identify(data), newestOn.get(socket)));
        handle(data);
      },
      onError: (error) => {
        fail(error);
      },
    });
  }, [socket, client, document]);
}

/**
 * After days without a line the server no longer has every event, so what follows them asks anew.
 * @param act called when the line is back
 */
export function useAfterReconnect(act: () => void): void {
  const state = useLinkState();
  const before = useRef(state);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (before.current === 'offline' && state !== 'offline') run();
    before.current = state;
  }, [state]);
}

import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { ViewerDocument } from '../generated/viewer/graphql.ts';
import { createApolloClient } from '../lib/apollo.ts';
import { watchedFetch, type Connection } from '../lib/connection/connection.ts';
import { showTimesIn } from '../lib/dates.ts';
import { applyLanguage } from '../lib/language.ts';
import { currentToken, mayRetry, type Session } from '../domain/session/session.ts';
import { withHashes } from '../lib/persisted-subscriptions.ts';
import { createSocket, linkState } from '../lib/socket.ts';
import { applyTheme } from '../lib/theme.ts';
import { askAheadOfPage } from './page-ahead.ts';

export interface DataServices {
  client: ApolloClient;
  socket: Client;
  /**
   * Asks who is signed in and lets the answer decide theme, time zone and languages; rejects when
   * it cannot.
   */
  loadViewer: (email: string) => Promise<void>;
  /** Throws away what the user who left was shown. */
  forget: () => Promise<void>;
  /**
   * Reads again what the page shows; failures stand where they are shown. A list that says itself
   * what it missed stays as it is.
   *
   * @param away for how long the server could not be reached, in milliseconds
   */
  readAgain: (away: number) => Promise<void>;
}

/** After so long nobody has a row under the pointer, and a list is better whole. */
const LONG_AWAY_MS = 60 * 60_000;

interface DataOptions {
  session: Session;
  connection: Connection;
  url: string;
  socketUrl: string;
}

/**
 * So long the frame waits for what its page shows first, in milliseconds: drawn with it, it is
 * drawn once.
 */
const FOR_PAGE_MS = 400;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether the rows of a question follow events, and there are rows. */
function saysWhatItMissed(query: ObservableQuery): boolean {
  const { data, error, loading } = query.getCurrentResult();
  return (
    query.options.context?.['followsEvents'] === true &&
    data !== undefined &&
    error === undefined &&
    !loading
  );
}

export function createDataServices({
  session,
  connection,
  url,
  socketUrl,
}: DataOptions): DataServices {
  const token = () => currentToken(session);
  const retry = (used: string | null) => mayRetry(session, used);
  const socket = withHashes(
    createSocket({
      url: socketUrl,
      token,
      mayRetry: retry,
      isSignedIn: () => session.getSnapshot().hasTag('authenticated'),
    }),
  );
  linkState.subscribe(() => {
    const link = linkState.read();
    if (link === 'live') connection.send({ type: 'connection.succeeded' });
    // Leaving closes the socket too, and that is nothing to look into.
    else if (link === 'offline' && session.getSnapshot().hasTag('authenticated'))
      connection.send({ type: 'connection.failed' });
  });
  const client = createApolloClient({
    url,
    socket,
    tokens: { token, mayRetry: retry },
    fetch: watchedFetch(connection),
  });
  let shownTo: string | null = null;
  const forget = async () => {
    shownTo = null;
    socket.terminate();
    await client.clearStore();
  };
  return {
    client,
    socket,
    forget,
    readAgain: async (away) => {
      await client
        .refetchQueries({
          include: 'active',
          // The stream goes on where it broke off: what was missed waits behind the list's button,
          // and no row moves by itself.
          onQueryUpdated: (query) => away >= LONG_AWAY_MS || !saysWhatItMissed(query),
        })
        .catch(() => undefined);
    },
    loadViewer: async (email) => {
      if (shownTo !== null && shownTo !== email) await forget();
      shownTo = email;
      const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (data === undefined) throw new Error('The viewer came back empty.');
      applyTheme(data.viewer.user.theme);
      showTimesIn(data.viewer.user.timeZone);
      // Not before: the live streams begin where this answer stands, and what happened between an
      // earlier answer and this one would be in neither.
      const page = askAheadOfPage(client, data.viewer);
      // Texts that do not come are no reason to keep somebody out.
      await applyLanguage(data.viewer.user.language).catch(() => undefined);
      await Promise.race([page, pause(FOR_PAGE_MS)]);
    },
  };
}

import {
  followConnection,
  startConnection,
  watchedFetch,
  type Connection,
} from '../lib/connection/connection.ts';
import { socketUrl, type RuntimeConfig } from '../lib/config.ts';
import { setGraphQLEndpoint } from '../lib/graphql-request.ts';
import { startSession, type Session } from '../domain/session/session.ts';
import { withTexts } from '../ui/language.ts';
import type { DataServices } from './data-services.ts';

/** What lives as long as the tab, outside React. */
export interface Services {
  session: Session;
  connection: Connection;
  /** Apollo and the socket; their code is fetched at the first call, which is after sign-in. */
  data: () => Promise<DataServices>;
  /** The same without waiting; null until it has come. */
  dataHere: () => DataServices | null;
}

/** Wires session, connection, cache and socket to each other. */
export function startServices(config: RuntimeConfig): Services {
  const connection = startConnection(config.graphqlUrl);
  setGraphQLEndpoint(config.graphqlUrl, watchedFetch(connection));
  let loaded: Promise<DataServices> | null = null;
  let here: DataServices | null = null;
  const data = () => {
    loaded ??= withTexts(() => import('./data-services.ts')).then(
      ({ createDataServices }) =>
        (here = createDataServices({
          session,
          connection,
          url: config.graphqlUrl,
          socketUrl: socketUrl(config.graphqlUrl, location.href),
        })),
    );
    // A chunk that failed to load may be tried again.
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
  const session: Session = startSession({
    loadViewer: async (email) => (await data()).loadViewer(email),
    forgetAnswers: () => {
      void loaded?.then((services) => services.forget());
    },
  });
  let lostAt = 0;
  followConnection(connection, {
    lost: () => {
      lostAt = Date.now();
    },
    back: () => {
      session.send({ type: 'session.retried' });
      // What happened meanwhile may have been missed.
      void loaded?.then((services) => services.readAgain(Date.now() - lostAt));
    },
  });
  return { session, connection, data, dataHere: () => here };
}

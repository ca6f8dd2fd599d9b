import { sessionMachine, type StoredSession } from '@vedetta/machines';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { LogoutDocument, RefreshSessionDocument } from '../../generated/session/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { expiresIn, parseStored, STORAGE_KEY, storedText } from './token.ts';

export type Session = ActorRefFrom<typeof sessionMachine>;

interface SessionEffects {
  /** Fills the cache with who the user is; rejects when that failed. */
  loadViewer: (email: string) => Promise<void>;
  /** Throws away every cached answer of the user who left. */
  forgetAnswers: () => void;
}

/**
 * What local storage holds now; private windows may forbid the storage, which then holds nothing.
 */
function readStorage(): StoredSession | null {
  try {
    return parseStored(localStorage.getItem(STORAGE_KEY), Date.now());
  } catch {
    return null;
  }
}

function writeStorage(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without storage the session lives as long as the tab.
  }
}

/** The session of a successful sign-in, for the event `session.opened`. */
export function openedSession(token: string, email: string): StoredSession {
  return { token, email, expiresIn: expiresIn(token, Date.now()) };
}

/** Starts the one session actor of this tab and ties it to local storage. */
export function startSession({ loadViewer, forgetAnswers }: SessionEffects): Session {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise(async () => readStorage()),
        refresh: fromPromise(async ({ input, signal }) => {
          const { refreshSession } = await graphqlRequest(RefreshSessionDocument, {}, { signal });
          return refreshSession.access === ''
            ? null
            : openedSession(refreshSession.access, input.email);
        }),
        loadViewer: fromPromise(({ input }) => loadViewer(input.email)),
        logout: fromPromise(async () => {
          const { token } = session.getSnapshot().context;
          await graphqlRequest(LogoutDocument, {}, token === null ? {} : { token });
        }),
      },
      actions: {
        persist: ({ context }) => {
          writeStorage(
            context.token === null ? null : storedText(context.token, context.email ?? ''),
          );
        },
        clear: () => {
          writeStorage(null);
          forgetAnswers();
        },
      },
    }),
    actorOptions(),
  );
  session.start();
  session.send({ type: 'session.started' });
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null)
      session.send({ type: 'session.storage.changed', session: readStorage() });
  });
  return session;
}

/** Tells the session what the storage holds: on each route change. */
export function checkStored(session: Session): void {
  if (session.getSnapshot().hasTag('authenticated'))
    session.send({ type: 'session.storage.changed', session: readStorage() });
}

/** The token that calls carry now; null when nobody is signed in. */
export function currentToken(session: Session): string | null {
  return session.getSnapshot().context.token;
}

/**
 * Longest wait of a refused call for the one refresh, in milliseconds; after that the refusal is
 * passed on.
 */
const PATIENCE = 20_000;

/**
 * After a 401: whether the call may be made again. Several calls cause one refresh; a late 401 for
 * a token that has been replaced meanwhile causes none.
 *
 * @param used the token that was refused; null when the call carried none
 */
export async function mayRetry(session: Session, used: string | null): Promise<boolean> {
  const before = currentToken(session);
  if (before === null || used === null) return false;
  if (before !== used) return true;
  session.send({ type: 'session.unauthorized', token: used });
  try {
    const settled = await waitFor(
      session,
      (snapshot) => !snapshot.hasTag('refreshing') && !snapshot.hasTag('reconnecting'),
      { timeout: PATIENCE },
    );
    return settled.context.token !== null && settled.context.token !== used;
  } catch {
    return false;
  }
}

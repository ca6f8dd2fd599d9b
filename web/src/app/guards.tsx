import { Navigate, Outlet, useLocation } from 'react-router-dom';
import * as m from '../generated/messages/app/index.ts';
import { useSession, useSessionTag } from '../domain/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';

/** Where one wanted to go before sign-in came in between. */
export function wantedPath(state: unknown): string {
  const from: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : null;
  // Only a path of this site: anything else could lead a person away.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/threat-manager';
}

/** Lets signed-in people in; others go to /login and come back afterwards. */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  const pending = useSessionTag('pending');
  const authenticated = useSessionTag('authenticated');
  const failed = useSessionTag('viewerFailed');
  if (pending) return <Loading whole />;
  if (!authenticated)
    return (
      <Navigate
        to="/login"
        replace
        state={leftBehind(session.getSnapshot().context.reason, location)}
      />
    );
  if (failed) {
    return (
      <main>
        <Failure
          title={m.accountLoadFailed}
          action={
            <Button
              variant="primary"
              icon="refresh"
              onClick={() => {
                session.send({ type: 'session.retried' });
              }}
            >
              {m.tryAgain}
            </Button>
          }
        >
          {m.sessionUnverified}
        </Failure>
      </main>
    );
  }
  return <Outlet />;
}

/** After a log-out one starts afresh; after an expiry one returns to where one was. */
function leftBehind(
  reason: string,
  { pathname, search }: { pathname: string; search: string },
): { from: string } | null {
  return reason === 'loggedOut' ? null : { from: `${pathname}${search}` };
}

/** For /login and the like: whoever is signed in has no business there. */
export function PublicOnly() {
  const state: unknown = useLocation().state;
  const pending = useSessionTag('pending');
  const authenticated = useSessionTag('authenticated');
  if (authenticated) return <Navigate to={wantedPath(state)} replace />;
  if (pending) return <Loading whole />;
  return <Outlet />;
}

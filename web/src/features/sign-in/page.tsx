import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/sign-in/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { openedSession } from '../../domain/session/session.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { withTexts } from '../../ui/language.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Credentials } from './credentials.tsx';
import { wiredSignIn, type SignIn } from './machine.ts';
import './sign-in.css';

/** Another page may send the address along, e.g. after the first-run set-up. */
function emailFrom(state: unknown): string {
  const email: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}

/** /login: password, then enrolment or verification of the second factor, recovery codes. */
export default function SignInPage() {
  const state: unknown = useLocation().state;
  const signIn = useActorRef(wiredSignIn, {
    ...actorOptions(),
    input: { email: emailFrom(state) },
  });
  const session = useSession();
  const output = useSelector(signIn, (snapshot) =>
    snapshot.status === 'done' ? snapshot.output : null,
  );
  useEffect(() => {
    if (output !== null && output !== undefined)
      session.send({ type: 'session.opened', session: openedSession(output.access, output.email) });
  }, [output, session]);
  return (
    <>
      <PageTitle>{m.logIn}</PageTitle>
      <Step signIn={signIn} />
    </>
  );
}

/**
 * What comes after the password is no part of the first load: it is fetched when the form begins to
 * be filled in.
 */
const loadNext = () => withTexts(() => import('./next-steps.tsx'));
const NextStep = lazy(loadNext);
const fetchNext = () => {
  // What could not be fetched is said when it is needed.
  loadNext().catch(() => undefined);
};

/** Tags in the order in which they decide what is shown: `qr` and `code` are there together. */
const VIEWS = [
  'locked',
  'notApproved',
  'notActive',
  'codes',
  'qr',
  'qrFailed',
  'recovery',
  'code',
  'credentials',
] as const;

function Step({ signIn }: { signIn: SignIn }) {
  const view = useSelector(signIn, (snapshot) => VIEWS.find((tag) => snapshot.hasTag(tag)));
  if (view === undefined) return <Loading whole />;
  if (view === 'credentials') return <Credentials signIn={signIn} onBegun={fetchNext} />;
  return (
    <Suspense fallback={<Loading whole />}>
      <NextStep signIn={signIn} view={view} />
    </Suspense>
  );
}

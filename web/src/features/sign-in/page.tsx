import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/sign-in/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { openedSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CodeStep } from './code-step.tsx';
import { Credentials } from './credentials.tsx';
import { Enrolment } from './enrolment.tsx';
import { LockedOut, Refused } from './refused.tsx';
import { wiredSignIn, type SignIn } from './machine.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import './sign-in.css';

/** Another page may send the address along, e.g. after the first-run set-up. */
function emailFrom(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}

/** /login: password, then enrolment or verification of the second factor, recovery codes (specification, section 4). */
export default function SignInPage() {
  const state: unknown = useLocation().state;
  const signIn = useActorRef(wiredSignIn, { ...actorOptions(), input: { email: emailFrom(state) } });
  const session = useSession();
  const output = useSelector(signIn, (snapshot) => (snapshot.status === 'done' ? snapshot.output : null));
  useEffect(() => {
    if (output !== null && output !== undefined) session.send({ type: 'session.opened', session: openedSession(output.access, output.email) });
  }, [output, session]);
  return (
    <>
      <PageTitle>{m.logIn}</PageTitle>
      <Step signIn={signIn} />
    </>
  );
}

type View = 'locked' | 'notApproved' | 'notActive' | 'codes' | 'qr' | 'qrFailed' | 'recovery' | 'code' | 'credentials';

/** Tags in the order in which they decide what is shown: `qr` and `code` are there together. */
const VIEWS: readonly View[] = ['locked', 'notApproved', 'notActive', 'codes', 'qr', 'qrFailed', 'recovery', 'code', 'credentials'];

function Step({ signIn }: { signIn: SignIn }) {
  const view = useSelector(signIn, (snapshot) => VIEWS.find((tag) => snapshot.hasTag(tag)));
  switch (view) {
    case 'credentials':
      return <Credentials signIn={signIn} />;
    case 'qr':
    case 'qrFailed':
      return <Enrolment signIn={signIn} />;
    case 'code':
      return <CodeStep signIn={signIn} />;
    case 'recovery':
      return <RecoveryStep signIn={signIn} />;
    case 'codes':
      return <RecoveryCodes signIn={signIn} />;
    case 'locked':
      return <LockedOut signIn={signIn} />;
    case 'notApproved':
    case 'notActive':
      return <Refused signIn={signIn} view={view} />;
    case undefined:
      return <Loading whole />;
  }
}

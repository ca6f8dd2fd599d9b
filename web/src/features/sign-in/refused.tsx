import { useSelector } from '@xstate/react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import type { SignIn } from './machine.ts';

function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Too many wrong passwords or codes. */
export function LockedOut({ signIn }: { signIn: SignIn }) {
  const left = useSelector(signIn, (snapshot) => snapshot.context.lockedFor);
  return (
    <PublicCard title="Too many attempts" lead="To keep others out of your account, logging in from here is paused.">
      <Banner status="error">Wait until the time is over, then try again. The form comes back by itself.</Banner>
      <div className="lock-time num" role="timer" aria-label="Time left">
        {countdown(left)}
      </div>
    </PublicCard>
  );
}

const WORDS = {
  notApproved: {
    title: 'Waiting for approval',
    text: 'Your registration has not been approved yet. An administrator of your company has been told; ask them if it takes long.',
  },
  notActive: {
    title: 'Your account is switched off',
    text: 'An administrator of your company has switched it off. Ask them to activate it again.',
  },
};

/** The password was right and still the door stays shut. */
export function Refused({ signIn, view }: { signIn: SignIn; view: 'notApproved' | 'notActive' }) {
  const { title, text } = WORDS[view];
  return (
    <PublicCard title={title}>
      <Banner status="warning">{text}</Banner>
      <Button size="l" block onClick={() => { signIn.send({ type: 'sign-in.restarted' }); }}>
        Back to log in
      </Button>
    </PublicCard>
  );
}

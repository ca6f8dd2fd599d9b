import { useSelector } from '@xstate/react';
import * as m from '../../generated/messages/sign-in/index.ts';
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
    <PublicCard title={m.tooManyAttempts} lead={m.lockedLead}>
      <Banner status="error">{m.lockedHint}</Banner>
      <div className="lock-time num" role="timer" aria-label={m.timeLeft}>
        {countdown(left)}
      </div>
      <Button
        size="l"
        block
        onClick={() => {
          signIn.send({ type: 'sign-in.restarted' });
        }}
      >
        {m.useAnotherAccount}
      </Button>
    </PublicCard>
  );
}

const WORDS = {
  notApproved: {
    get title() {
      return m.waitingForApproval;
    },
    get text() {
      return m.approvalPending;
    },
  },
  notActive: {
    get title() {
      return m.deactivatedTitle;
    },
    get text() {
      return m.deactivatedHint;
    },
  },
};

/** The password was right and still the door stays shut. */
export function Refused({ signIn, view }: { signIn: SignIn; view: 'notApproved' | 'notActive' }) {
  const { title, text } = WORDS[view];
  return (
    <PublicCard title={title}>
      <Banner status="warning">{text}</Banner>
      <Button
        size="l"
        block
        onClick={() => {
          signIn.send({ type: 'sign-in.restarted' });
        }}
      >
        {m.backToLogin}
      </Button>
    </PublicCard>
  );
}

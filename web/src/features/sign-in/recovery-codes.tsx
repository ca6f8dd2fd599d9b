import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { RecoveryCodeList } from '../../ui/recovery-codes.tsx';
import type { SignIn } from './machine.ts';

/** The ten codes, shown this once; the session begins when the person says that they are kept. */
export function RecoveryCodes({ signIn }: { signIn: SignIn }) {
  const codes = useSelector(signIn, (snapshot) => snapshot.context.recoveryCodes);
  const email = useSelector(signIn, (snapshot) => snapshot.context.email);
  const [kept, setKept] = useState(false);
  return (
    <PublicCard title="Save your recovery codes" lead="If you lose your phone, one of these lets you in. Each works once.">
      <Banner status="warning">They are shown only now. Keep them where your phone is not.</Banner>
      <RecoveryCodeList codes={codes} email={email} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (kept) signIn.send({ type: 'sign-in.codes.kept' });
        }}
      >
        <label className="check">
          <input type="checkbox" checked={kept} onChange={({ currentTarget }) => { setKept(currentTarget.checked); }} />
          I have saved them
        </label>
        <Button type="submit" variant="primary" size="l" block disabled={!kept}>
          Continue
        </Button>
      </form>
    </PublicCard>
  );
}

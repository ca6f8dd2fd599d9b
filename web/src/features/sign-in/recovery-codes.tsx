import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as m from '../../generated/messages/sign-in/index.ts';
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
    <PublicCard title={m.saveCodesTitle} lead={m.saveCodesLead}>
      <Banner status="warning">{m.codesShownOnce}</Banner>
      <RecoveryCodeList codes={codes} email={email} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (kept) signIn.send({ type: 'sign-in.codes.kept' });
        }}
      >
        <label className="check">
          <input
            type="checkbox"
            checked={kept}
            onChange={({ currentTarget }) => {
              setKept(currentTarget.checked);
            }}
          />
          {m.codesSaved}
        </label>
        <Button type="submit" variant="primary" size="l" block disabled={!kept}>
          {m.continueWord}
        </Button>
      </form>
    </PublicCard>
  );
}

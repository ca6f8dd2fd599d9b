import * as m from '../../generated/messages/sign-in/index.ts';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { CodeForm } from './code-form.tsx';
import type { SignIn } from './machine.ts';

/** The second factor of somebody who has enrolled. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  return (
    <PublicCard title={m.codeTitle} lead={m.codeLead}>
      <CodeForm signIn={signIn} action={m.verify} />
      <div className="public-foot">
        <Button
          variant="link"
          onClick={() => {
            signIn.send({ type: 'sign-in.recovery.chosen' });
          }}
        >
          {m.useRecoveryCode}
        </Button>
        <Button
          variant="link"
          className="quiet"
          onClick={() => {
            signIn.send({ type: 'sign-in.restarted' });
          }}
        >
          {m.backToLogin}
        </Button>
      </div>
    </PublicCard>
  );
}

import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { CodeForm } from './code-form.tsx';
import type { SignIn } from './machine.ts';

/** The second factor of somebody who has enrolled. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  return (
    <PublicCard title="Confirm it is you" lead="Enter the 6-digit code from your authenticator app.">
      <CodeForm signIn={signIn} action="Verify" />
      <div className="public-foot">
        <Button variant="link" onClick={() => { signIn.send({ type: 'sign-in.recovery.chosen' }); }}>
          Use a recovery code
        </Button>
        <Button variant="link" className="quiet" onClick={() => { signIn.send({ type: 'sign-in.restarted' }); }}>
          Back to log in
        </Button>
      </div>
    </PublicCard>
  );
}

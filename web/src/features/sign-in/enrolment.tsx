import { useSelector } from '@xstate/react';
import * as m from '../../generated/messages/sign-in/index.ts';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { QrSecret } from '../../ui/qr-secret.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CodeForm } from './code-form.tsx';
import type { SignIn } from './machine.ts';

/** First sign-in: an authenticator app is tied to the account. */
export function Enrolment({ signIn }: { signIn: SignIn }) {
  const enrolment = useSelector(signIn, (snapshot) => snapshot.context.enrolment);
  const failed = useSelector(signIn, (snapshot) =>
    snapshot.hasTag('qrFailed') ? snapshot.context.problem : null,
  );
  return (
    <PublicCard title={m.enrolTitle} lead={m.enrolLead}>
      {failed !== null && (
        <Banner
          status="error"
          action={
            <Button
              size="s"
              onClick={() => {
                signIn.send({ type: 'sign-in.retried' });
              }}
            >
              {m.tryAgain}
            </Button>
          }
        >
          {said(failed.message)}
        </Banner>
      )}
      <QrSecret
        offered={enrolment}
        otherwise={failed === null && <Spinner label={m.generatingCode} />}
      />
      {enrolment !== null && <CodeForm signIn={signIn} action={m.confirm} />}
      <div className="public-foot">
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

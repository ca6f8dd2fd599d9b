import { useSelector } from '@xstate/react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CodeForm } from './code-form.tsx';
import type { SignIn } from './machine.ts';

/** The secret in groups of four, as one reads it out. */
function grouped(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** First sign-in: an authenticator app is tied to the account. */
export function Enrolment({ signIn }: { signIn: SignIn }) {
  const enrolment = useSelector(signIn, (snapshot) => snapshot.context.enrolment);
  const failed = useSelector(signIn, (snapshot) => (snapshot.hasTag('qrFailed') ? snapshot.context.problem : null));
  return (
    <PublicCard
      title="Set up your second factor"
      lead="Scan this code with an authenticator app on your phone, then enter the 6 digits that it shows."
    >
      {failed !== null && (
        <Banner
          status="error"
          action={<Button size="s" onClick={() => { signIn.send({ type: 'sign-in.retried' }); }}>Try again</Button>}
        >
          {failed.message}
        </Banner>
      )}
      <div className="qr">
        {enrolment === null
          ? failed === null && <Spinner label="Making your code..." />
          : <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(enrolment.qrSvg)}`} alt="QR code for your authenticator app" width={200} height={200} />}
      </div>
      {enrolment !== null && (
        <>
          <div className="qr-secret">
            <div className="col">
              <small>Cannot scan it? Type this secret into the app:</small>
              <span className="mono qr-text">{grouped(enrolment.secret)}</span>
            </div>
            <CopyButton text={enrolment.secret} what="secret" />
          </div>
          <CodeForm signIn={signIn} action="Confirm" />
        </>
      )}
      <div className="public-foot">
        <Button variant="link" className="quiet" onClick={() => { signIn.send({ type: 'sign-in.restarted' }); }}>
          Back to log in
        </Button>
      </div>
    </PublicCard>
  );
}

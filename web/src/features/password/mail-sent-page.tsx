import { Link, useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/password/index.ts';
import { LetterBanner } from '../../domain/sends-mail/letter-banner.tsx';
import { useSendsMail } from '../../domain/sends-mail/sends-mail.ts';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** /forgot-password/mail-sent: what happens next, whether or not there is an account. */
export default function MailSentPage() {
  const state: unknown = useLocation().state;
  const email: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  const sendsMail = useSendsMail();
  return (
    <PublicCard title={sendsMail ? m.checkEmail : m.requestResetLink}>
      <PageTitle>{sendsMail ? m.emailSent : m.requestResetLink}</PageTitle>
      <LetterBanner
        words={m.resetSent({ email: typeof email === 'string' ? email : m.yourAddress })}
      />
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
        <Link to="/forgot-password" className="quiet">
          {m.sendAgain}
        </Link>
      </div>
    </PublicCard>
  );
}

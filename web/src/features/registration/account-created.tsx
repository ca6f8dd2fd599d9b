import { Link, useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/registration/index.ts';
import { useSendsMail } from '../../domain/sends-mail/sends-mail.ts';
import { Banner } from '../../ui/banner.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** /account-created: what happens next. */
export default function AccountCreatedPage() {
  const state: unknown = useLocation().state;
  const email: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  const sendsMail = useSendsMail();
  return (
    <PublicCard title={m.requestSentTitle}>
      <PageTitle>{m.accountCreated}</PageTitle>
      <Banner status="success">
        {typeof email === 'string' ? m.requestReceivedFor({ email }) : m.requestReceived}{' '}
        {sendsMail ? m.confirmAddressHint : m.reviewHint}
      </Banner>
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
        {sendsMail && (
          <Link to="/verify-email" className="quiet">
            {m.emailNotReceived}
          </Link>
        )}
      </div>
    </PublicCard>
  );
}

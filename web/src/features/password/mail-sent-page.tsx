import { Link, useLocation } from 'react-router-dom';
import { Banner } from '../../ui/banner.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** /forgot-password/mail-sent: what happens next, whether or not there is an account. */
export default function MailSentPage() {
  const state: unknown = useLocation().state;
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return (
    <PublicCard title="Look into your mail">
      <PageTitle>Mail sent</PageTitle>
      <Banner status="success">
        If {typeof email === 'string' ? email : 'your address'} has an account, a link to a new password is on its way. It works once, within an hour.
      </Banner>
      <div className="public-foot">
        <Link to="/login">Back to log in</Link>
        <Link to="/forgot-password" className="quiet">Send it again</Link>
      </div>
    </PublicCard>
  );
}

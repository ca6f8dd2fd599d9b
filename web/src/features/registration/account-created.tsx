import { Link, useLocation } from 'react-router-dom';
import { Banner } from '../../ui/banner.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** /account-created: what happens next. */
export default function AccountCreatedPage() {
  const state: unknown = useLocation().state;
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return (
    <PublicCard title="Your request is on its way">
      <PageTitle>Account created</PageTitle>
      <Banner status="success">
        {typeof email === 'string' ? `We noted your request for ${email}.` : 'We noted your request.'} An administrator of your company has to approve
        it; then you can log in with your password.
      </Banner>
      <div className="public-foot">
        <Link to="/login">Back to log in</Link>
      </div>
    </PublicCard>
  );
}

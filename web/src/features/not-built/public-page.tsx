import { Link, useLocation } from 'react-router-dom';
import { PageTitle } from '../../ui/page-title.tsx';
import { PublicCard } from '../../ui/card.tsx';

/** A public page that is still to come: says so, and what one can do instead. */
export default function PublicNotBuiltPage() {
  const trial = useLocation().pathname.startsWith('/free-trial');
  return (
    <PublicCard
      title={trial ? 'The free trial is not built yet' : 'Resetting a password is not built yet'}
      lead={
        trial
          ? 'If your company already uses Vedetta, register with your company e-mail address instead.'
          : 'Ask an administrator of your company for help, or log in if you remember it after all.'
      }
    >
      <PageTitle>{trial ? 'Free trial' : 'Forgot password'}</PageTitle>
      <div className="public-foot">
        <Link to="/login">Back to log in</Link>
        {trial && <Link to="/registration">Register</Link>}
      </div>
    </PublicCard>
  );
}

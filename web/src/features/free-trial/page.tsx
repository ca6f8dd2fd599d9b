import { secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { actorOptions } from '../../lib/inspection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ActivateForm, CompanyForm, PersonForm } from './forms.tsx';
import { wiredFreeTrial, type FreeTrial } from './machine.ts';
import { useAddress } from './use-address.ts';
import { VIEWS, type View } from './views.ts';

/** /free-trial and its children: asking for a trial and activating it (specification, section 2). */
export default function FreeTrialPage() {
  const child = useParams()['*'] ?? '';
  const { hash } = useLocation();
  const token = child === 'activate-account' ? new URLSearchParams(hash.slice(1)).get('token') : null;
  const trial = useActorRef(wiredFreeTrial, actorOptions());
  const view = useSelector(trial, (snapshot) => VIEWS.find((tag) => snapshot.hasTag(tag)));
  useEffect(() => {
    // Ignored once it is known by which address the person came.
    trial.send(token === null ? { type: 'free-trial.opened' } : { type: 'free-trial.link.opened', token: secret(token) });
  }, [trial, token]);
  useAddress(trial, view, child);
  return (
    <>
      <PageTitle>Free trial</PageTitle>
      {view === undefined ? <Loading whole /> : <Screen trial={trial} view={view} />}
    </>
  );
}

function Screen({ trial, view }: { trial: FreeTrial; view: View }) {
  const email = useSelector(trial, ({ context }) => context.email);
  const problem = useSelector(trial, ({ context }) => context.problem);
  switch (view) {
    case 'request':
      return <PersonForm trial={trial} />;
    case 'company':
      return <CompanyForm trial={trial} />;
    case 'activate':
      return <ActivateForm trial={trial} />;
    case 'comingSoon':
      return <Said title="Coming soon" status="info" words="Free trials are not offered here yet. If your company already uses Vedetta, register with your company e-mail address instead." />;
    case 'submitted':
      return <Said title="Look into your mail" status="success" words={`A link to activate your account is on its way to ${email ?? 'your address'}.`} />;
    case 'activated':
      return <Said title="Your trial begins" status="success" words={`Log in as ${email ?? 'yourself'} with the password you chose.`} />;
    case 'linkDead':
      return (
        <PublicCard title="This link no longer works">
          <Banner status="warning">It was used, or is too old. Ask for the trial again.</Banner>
          <Button variant="primary" size="l" block onClick={() => trial.send({ type: 'free-trial.opened' })}>Ask again</Button>
        </PublicCard>
      );
    case 'unreachable':
      return (
        <PublicCard title="The server does not answer">
          <Banner status="error">{problem?.message ?? 'Try again in a moment.'}</Banner>
          <Button variant="primary" size="l" block icon="refresh" onClick={() => trial.send({ type: 'free-trial.retried' })}>Try again</Button>
        </PublicCard>
      );
  }
}

function Said({ title, status, words }: { title: string; status: 'info' | 'success'; words: string }) {
  return (
    <PublicCard title={title}>
      <Banner status={status}>{words}</Banner>
      <div className="public-foot"><Link to="/login">Log in</Link></div>
    </PublicCard>
  );
}

import { secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as m from '../../generated/messages/free-trial/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { LetterBanner } from '../../domain/sends-mail/letter-banner.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { draftedPerson, forgetDraft } from './draft.ts';
import { ActivateForm, CompanyForm, PersonForm } from './forms.tsx';
import { wiredFreeTrial, type FreeTrial } from './machine.ts';
import { useAddress } from './use-address.ts';
import { VIEWS, type View } from './views.ts';

/** /free-trial and its children: asking for a trial and activating it. */
export default function FreeTrialPage() {
  const child = useParams()['*'] ?? '';
  const { hash } = useLocation();
  const isLink = child === 'activate-account';
  const token = isLink ? (new URLSearchParams(hash.slice(1)).get('token') ?? '') : '';
  const trial = useActorRef(wiredFreeTrial, actorOptions());
  const view = useSelector(trial, (snapshot) => VIEWS.find((tag) => snapshot.hasTag(tag)));
  useEffect(() => {
    // Ignored once it is known by which address the person came.
    if (token !== '') trial.send({ type: 'free-trial.link.opened', token: secret(token) });
    else if (isLink) trial.send({ type: 'free-trial.link.cut' });
    else
      trial.send({
        type: 'free-trial.opened',
        person: child === 'company' ? draftedPerson() : null,
      });
  }, [trial, isLink, token, child]);
  useEffect(() => {
    if (view === 'submitted') forgetDraft();
  }, [view]);
  useAddress(trial, view, child);
  return (
    <>
      <PageTitle>{m.freeTrial}</PageTitle>
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
      return (
        <Said title={m.comingSoon}>
          <Banner>{m.notOfferedHint}</Banner>
        </Said>
      );
    case 'submitted':
      return (
        <Said title={m.checkEmail}>
          <LetterBanner words={m.activationSent({ email: email ?? m.yourAddress })} />
        </Said>
      );
    case 'activated':
      return (
        <Said title={m.trialStarted} isNext>
          <Banner status="success">{m.logInAs({ email: email ?? m.yourLoginAddress })}</Banner>
        </Said>
      );
    case 'linkDead':
      return (
        <PublicCard title={m.linkExpiredTitle}>
          <Banner status="warning">{m.linkExpiredHint}</Banner>
          <Button
            variant="primary"
            size="l"
            block
            onClick={() => trial.send({ type: 'free-trial.opened' })}
          >
            {m.requestAgain}
          </Button>
          <div className="public-foot">
            <Link to="/login">{m.logIn}</Link>
          </div>
        </PublicCard>
      );
    case 'linkCut':
      return (
        <PublicCard title={m.linkIncomplete}>
          <Banner status="warning">{m.linkIncompleteHint}</Banner>
          <Button
            variant="primary"
            size="l"
            block
            onClick={() => trial.send({ type: 'free-trial.opened' })}
          >
            {m.requestAgain}
          </Button>
          <div className="public-foot">
            <Link to="/login">{m.logIn}</Link>
          </div>
        </PublicCard>
      );
    case 'unreachable':
      return (
        <PublicCard title={m.serverNotResponding}>
          <Banner status="error">
            {problem === null ? m.tryAgainLater : said(problem.message)}
          </Banner>
          <Button
            variant="primary"
            size="l"
            block
            icon="refresh"
            onClick={() => trial.send({ type: 'free-trial.retried' })}
          >
            {m.tryAgain}
          </Button>
        </PublicCard>
      );
  }
}

function Said({
  title,
  children,
  isNext = false,
}: {
  title: string;
  children: ReactNode;
  isNext?: boolean;
}) {
  return (
    <PublicCard title={title}>
      {children}
      {isNext ? (
        <Link className="btn btn-primary btn-l btn-block" to="/login">
          {m.logIn}
        </Link>
      ) : (
        <div className="public-foot">
          <Link to="/login">{m.logIn}</Link>
        </div>
      )}
    </PublicCard>
  );
}

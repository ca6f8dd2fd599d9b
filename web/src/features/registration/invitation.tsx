import { secret, type InvitationSeen } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import * as m from '../../generated/messages/registration/index.ts';
import {
  focusFirstFault,
  useAccountForm,
  useFocusOnRefusal,
} from '../../domain/account-form/account-form.ts';
import { PersonFields } from '../../domain/account-form/person-fields.tsx';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { wiredInvitation } from './machine.ts';

type Flow = ActorRefFrom<ReturnType<typeof wiredInvitation>>;

/**
 * /registration#invitation=: an account by a mailed invitation; whoever accepts may log in at once.
 */
export function Invitation({ token }: { token: string }) {
  const flow = useActorRef(
    useMemo(() => wiredInvitation(token), [token]),
    actorOptions(),
  );
  const done = useSelector(flow, (snapshot) => snapshot.hasTag('done'));
  const dead = useSelector(flow, (snapshot) => snapshot.hasTag('linkDead'));
  const unreachable = useSelector(flow, (snapshot) => snapshot.hasTag('unreachable'));
  const { seen, problem } = useSelector(flow, ({ context }) => context);
  if (done) {
    return (
      <PublicCard title={m.accountReady}>
        <PageTitle>{m.invitationAccepted}</PageTitle>
        <Banner status="success">{m.accountReadyHint}</Banner>
        <Link className="btn btn-primary btn-l btn-block" to="/login">
          {m.logIn}
        </Link>
      </PublicCard>
    );
  }
  if (dead) {
    return (
      <PublicCard title={m.invitationExpiredTitle}>
        <PageTitle>{m.invitationExpired}</PageTitle>
        <Banner status="warning">{m.invitationExpiredHint}</Banner>
        <div className="public-foot">
          <Link to="/login">{m.backToLogin}</Link>
        </div>
      </PublicCard>
    );
  }
  if (unreachable) {
    return (
      <PublicCard title={m.invitationLoadFailed}>
        <PageTitle>{m.invitation}</PageTitle>
        {/* A link that was cut in two is not helped by a second try. */}
        <Banner
          status="error"
          action={
            problem?.code === 'BAD_USER_INPUT' ? undefined : (
              <Button size="s" onClick={() => flow.send({ type: 'invitation.retried' })}>
                {m.tryAgain}
              </Button>
            )
          }
        >
          {problem === null ? null : said(problem.message)}
        </Banner>
        <div className="public-foot">
          <Link to="/login">{m.backToLogin}</Link>
        </div>
      </PublicCard>
    );
  }
  return seen === null ? <Loading whole /> : <Accepting flow={flow} seen={seen} />;
}

function Accepting({ flow, seen }: { flow: Flow; seen: InvitationSeen }) {
  const pending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const problem = useSelector(flow, ({ context }) => context.problem);
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({ email: seen.email }, problem, element);
  useFocusOnRefusal(element, problem);
  return (
    <PublicCard
      wide
      title={m.joinTitle({ company: seen.company })}
      lead={
        seen.invitedBy === null ? m.invitedLead : m.invitedByLead({ invitedBy: seen.invitedBy })
      }
    >
      <PageTitle>{m.acceptInvitation}</PageTitle>
      {problem !== null && problem.fields.length === 0 && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pending) return;
          const draft = form.attempt();
          if (draft === null) {
            focusFirstFault(event.currentTarget);
            return;
          }
          const { firstName, lastName, password, repeatPassword } = draft;
          flow.send({
            type: 'invitation.submitted',
            form: {
              firstName,
              lastName,
              password: secret(password),
              repeatPassword: secret(repeatPassword),
            },
          });
        }}
      >
        <PersonFields form={form} emailHint={m.invitedAddressHint} emailFixed />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.createMyAccount}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
      </div>
    </PublicCard>
  );
}

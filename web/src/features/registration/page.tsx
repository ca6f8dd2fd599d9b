import { secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
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
import { PageTitle } from '../../ui/page-title.tsx';
import { Invitation } from './invitation.tsx';
import { wiredRegistration } from './machine.ts';

/**
 * /registration: asks to join the company whose e-mail domain matches, or accepts a mailed
 * invitation.
 */
export default function RegistrationPage() {
  // Behind the hash nothing of a mailed link reaches a server's log.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('invitation');
  return token === null ? <AskToJoin /> : <Invitation token={token} />;
}

function AskToJoin() {
  const registration = useActorRef(wiredRegistration, actorOptions());
  const pending = useSelector(registration, (snapshot) => snapshot.hasTag('pending'));
  const submitted = useSelector(registration, (snapshot) =>
    snapshot.hasTag('submitted') ? snapshot.context.email : null,
  );
  const problem = useSelector(registration, (snapshot) => snapshot.context.problem);
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({}, problem, element);
  useFocusOnRefusal(element, problem);
  if (submitted !== null)
    return <Navigate to="/account-created" replace state={{ email: submitted }} />;
  return (
    <PublicCard wide title={m.createAccount} lead={m.registerLead}>
      <PageTitle>{m.createAccount}</PageTitle>
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
          const { password, repeatPassword, ...open } = draft;
          registration.send({
            type: 'registration.submitted',
            form: { ...open, password: secret(password), repeatPassword: secret(repeatPassword) },
          });
        }}
      >
        <PersonFields form={form} emailHint={m.companyAddressHint} />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.askToJoin}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/free-trial">{m.tryForFree}</Link>
        <Link to="/login" className="quiet">
          {m.backToLogin}
        </Link>
      </div>
    </PublicCard>
  );
}

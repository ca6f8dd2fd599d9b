import { secret, type TrialPerson } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/free-trial/index.ts';
import { focusFirstFault, useFocusOnRefusal } from '../../domain/account-form/account-form.ts';
import { NewPassword } from '../../domain/new-password/new-password.tsx';
import { fieldMessage, fieldMessages, said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepDraft, readDraft } from './draft.ts';
import type { FreeTrial } from './machine.ts';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const Foot = () => (
  <div className="public-foot">
    <Link to="/login">{m.backToLogin}</Link>
  </div>
);

function useStep(trial: FreeTrial) {
  const pending = useSelector(trial, (snapshot) => snapshot.hasTag('pending'));
  const problem = useSelector(trial, ({ context }) => context.problem);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, problem);
  return {
    pending,
    problem,
    form,
    general:
      problem !== null && problem.fields.length === 0 ? (
        <Banner status="error">{said(problem.message)}</Banner>
      ) : null,
  };
}

/** Who asks. */
export function PersonForm({ trial }: { trial: FreeTrial }) {
  const { problem, form, general } = useStep(trial);
  const person = useSelector(trial, ({ context }) => context.person);
  const [missing, setMissing] = useState<Partial<TrialPerson>>({});
  const [draft] = useState(readDraft);
  return (
    <PublicCard title={m.tryVedetta} lead={m.personLead}>
      {general}
      <form
        ref={form}
        noValidate
        onInput={({ currentTarget }) => keepDraft(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const given = {
            firstName: text(data, 'firstName'),
            lastName: text(data, 'lastName'),
            email: text(data, 'email'),
          };
          const gaps = {
            ...(given.firstName === '' ? { firstName: m.firstNameMissing } : {}),
            ...(given.lastName === '' ? { lastName: m.lastNameMissing } : {}),
            ...(given.email === '' ? { email: m.emailMissing } : {}),
          };
          setMissing(gaps);
          if (Object.keys(gaps).length > 0) focusFirstFault(event.currentTarget);
          else trial.send({ type: 'free-trial.person.given', person: given });
        }}
      >
        <TextField
          label={m.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          defaultValue={person?.firstName ?? draft.firstName}
          error={missing.firstName ?? fieldMessage(problem, 'firstName', 'first_name')}
        />
        <TextField
          label={m.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          defaultValue={person?.lastName ?? draft.lastName}
          error={missing.lastName ?? fieldMessage(problem, 'lastName', 'last_name')}
        />
        <TextField
          label={m.email}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={person?.email ?? draft.email}
          error={missing.email ?? fieldMessage(problem, 'email')}
        />
        <Button type="submit" variant="primary" size="l" block>
          {m.continueWord}
        </Button>
      </form>
      <Foot />
    </PublicCard>
  );
}

/** For which company. */
export function CompanyForm({ trial }: { trial: FreeTrial }) {
  const { pending, problem, form, general } = useStep(trial);
  const company = useSelector(trial, ({ context }) => context.company);
  const [missing, setMissing] = useState(false);
  const [draft] = useState(readDraft);
  return (
    <PublicCard title={m.companyTitle} lead={m.companyLead}>
      {general}
      <form
        ref={form}
        noValidate
        onInput={({ currentTarget }) => keepDraft(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          const companyName = text(new FormData(event.currentTarget), 'company');
          setMissing(companyName === '');
          if (companyName === '') focusFirstFault(event.currentTarget);
          else if (!pending)
            trial.send({ type: 'free-trial.company.given', company: { companyName } });
        }}
      >
        <TextField
          label={m.company}
          name="company"
          autoComplete="organization"
          maxLength={100}
          defaultValue={company?.companyName ?? draft.company}
          error={missing ? m.companyMissing : fieldMessage(problem, 'company')}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.requestTrial}
        </Button>
        <Button
          variant="ghost"
          block
          onClick={() => trial.send({ type: 'free-trial.back.pressed' })}
        >
          {m.back}
        </Button>
      </form>
      <Foot />
    </PublicCard>
  );
}

/** The password of the new account. */
export function ActivateForm({ trial }: { trial: FreeTrial }) {
  const { pending, problem, form, general } = useStep(trial);
  const [typed, setTyped] = useState({ password: '', repeatPassword: '' });
  const [strict, setStrict] = useState(false);
  return (
    <PublicCard title={m.activateTitle} lead={m.activateLead}>
      {general}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setStrict(true);
          if (!pending)
            trial.send({
              type: 'free-trial.password.given',
              password: secret(typed.password),
              repeatPassword: secret(typed.repeatPassword),
            });
        }}
      >
        <NewPassword
          password={typed.password}
          repeat={typed.repeatPassword}
          strict={strict}
          refusals={fieldMessages(problem, 'password')}
          onPassword={(password) => setTyped({ ...typed, password })}
          onRepeat={(repeatPassword) => setTyped({ ...typed, repeatPassword })}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.activate}
        </Button>
      </form>
      <Foot />
    </PublicCard>
  );
}

import { secret } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import * as m from '../../generated/messages/setup/index.ts';
import {
  focusFirstFault,
  useAccountForm,
  useFocusOnRefusal,
} from '../../domain/account-form/account-form.ts';
import { PersonFields } from '../../domain/account-form/person-fields.tsx';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FirstRun } from './machine.ts';

/** Code, company and the first admin. */
export function SetupForm({ firstRun }: { firstRun: FirstRun }) {
  const pending = useSelector(firstRun, (snapshot) => snapshot.hasTag('pending'));
  const problem = useSelector(firstRun, (snapshot) => snapshot.context.problem);
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({ code: '', company: '' }, problem, element);
  useFocusOnRefusal(element, problem);
  const { draft: shown, set, errorOf } = form;
  // Faults of single fields stand at the fields.
  const general = problem !== null && problem.fields.length === 0 && problem.code !== 'WRONG_CODE';
  return (
    <PublicCard wide title={m.title} lead={m.lead}>
      {general && <Banner status="error">{said(problem.message)}</Banner>}
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
          const { code, password, repeatPassword, ...open } = draft;
          firstRun.send({
            type: 'first-run.submitted',
            form: {
              ...open,
              code: secret(code),
              password: secret(password),
              repeatPassword: secret(repeatPassword),
            },
          });
        }}
      >
        <TextField
          label={m.setUpCode}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={m.setUpCodeHint}
          value={shown.code}
          onChange={({ currentTarget }) => {
            set('code')(currentTarget.value);
          }}
          error={
            errorOf('code') ?? (problem?.code === 'WRONG_CODE' ? said(problem.message) : undefined)
          }
        />
        <TextField
          label={m.company}
          name="company"
          autoComplete="organization"
          maxLength={100}
          value={shown.company}
          onChange={({ currentTarget }) => {
            set('company')(currentTarget.value);
          }}
          error={errorOf('company')}
        />
        <PersonFields form={form} emailHint={m.domainHint} />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.createCompany}
        </Button>
      </form>
    </PublicCard>
  );
}

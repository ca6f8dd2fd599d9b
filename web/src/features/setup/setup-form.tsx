import { secret } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { focusFirstFault, useAccountForm, useFocusOnRefusal } from '../../lib/account-form/account-form.ts';
import { PersonFields } from '../../lib/account-form/person-fields.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FirstRun } from './machine.ts';

/** Code, company and the first admin. */
export function SetupForm({ firstRun }: { firstRun: FirstRun }) {
  const pending = useSelector(firstRun, (snapshot) => snapshot.hasTag('pending'));
  const problem = useSelector(firstRun, (snapshot) => snapshot.context.problem);
  const form = useAccountForm({ code: '', company: '' }, problem);
  const element = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(element, problem);
  const { draft, set, errorOf } = form;
  // Faults of single fields stand at the fields.
  const general = problem !== null && problem.fields.length === 0 && problem.code !== 'WRONG_CODE';
  return (
    <PublicCard wide title="Set up Vedetta" lead="Nobody uses this server yet. Create your company and its first administrator: you.">
      {general && <Banner status="error">{problem.message}</Banner>}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (pending) return;
          if (!form.attempt()) {
            focusFirstFault(event.currentTarget);
            return;
          }
          const { code, password, repeatPassword, ...open } = draft;
          firstRun.send({
            type: 'first-run.submitted',
            form: { ...open, code: secret(code), password: secret(password), repeatPassword: secret(repeatPassword) },
          });
        }}
      >
        <TextField
          label="Set-up code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="The server printed it in its log when it started."
          value={draft.code}
          onChange={({ currentTarget }) => { set('code')(currentTarget.value); }}
          error={errorOf('code') ?? (problem?.code === 'WRONG_CODE' ? problem.message : undefined)}
        />
        <TextField
          label="Company"
          name="company"
          autoComplete="organization"
          maxLength={100}
          value={draft.company}
          onChange={({ currentTarget }) => { set('company')(currentTarget.value); }}
          error={errorOf('company')}
        />
        <PersonFields form={form} emailHint="Colleagues whose address has the same domain can ask to join." />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          Create company
        </Button>
      </form>
    </PublicCard>
  );
}

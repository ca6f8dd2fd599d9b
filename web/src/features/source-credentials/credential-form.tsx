import type { Problem } from '@vedetta/machines';
import { useRef, useState } from 'react';
import * as m from '../../generated/messages/source-credentials/index.ts';
import type { SourceCredentialRowFragment } from '../../generated/source-credentials/graphql.ts';
import { focusFirstFault } from '../../domain/account-form/account-form.ts';
import { fieldMessage, firstMessage } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldWords } from './field-words.ts';
import type { useCredentialActs } from './use-credential-acts.ts';

/**
 * What a source asks for. It is entered as a whole, in place of what is stored, and never shown
 * again.
 */
export function CredentialForm({
  row,
  acts,
}: {
  row: SourceCredentialRowFragment;
  acts: ReturnType<typeof useCredentialActs>;
}) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [strict, setStrict] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const typed = (name: string) => (values[name] ?? '').trim();
  const isGap = (field: SourceCredentialRowFragment['fields'][number]) =>
    !field.isOptional && typed(field.name) === '';
  const send = async () => {
    const refused = await acts.save(
      row,
      row.fields
        .map(({ name }) => ({ name, value: typed(name) }))
        .filter(({ value }) => value !== ''),
    );
    setProblem(refused);
    setStrict(false);
    if (refused === null) setValues({});
    else if (form.current !== null) focusFirstFault(form.current);
  };
  return (
    <form
      ref={form}
      className="credential-form"
      noValidate
      autoComplete="off"
      aria-label={row.isConnected ? m.enterNewCredential : m.connect}
      onSubmit={(event) => {
        event.preventDefault();
        if (acts.saving) return;
        setStrict(true);
        setProblem(null);
        if (row.fields.some(isGap)) focusFirstFault(event.currentTarget);
        else void send();
      }}
    >
      <h2>{row.isConnected ? m.enterNewCredential : m.connect}</h2>
      <p className="dim">{row.isConnected ? m.replacesStored : m.storedEncrypted}</p>
      {problem !== null &&
        !row.fields.some(
          ({ name }) => fieldMessage(problem, `values.${name}`, name) !== undefined,
        ) && <Banner status="error">{firstMessage(problem)}</Banner>}
      {row.fields.map((field) => {
        const { label, hint } = fieldWords(row.sourceId, field);
        const Field = field.isSecret ? PasswordField : TextField;
        return (
          <Field
            key={field.name}
            label={field.isOptional ? m.optionalField({ label }) : label}
            hint={hint}
            value={values[field.name] ?? ''}
            maxLength={8000}
            autoComplete={field.isSecret ? 'new-password' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            error={
              strict && isGap(field)
                ? m.fieldRequired({ label })
                : fieldMessage(problem, `values.${field.name}`, field.name)
            }
            onChange={({ currentTarget: { value } }) =>
              setValues((before) => ({ ...before, [field.name]: value }))
            }
          />
        );
      })}
      <div className="row">
        <Button type="submit" variant={row.isConnected ? 'default' : 'primary'} busy={acts.saving}>
          {row.isConnected ? m.replace : m.save}
        </Button>
      </div>
    </form>
  );
}

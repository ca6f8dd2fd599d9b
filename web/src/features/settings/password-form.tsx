import { useApolloClient } from '@apollo/client/react';
import { secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import { SessionsDocument } from '../../generated/settings/graphql.ts';
import { focusFirstFault, useFocusOnRefusal } from '../../domain/account-form/account-form.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { NewPassword } from '../../domain/new-password/new-password.tsx';
import { fieldMessage, fieldMessages, said } from '../../lib/problem.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { wiredChange } from './machine.ts';

const EMPTY = { old: '', password: '', repeat: '' };

/** One's own password: the old one proves who asks. */
export function PasswordForm() {
  const client = useApolloClient();
  const session = useSession();
  const { email } = useViewer().user;
  const change = useActorRef(
    useMemo(() => wiredChange(client, session, email), [client, session, email]),
    actorOptions(),
  );
  const done = useSelector(change, (snapshot) => snapshot.hasTag('done'));
  const pending = useSelector(change, (snapshot) => snapshot.hasTag('pending'));
  const canSubmit = useSelector(change, (snapshot) => snapshot.hasTag('canSubmit'));
  const problem = useSelector(change, (snapshot) => snapshot.context.problem);
  const [typed, setTyped] = useState(EMPTY);
  const [strict, setStrict] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, problem);
  const wrapped = ({ password, repeat }: typeof EMPTY) => ({
    password: secret(password),
    repeatPassword: secret(repeat),
  });
  const edit = (part: Partial<typeof EMPTY>) => {
    const all = { ...typed, ...part };
    setTyped(all);
    change.send({ type: 'password.edited', ...wrapped(all) });
  };
  if (done) {
    const again = () => {
      setTyped(EMPTY);
      setStrict(false);
      change.send({ type: 'password.restarted' });
      // Every other device is gone from the list.
      void client.refetchQueries({ include: [SessionsDocument] });
    };
    return (
      <>
        <h2>{m.password}</h2>
        <Banner
          status="success"
          action={
            <Button size="s" onClick={again}>
              {m.done}
            </Button>
          }
        >
          {m.passwordChanged}
        </Banner>
      </>
    );
  }
  const oldMissing = strict && typed.old === '' ? m.currentPasswordMissing : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setStrict(true);
        if (pending) return;
        if (canSubmit && typed.old !== '')
          change.send({
            type: 'password.submitted',
            form: { oldPassword: secret(typed.old), ...wrapped(typed) },
          });
        else focusFirstFault(event.currentTarget);
      }}
    >
      <h2>{m.password}</h2>
      {problem !== null && problem.fields.length === 0 && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.currentPassword}
        name="oldPassword"
        autoComplete="current-password"
        value={typed.old}
        error={oldMissing ?? fieldMessage(problem, 'oldPassword', 'old_password')}
        onChange={({ currentTarget }) => edit({ old: currentTarget.value })}
      />
      <NewPassword
        label={m.newPassword}
        password={typed.password}
        repeat={typed.repeat}
        strict={strict}
        refusals={fieldMessages(problem, 'password', 'newPassword', 'new_password')}
        onPassword={(password) => edit({ password })}
        onRepeat={(repeat) => edit({ repeat })}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={pending}>
          {m.changePassword}
        </Button>
      </div>
    </form>
  );
}

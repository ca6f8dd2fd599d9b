import { secret } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/sign-in/index.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SignIn } from './machine.ts';
import { useStep } from './use-step.ts';

/** Why one stands here although one was logged in before. */
function Farewell() {
  const reason = useSelector(useSession(), (snapshot) => snapshot.context.reason);
  if (reason === 'loggedOut') return <Banner status="success">{m.loggedOut}</Banner>;
  if (reason === 'expired') return <Banner status="warning">{m.sessionEnded}</Banner>;
  if (reason === 'elsewhere') return <Banner status="warning">{m.loggedOutElsewhere}</Banner>;
  return null;
}

/** E-mail and password. @param onBegun is told whenever something is typed or filled in */
export function Credentials({ signIn, onBegun }: { signIn: SignIn; onBegun: () => void }) {
  const { pending, problem } = useStep(signIn);
  const known = useSelector(signIn, (snapshot) => snapshot.context.email);
  // Only when the form appears; later the focus stays where the person put it.
  const [atFirst] = useState(known);
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    (atFirst === '' ? emailInput : passwordInput).current?.focus();
  }, [atFirst]);
  useEffect(() => {
    if (problem === null) return;
    (fieldMessage(problem, 'email') === undefined ? passwordInput : emailInput).current?.select();
  }, [problem]);

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const email = emailInput.current?.value.trim() ?? '';
    const password = passwordInput.current?.value ?? '';
    const gaps = {
      ...(email === '' ? { email: m.emailMissing } : {}),
      ...(password === '' ? { password: m.passwordMissing } : {}),
    };
    setMissing(gaps);
    if (email === '') emailInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else signIn.send({ type: 'sign-in.submitted', email, password: secret(password) });
  };

  return (
    <PublicCard title={m.logIn} lead={m.lead}>
      {problem === null ? (
        <Farewell />
      ) : (
        fieldMessage(problem, 'email', 'password') === undefined && (
          <Banner status="error">
            {problem.code === 'PREAUTH_EXPIRED' ? m.loginTimedOut : said(problem.message)}
          </Banner>
        )
      )}
      <form onSubmit={submit} onInput={onBegun} noValidate>
        <TextField
          ref={emailInput}
          label={m.email}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={known}
          error={missing.email ?? fieldMessage(problem, 'email')}
        />
        <PasswordField
          ref={passwordInput}
          label={m.password}
          name="password"
          autoComplete="current-password"
          error={missing.password ?? fieldMessage(problem, 'password')}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.logIn}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/registration">{m.createAccount}</Link>
        <Link to="/forgot-password" className="quiet">
          {m.forgotPassword}
        </Link>
        <Link to="/free-trial">{m.tryForFree}</Link>
      </div>
    </PublicCard>
  );
}

import { secret } from '@vedetta/machines';
import { useEffect, useRef, useState } from 'react';
import * as m from '../../generated/messages/sign-in/index.ts';
import { said } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SignIn } from './machine.ts';
import { useStep } from './use-step.ts';

/** A code that was cut short is none of the ten either. */
const NOT_ONE_OF_TEN = new Set(['WRONG_CODE', 'BAD_USER_INPUT']);

/** A recovery code in place of the authenticator. */
export function RecoveryStep({ signIn }: { signIn: SignIn }) {
  const { pending, problem } = useStep(signIn);
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    input.current?.focus();
  }, [problem]);
  return (
    <PublicCard title={m.useRecoveryCode} lead={m.recoveryLead}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = input.current?.value.trim() ?? '';
          setMissing(code === '');
          if (code !== '' && !pending)
            signIn.send({ type: 'sign-in.code.entered', code: secret(code) });
        }}
      >
        <TextField
          ref={input}
          label={m.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mono-input"
          error={
            missing
              ? m.recoveryCodeMissing
              : problem === null
                ? undefined
                : NOT_ONE_OF_TEN.has(problem.code)
                  ? m.recoveryCodeInvalid
                  : said(problem.message)
          }
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.verify}
        </Button>
      </form>
      <div className="public-foot">
        <Button
          variant="link"
          onClick={() => {
            signIn.send({ type: 'sign-in.authenticator.chosen' });
          }}
        >
          {m.useAuthenticatorApp}
        </Button>
        <Button
          variant="link"
          className="quiet"
          onClick={() => {
            signIn.send({ type: 'sign-in.restarted' });
          }}
        >
          {m.backToLogin}
        </Button>
      </div>
    </PublicCard>
  );
}

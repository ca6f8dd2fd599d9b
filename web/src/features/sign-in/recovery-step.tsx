import { secret } from '@vedetta/machines';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SignIn } from './machine.ts';
import { useStep } from './use-step.ts';

/** The server speaks of codes in general. */
const WRONG = 'This recovery code is not right, or it was used before. Try another one.';

/** A recovery code in place of the authenticator. */
export function RecoveryStep({ signIn }: { signIn: SignIn }) {
  const { pending, problem } = useStep(signIn);
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    input.current?.focus();
  }, [problem]);
  return (
    <PublicCard title="Use a recovery code" lead="Enter one of the ten codes you saved when you set up your authenticator. Each works once.">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const code = input.current?.value.trim() ?? '';
          setMissing(code === '');
          if (code !== '' && !pending) signIn.send({ type: 'sign-in.code.entered', code: secret(code) });
        }}
      >
        <TextField
          ref={input}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mono-input"
          error={missing ? 'Enter one of your recovery codes.' : problem?.code === 'WRONG_CODE' ? WRONG : problem?.message}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          Verify
        </Button>
      </form>
      <div className="public-foot">
        <Button variant="link" onClick={() => { signIn.send({ type: 'sign-in.authenticator.chosen' }); }}>
          Use the authenticator app
        </Button>
        <Button variant="link" className="quiet" onClick={() => { signIn.send({ type: 'sign-in.restarted' }); }}>
          Back to log in
        </Button>
      </div>
    </PublicCard>
  );
}

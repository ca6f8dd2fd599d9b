import { secret } from '@vedetta/machines';
import { useEffect, useRef, useState } from 'react';
import * as m from '../../generated/messages/sign-in/index.ts';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import type { SignIn } from './machine.ts';
import { useStep } from './use-step.ts';

/** What belongs under the boxes; anything else (no connection, a fault) stands above the form. */
const ABOUT_THE_CODE = new Set(['WRONG_CODE', 'BAD_USER_INPUT']);

/**
 * Six boxes and Verify. The last digit sends the code by itself; a refused code is cleared for the
 * next attempt.
 */
export function CodeForm({ signIn, action }: { signIn: SignIn; action: string }) {
  const { pending, problem } = useStep(signIn);
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const [refused, setRefused] = useState(problem);
  const input = useRef<HTMLInputElement>(null);
  if (problem !== refused) {
    setRefused(problem);
    if (problem !== null) setCode('');
  }
  useEffect(() => {
    input.current?.focus();
  }, [problem]);

  const send = (digits: string) => {
    setShort(digits.length < 6);
    if (digits.length === 6 && !pending)
      signIn.send({ type: 'sign-in.code.entered', code: secret(digits) });
    else input.current?.focus();
  };
  const about = problem !== null && ABOUT_THE_CODE.has(problem.code);
  return (
    <>
      {problem !== null && !about && <Banner status="error">{said(problem.message)}</Banner>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(
            code.length < 6 ? (input.current?.value.replace(/\D/g, '').slice(0, 6) ?? code) : code,
          );
        }}
        noValidate
      >
        <CodeField
          ref={input}
          label={m.sixDigitCode}
          value={code}
          disabled={pending}
          error={short ? m.codeTooShort : about ? said(problem.message) : undefined}
          onChange={(digits) => {
            setCode(digits);
            setShort(false);
          }}
          onComplete={send}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {action}
        </Button>
      </form>
    </>
  );
}

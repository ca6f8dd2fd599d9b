import { problemOf, type Problem } from '@vedetta/machines';
import { useActionState, useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as m from '../../generated/messages/password/index.ts';
import { RequestPasswordResetDocument } from '../../generated/password/graphql.ts';
import { focusFirstFault } from '../../domain/account-form/account-form.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Answer = { typed: string } & (
  { sentTo: string } | { missing: true } | { problem: Problem } | { asked: false }
);

async function ask(_before: Answer, form: FormData): Promise<Answer> {
  const value = form.get('email');
  const typed = typeof value === 'string' ? value.trim() : '';
  if (typed === '') return { typed, missing: true };
  try {
    const { requestPasswordReset } = await graphqlRequest(RequestPasswordResetDocument, {
      input: { email: typed },
    });
    return { typed, sentTo: requestPasswordReset.email };
  } catch (error) {
    return { typed, problem: problemOf(error) };
  }
}

/**
 * /forgot-password: asks for a mailed link to a new password. The answer does not tell whether
 * there is an account.
 */
export default function ForgotPasswordPage() {
  const [answer, act, pending] = useActionState<Answer, FormData>(ask, { typed: '', asked: false });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current !== null && ('missing' in answer || 'problem' in answer))
      focusFirstFault(form.current);
  }, [answer]);
  if ('sentTo' in answer)
    return <Navigate to="/forgot-password/mail-sent" replace state={{ email: answer.sentTo }} />;
  const problem = 'problem' in answer ? answer.problem : null;
  const atField = 'missing' in answer ? m.emailMissing : fieldMessage(problem, 'email');
  return (
    <PublicCard title={m.forgotTitle} lead={m.forgotLead}>
      <PageTitle>{m.forgotPassword}</PageTitle>
      {problem !== null && atField === undefined && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <form ref={form} action={act} noValidate>
        <TextField
          key={answer.typed}
          label={m.email}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={answer.typed}
          error={atField}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.sendLink}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
      </div>
    </PublicCard>
  );
}

import { problemOf, type Problem } from '@vedetta/machines';
import { useActionState, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/registration/index.ts';
import {
  RequestEmailVerificationDocument,
  VerifyEmailDocument,
} from '../../generated/registration/graphql.ts';
import { focusFirstFault } from '../../domain/account-form/account-form.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { LetterBanner } from '../../domain/sends-mail/letter-banner.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Answer = { email: string } | { problem: Problem } | null;

/**
 * /verify-email#token=: proves the address of a registration. A click does it, since programs that
 * check mail open links too.
 */
export default function VerifyEmailPage() {
  // Behind the hash nothing of the link reaches a server's log.
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [answer, confirm, pending] = useActionState<Answer, FormData>(async () => {
    try {
      return (await graphqlRequest(VerifyEmailDocument, { input: { token } })).verifyEmail;
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }, null);
  if (answer !== null && 'email' in answer) {
    return (
      <PublicCard title={m.addressConfirmed}>
        <PageTitle>{m.addressConfirmed}</PageTitle>
        <Banner status="success">{m.addressConfirmedHint({ email: answer.email })}</Banner>
        <div className="public-foot">
          <Link to="/login">{m.backToLogin}</Link>
        </div>
      </PublicCard>
    );
  }
  const problem = answer?.problem ?? null;
  if (
    token === '' ||
    (problem !== null && ['LINK_NOT_VALID', 'BAD_USER_INPUT'].includes(problem.code))
  )
    return <NewLink isDead={token !== ''} />;
  return (
    <PublicCard title={m.confirmTitle} lead={m.confirmLead}>
      <PageTitle>{m.confirmTitle}</PageTitle>
      {problem !== null && <Banner status="error">{said(problem.message)}</Banner>}
      <form action={confirm}>
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.confirmAddress}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
      </div>
    </PublicCard>
  );
}

/** Asks for another link. The answer does not tell whether a registration waits for it. */
function NewLink({ isDead }: { isDead: boolean }) {
  const [answer, ask, pending] = useActionState<Answer, FormData>(async (_before, form) => {
    const email = form.get('email');
    try {
      return (
        await graphqlRequest(RequestEmailVerificationDocument, {
          input: { email: typeof email === 'string' ? email.trim() : '' },
        })
      ).requestEmailVerification;
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }, null);
  const form = useRef<HTMLFormElement>(null);
  const problem = answer !== null && 'problem' in answer ? answer.problem : null;
  useEffect(() => {
    if (form.current !== null && problem !== null) focusFirstFault(form.current);
  }, [problem]);
  const sentTo = answer !== null && 'email' in answer ? answer.email : null;
  const atField = fieldMessage(problem, 'email');
  const title = isDead ? m.linkExpiredTitle : m.sendNewLink;
  return (
    <PublicCard title={title} {...(isDead ? { lead: m.linkExpiredHint } : {})}>
      <PageTitle>{title}</PageTitle>
      {sentTo !== null && <LetterBanner words={m.newLinkSent({ email: sentTo })} />}
      {problem !== null && atField === undefined && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <form ref={form} action={ask} noValidate>
        <TextField
          label={m.email}
          type="email"
          name="email"
          autoComplete="username"
          error={atField}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.sendNewLink}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
      </div>
    </PublicCard>
  );
}

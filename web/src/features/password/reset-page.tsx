import { secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as m from '../../generated/messages/password/index.ts';
import { focusFirstFault, useFocusOnRefusal } from '../../domain/account-form/account-form.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { NewPassword } from '../../domain/new-password/new-password.tsx';
import { fieldMessages, said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { isDeadLink, wiredReset } from './machine.ts';

/**
 * Asked for as soon as the page opens: nobody shall choose a password for a link that does not
 * work.
 */
function useDeadLink({ uid, token }: { uid: string; token: string }): boolean {
  const [dead, setDead] = useState(false);
  useEffect(() => {
    if (uid === '' || token === '') return undefined;
    const asking = new AbortController();
    void isDeadLink({ uid, token }, asking.signal).then((isDead) => {
      if (!asking.signal.aborted) setDead(isDead);
    });
    return () => {
      asking.abort();
    };
  }, [uid, token]);
  return dead;
}

/** /reset-password#uid=&token=: a new password behind a mailed link. */
export default function ResetPasswordPage() {
  // Behind the hash nothing of the link reaches a server's log.
  const params = new URLSearchParams(useLocation().hash.slice(1));
  const link = { uid: params.get('uid') ?? '', token: params.get('token') ?? '' };
  const reset = useActorRef(wiredReset(link), actorOptions());
  const done = useSelector(reset, (snapshot) => snapshot.hasTag('done'));
  const refused = useSelector(reset, (snapshot) => snapshot.hasTag('linkDead'));
  const dead = useDeadLink(link) || refused;
  const pending = useSelector(reset, (snapshot) => snapshot.hasTag('pending'));
  const canSubmit = useSelector(reset, (snapshot) => snapshot.hasTag('canSubmit'));
  const problem = useSelector(reset, (snapshot) => snapshot.context.problem);
  const [typed, setTyped] = useState({ password: '', repeatPassword: '' });
  const [strict, setStrict] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, problem);
  const wrapped = (both: typeof typed) => ({
    password: secret(both.password),
    repeatPassword: secret(both.repeatPassword),
  });
  const edit = (part: Partial<typeof typed>) => {
    const both = { ...typed, ...part };
    setTyped(both);
    reset.send({ type: 'password.edited', ...wrapped(both) });
  };
  if (done) {
    return (
      <PublicCard title={m.resetDoneTitle}>
        <PageTitle>{m.passwordReset}</PageTitle>
        <Banner status="success">{m.allDevicesLoggedOut}</Banner>
        <Link className="btn btn-primary btn-l btn-block" to="/login">
          {m.logIn}
        </Link>
      </PublicCard>
    );
  }
  const isCut = link.uid === '' || link.token === '';
  if (dead || isCut) {
    return (
      <PublicCard title={isCut ? m.linkIncomplete : m.linkExpiredTitle}>
        <PageTitle>{isCut ? m.linkIncomplete : m.linkExpired}</PageTitle>
        <Banner status="warning">{isCut ? m.linkIncompleteHint : m.linkExpiredHint}</Banner>
        <div className="public-foot">
          <Link to="/forgot-password">{m.sendNewLink}</Link>
          <Link to="/login" className="quiet">
            {m.backToLogin}
          </Link>
        </div>
      </PublicCard>
    );
  }
  return (
    <PublicCard title={m.chooseNewPassword}>
      <PageTitle>{m.resetPassword}</PageTitle>
      {problem !== null && problem.fields.length === 0 && (
        <Banner status="error">{said(problem.message)}</Banner>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setStrict(true);
          if (pending) return;
          if (canSubmit)
            reset.send({
              type: 'password.submitted',
              form: { oldPassword: null, ...wrapped(typed) },
            });
          else focusFirstFault(event.currentTarget);
        }}
      >
        <NewPassword
          password={typed.password}
          repeat={typed.repeatPassword}
          strict={strict}
          refusals={fieldMessages(problem, 'password', 'newPassword', 'new_password')}
          onPassword={(password) => edit({ password })}
          onRepeat={(repeatPassword) => edit({ repeatPassword })}
        />
        <Button type="submit" variant="primary" size="l" block busy={pending}>
          {m.saveNewPassword}
        </Button>
      </form>
      <div className="public-foot">
        <Link to="/login">{m.backToLogin}</Link>
      </div>
    </PublicCard>
  );
}

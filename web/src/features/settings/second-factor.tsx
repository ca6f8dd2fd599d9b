import { useApolloClient, useQuery } from '@apollo/client/react';
import { PERHAPS_CHANGED, PERHAPS_OFFERED, secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import { SecondFactorDocument } from '../../generated/settings/graphql.ts';
import { formatMoment } from '../../lib/dates.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrSecret } from '../../ui/qr-secret.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { wiredAuthenticator } from './machine.ts';

/**
 * Whether the second factor is set up, and the way to another authenticator (docs/decisions/193).
 */
export function SecondFactor() {
  const { data, error, refetch } = useQuery(SecondFactorDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const flow = useActorRef(wiredAuthenticator(useApolloClient()), actorOptions());
  const open = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const pending = useSelector(flow, (snapshot) => snapshot.hasTag('pending'));
  const { problem, offered } = useSelector(flow, ({ context }) => context);
  const [code, setCode] = useState('');
  const changed = useEffectEvent(() => {
    showToast({
      status: 'success',
      title: m.authenticatorChanged,
      description: m.oldEntryHint,
    });
    refetch().catch(() => undefined);
  });
  useEffect(() => {
    const subscription = flow.on('authenticator.changed', () => changed());
    return () => subscription.unsubscribe();
  }, [flow]);
  // Each question begins with an empty field.
  const [step, setStep] = useState(offered);
  if (step !== offered) {
    setStep(offered);
    setCode('');
  }
  const since = data?.secondFactor.enrolledAt ?? null;
  const words =
    problem === null
      ? undefined
      : (fieldMessage(problem, 'token') ??
        said(problem.message, {
          [PERHAPS_OFFERED.message]: m.offerTimeout,
          [PERHAPS_CHANGED.message]: m.changeTimeout,
        }));
  return (
    <div className="col">
      <h2>{m.twoFactor}</h2>
      <p className="dim">{m.twoFactorLead}</p>
      {data !== undefined && (
        <p>{since === null ? m.notSetUpYet : m.setUpOn({ when: formatMoment(since) })}</p>
      )}
      {data === undefined && error !== undefined && <p>{m.twoFactorLoadFailed}</p>}
      <div className="row">
        <Button
          aria-haspopup="dialog"
          disabled={since === null}
          onClick={() => flow.send({ type: 'authenticator.asked' })}
        >
          {m.changeAuthenticator}
        </Button>
      </div>
      <Dialog
        open={open}
        busy={pending}
        title={m.changeAuthenticator}
        subtitle={offered === null ? m.changeAuthenticatorHint : m.scanWithNewApp}
        confirmLabel={offered === null ? m.continueWord : m.confirm}
        confirmDisabled={offered === null ? code.length < 6 : !/^\d{6}$/.test(code)}
        onClose={() => {
          setCode('');
          flow.send({ type: 'authenticator.cancelled' });
        }}
        onConfirm={() =>
          flow.send({
            type: offered === null ? 'authenticator.proof.given' : 'authenticator.code.given',
            code: secret(code),
          })
        }
      >
        {offered !== null && <QrSecret offered={offered} />}
        <TextField
          label={offered === null ? m.currentOrRecoveryCode : m.newAppCode}
          autoComplete="one-time-code"
          maxLength={offered === null ? 32 : 6}
          {...(offered === null ? {} : { inputMode: 'numeric' as const })}
          value={code}
          error={words}
          onChange={({ currentTarget }) => setCode(currentTarget.value.trim())}
        />
      </Dialog>
    </div>
  );
}

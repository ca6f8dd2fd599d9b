import { useApolloClient, useQuery } from '@apollo/client/react';
import { PERHAPS_RENEWED, secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as m from '../../generated/messages/settings/index.ts';
import { RecoveryCodesLeftDocument } from '../../generated/settings/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecoveryCodeList } from '../../ui/recovery-codes.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { wiredRecoveryCodes } from './machine.ts';

const leftWords = (left: number) => (left === 0 ? m.noCodesLeft : m.codesLeft({ left }));

/**
 * The codes that stand in for the authenticator: how many are left, and ten new ones against a code
 * of it.
 */
export function RecoveryCodes() {
  const { email } = useViewer().user;
  const { data, refetch } = useQuery(RecoveryCodesLeftDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const renewal = useActorRef(wiredRecoveryCodes(useApolloClient()), actorOptions());
  const open = useSelector(renewal, (snapshot) => snapshot.hasTag('open'));
  const pending = useSelector(renewal, (snapshot) => snapshot.hasTag('pending'));
  const { problem, recoveryCodes: codes } = useSelector(renewal, ({ context }) => context);
  const [token, setToken] = useState('');
  const left = data?.recoveryCodesLeft;
  const close = () => {
    renewal.send({ type: codes === null ? 'recovery-codes.cancelled' : 'recovery-codes.kept' });
    setToken('');
    // A renewal whose answer was lost may have been made as well.
    void refetch();
  };
  return (
    <div className="col">
      <h2>{m.recoveryCodes}</h2>
      <p className="dim">{m.recoveryCodesLead}</p>
      {left !== undefined &&
        (left <= 2 ? (
          <Banner status="warning">{m.generateNewHint({ leftWords: leftWords(left) })}</Banner>
        ) : (
          <p>{leftWords(left)}</p>
        ))}
      <div className="row">
        <Button onClick={() => renewal.send({ type: 'recovery-codes.asked' })}>
          {m.generateCodes}
        </Button>
      </div>
      <Dialog
        open={open}
        busy={pending}
        onClose={close}
        title={codes === null ? m.generateCodesTitle : m.saveCodesTitle}
        subtitle={codes === null ? m.generateCodesHint : m.codesShownOnce}
        cancelLabel={codes === null ? m.cancel : m.codesSaved}
        confirmLabel={m.generateCodes}
        confirmDisabled={!/^\d{6}$/.test(token)}
        {...(codes === null ? {} : { status: 'success' })}
        {...(codes === null
          ? {
              onConfirm: () =>
                renewal.send({ type: 'recovery-codes.proof.given', code: secret(token) }),
            }
          : {})}
      >
        {codes === null ? (
          <TextField
            label={m.authenticatorCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={token}
            error={
              problem === null
                ? undefined
                : (fieldMessage(problem, 'token') ??
                  said(problem.message, { [PERHAPS_RENEWED.message]: m.generateTimeout }))
            }
            onChange={({ currentTarget }) => setToken(currentTarget.value.trim())}
          />
        ) : (
          <RecoveryCodeList codes={codes} email={email} />
        )}
      </Dialog>
    </div>
  );
}

import { useApolloClient, useQuery } from '@apollo/client/react';
import { secret } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { RecoveryCodesLeftDocument } from '../../generated/settings/graphql.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { fieldMessage } from '../../lib/problem.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecoveryCodeList } from '../../ui/recovery-codes.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { wiredRecoveryCodes } from './machine.ts';

const leftWords = (left: number) => (left === 0 ? 'You have no recovery code left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`);

/** The codes that stand in for the authenticator: how many are left, and ten new ones against a code of it. */
export function RecoveryCodes() {
  const { email } = useViewer().user;
  const { data, refetch } = useQuery(RecoveryCodesLeftDocument, { fetchPolicy: 'cache-and-network' });
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
      <h2>Recovery codes</h2>
      <p className="dim">If you lose your phone, one of these lets you in. Each works once.</p>
      {left !== undefined && (left <= 2 ? <Banner status="warning">{leftWords(left)} Make new ones.</Banner> : <p>{leftWords(left)}</p>)}
      <div className="row">
        <Button onClick={() => renewal.send({ type: 'recovery-codes.asked' })}>Make new codes</Button>
      </div>
      <Dialog
        open={open} busy={pending} onClose={close}
        title={codes === null ? 'Make ten new recovery codes?' : 'Save your recovery codes'}
        subtitle={codes === null ? 'The codes that you have now will no longer work.' : 'They are shown only now. Keep them where your phone is not.'}
        cancelLabel={codes === null ? 'Cancel' : 'I have saved them'} confirmLabel="Make new codes" confirmDisabled={!/^\d{6}$/.test(token)}
        {...(codes === null ? { onConfirm: () => renewal.send({ type: 'recovery-codes.proof.given', code: secret(token) }) } : {})}
      >
        {codes === null ? (
          <TextField
            label="6-digit code of your authenticator" inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={token}
            error={problem === null ? undefined : (fieldMessage(problem, 'token') ?? problem.message)} onChange={({ currentTarget }) => setToken(currentTarget.value.trim())}
          />
        ) : (
          <RecoveryCodeList codes={codes} email={email} />
        )}
      </Dialog>
    </div>
  );
}

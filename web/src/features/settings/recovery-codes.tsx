import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { RecoveryCodesLeftDocument, RenewRecoveryCodesDocument } from '../../generated/settings/graphql.ts';
import { fieldMessage, toProblem } from '../../lib/problem.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecoveryCodeList } from '../../ui/recovery-codes.tsx';
import { TextField } from '../../ui/text-field.tsx';

const leftWords = (left: number) => (left === 0 ? 'You have no recovery code left.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`);

/** The codes that stand in for the authenticator: how many are left, and ten new ones against a code of it. */
export function RecoveryCodes() {
  const { email } = useViewer().user;
  const { data, refetch } = useQuery(RecoveryCodesLeftDocument, { fetchPolicy: 'cache-and-network' });
  const [renew, { loading, error, data: renewed, reset }] = useMutation(RenewRecoveryCodesDocument, { fetchPolicy: 'no-cache' });
  const [asking, setAsking] = useState(false);
  const [token, setToken] = useState('');
  const left = data?.recoveryCodesLeft;
  const codes = renewed?.renewRecoveryCodes.recoveryCodes;
  const problem = error === undefined ? null : toProblem(error);
  const close = () => {
    setAsking(false);
    setToken('');
    reset();
    if (codes !== undefined) void refetch();
  };
  return (
    <div className="col">
      <h2>Recovery codes</h2>
      <p className="dim">If you lose your phone, one of these lets you in. Each works once.</p>
      {left !== undefined && (left <= 2 ? <Banner status="warning">{leftWords(left)} Make new ones.</Banner> : <p>{leftWords(left)}</p>)}
      <div className="row">
        <Button onClick={() => setAsking(true)}>Make new codes</Button>
      </div>
      <Dialog
        open={asking} busy={loading} onClose={close}
        title={codes === undefined ? 'Make ten new recovery codes?' : 'Save your recovery codes'}
        subtitle={codes === undefined ? 'The codes that you have now will no longer work.' : 'They are shown only now. Keep them where your phone is not.'}
        cancelLabel={codes === undefined ? 'Cancel' : 'I have saved them'} confirmLabel="Make new codes" confirmDisabled={!/^\d{6}$/.test(token)}
        {...(codes === undefined ? { onConfirm: () => { renew({ variables: { input: { token } } }).catch(() => undefined); } } : {})}
      >
        {codes === undefined ? (
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

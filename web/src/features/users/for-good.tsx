import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/users/index.ts';
import {
  DeleteUserDocument,
  ResetMfaDocument,
  type UserRowFragment,
} from '../../generated/users/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { useChangeUser } from './use-change-user.ts';

/**
 * What cannot be undone: taking somebody's second factor away, and deleting the account. Both ask
 * first.
 */
export function ForGood({
  user,
  attempt,
}: {
  user: UserRowFragment;
  attempt: ReturnType<typeof useChangeUser>['attempt'];
}) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'mfa' | 'delete' | null>(null);
  const [resetMfa, resetting] = useMutation(ResetMfaDocument, { refetchQueries: ['UserDetails'] });
  const [remove, removing] = useMutation(DeleteUserDocument, {
    refetchQueries: ['Users', 'UserTabs', 'PendingUsers'],
  });
  const tried = (act: () => Promise<unknown>, done: string) =>
    attempt(act, done).finally(() => setAsking(null));
  return (
    <>
      {user.mfaEnrolled && <Button onClick={() => setAsking('mfa')}>{m.resetTwoFactor}</Button>}
      <Button variant="danger" icon="trash" onClick={() => setAsking('delete')}>
        {m.deleteUser}
      </Button>
      <Dialog
        open={asking === 'mfa'}
        status="warning"
        busy={resetting.loading}
        title={m.resetTwoFactorTitle({ fullName: user.fullName })}
        confirmLabel={m.reset}
        subtitle={m.resetTwoFactorHint}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void tried(
            () => resetMfa({ variables: { userId: user.id } }),
            m.twoFactorReset({ fullName: user.fullName }),
          )
        }
      />
      <Dialog
        open={asking === 'delete'}
        status="error"
        busy={removing.loading}
        title={m.deleteTitle({ fullName: user.fullName })}
        confirmLabel={m.deleteUser}
        subtitle={m.deleteHint}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          void tried(
            () => remove({ variables: { id: user.id } }),
            m.userDeleted({ fullName: user.fullName }),
          ).then((gone) => {
            if (gone) void navigate('/admin/users');
          })
        }
      />
    </>
  );
}

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteUserDocument, ResetMfaDocument, type UserRowFragment } from '../../generated/users/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';

/** What cannot be undone: taking somebody's second factor away, and deleting the account. Both ask first. */
export function ForGood({ user }: { user: UserRowFragment }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'mfa' | 'delete' | null>(null);
  const [resetMfa, resetting] = useMutation(ResetMfaDocument, { refetchQueries: ['UserDetails'] });
  const [remove, removing] = useMutation(DeleteUserDocument, { refetchQueries: ['Users', 'PendingUsers'] });
  const tried = async (act: Promise<unknown>, done: string) => {
    try {
      await act;
      showToast({ title: done });
      return true;
    } catch (error) {
      showToast({ title: 'Nothing was changed', description: toProblem(error).message, status: 'error' });
      return false;
    } finally {
      setAsking(null);
    }
  };
  return (
    <>
      {user.mfaEnrolled && <Button onClick={() => setAsking('mfa')}>Reset the second factor</Button>}
      <Button variant="danger" icon="trash" onClick={() => setAsking('delete')}>Delete</Button>
      <Dialog
        open={asking === 'mfa'} status="warning" busy={resetting.loading} title={`Reset the second factor of ${user.fullName}?`} confirmLabel="Reset"
        subtitle="They are logged out everywhere, and set up a new authenticator when they log in next. Their recovery codes are void."
        onClose={() => setAsking(null)} onConfirm={() => void tried(resetMfa({ variables: { userId: user.id } }), `${user.fullName} sets up a new second factor next time`)}
      />
      <Dialog
        open={asking === 'delete'} status="error" busy={removing.loading} title={`Delete ${user.fullName}?`} confirmLabel="Delete"
        subtitle="Their account is gone for good. What they did stays under their name. This cannot be undone."
        onClose={() => setAsking(null)}
        onConfirm={() => void tried(remove({ variables: { id: user.id } }), `${user.fullName} is deleted`).then((gone) => { if (gone) void navigate('/admin/users'); })}
      />
    </>
  );
}

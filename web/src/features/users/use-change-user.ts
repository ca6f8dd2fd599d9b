import { useMutation } from '@apollo/client/react';
import * as m from '../../generated/messages/users/index.ts';
import { ChangeUserDocument, type UpdateUserInput } from '../../generated/users/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

/** An admin's act on a person; lists and badges are counted again. A failure is told in a toast. */
export function useChangeUser(): { busy: boolean; change: (input: UpdateUserInput, done: string) => Promise<boolean> } {
  const [mutate, { loading }] = useMutation(ChangeUserDocument, { refetchQueries: ['Users', 'UserTabs', 'PendingUsers'] });
  return {
    busy: loading,
    change: async (input, done) => {
      try {
        await mutate({ variables: { input } });
        showToast({ title: done });
        return true;
      } catch (error) {
        showToast({ title: m.nothingWasChanged, description: said(toProblem(error).message), status: 'error' });
        return false;
      }
    },
  };
}

import { useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/users/index.ts';
import { ChangeUserDocument, type UpdateUserInput } from '../../generated/users/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * An admin's act on a person; lists and badges are counted again. A failure is told in a toast.
 * `change` takes `onRefusal`, which says by true that it deals with a failure itself.
 */
export function useChangeUser(): { busy: boolean; change: (input: UpdateUserInput, done: string, onRefusal?: (problem: Problem) => boolean) => Promise<boolean> } {
  const [mutate, { loading }] = useMutation(ChangeUserDocument, { refetchQueries: ['Users', 'UserTabs', 'PendingUsers'] });
  return {
    busy: loading,
    change: async (input, done, onRefusal) => {
      try {
        await mutate({ variables: { input } });
        showToast({ title: done });
        return true;
      } catch (error) {
        const problem = toProblem(error);
        if (onRefusal?.(problem) !== true) showToast({ title: m.nothingWasChanged, description: said(problem.message), status: 'error' });
        return false;
      }
    },
  };
}

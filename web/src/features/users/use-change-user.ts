import { useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import { useState } from 'react';
import { ChangeUserDocument, type UpdateUserInput } from '../../generated/users/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

interface ChangeUser {
  busy: boolean;
  /**
   * Why the last act was refused, for the panel that the person acted in; null once another begins.
   */
  refusal: string | null;
  /** `onRefusal` says by true that it deals with a failure itself. @returns whether it was done */
  change: (
    input: UpdateUserInput,
    done: string,
    onRefusal?: (problem: Problem) => boolean,
  ) => Promise<boolean>;
  /** Does another act on the person and tells its outcome in the same way. */
  attempt: (
    act: () => Promise<unknown>,
    done: string,
    onRefusal?: (problem: Problem) => boolean,
  ) => Promise<boolean>;
}

/** An admin's acts on a person; lists and badges are counted again. */
export function useChangeUser(): ChangeUser {
  const [mutate, { loading }] = useMutation(ChangeUserDocument, {
    refetchQueries: ['Users', 'UserTabs', 'PendingUsers'],
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt: ChangeUser['attempt'] = async (act, done, onRefusal) => {
    setRefusal(null);
    try {
      await act();
      showToast({ title: done });
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (onRefusal?.(problem) !== true) setRefusal(said(problem.message));
      return false;
    }
  };
  return {
    busy: loading,
    refusal,
    attempt,
    change: (input, done, onRefusal) =>
      attempt(() => mutate({ variables: { input } }), done, onRefusal),
  };
}

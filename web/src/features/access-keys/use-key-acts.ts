import { useMutation } from '@apollo/client/react';
import {
  AccessKeysDocument,
  DeleteAccessKeyDocument,
  UpdateAccessKeyDocument,
  type AccessKeyRowFragment,
  type UpdateAccessKeyInput,
} from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

interface KeyActs {
  busy: boolean;
  /** Answers whether it was changed. */
  change: (
    row: AccessKeyRowFragment,
    part: Omit<UpdateAccessKeyInput, 'id'>,
    done: string,
  ) => Promise<boolean>;
  /** Answers whether the key is gone. */
  remove: (row: AccessKeyRowFragment) => Promise<boolean>;
}

/** What can be done to a key; a refusal is said in a toast. */
export function useKeyActs(): KeyActs {
  const [update, updating] = useMutation(UpdateAccessKeyDocument);
  const [drop, dropping] = useMutation(DeleteAccessKeyDocument, {
    refetchQueries: [AccessKeysDocument],
    awaitRefetchQueries: true,
  });
  const tried = async (act: Promise<unknown>, done: string, failed: string) => {
    try {
      await act;
      showToast({ title: done });
      return true;
    } catch (error) {
      showToast({ title: failed, description: said(toProblem(error).message), status: 'error' });
      return false;
    }
  };
  return {
    busy: updating.loading || dropping.loading,
    change: (row, part, done) =>
      tried(
        update({ variables: { input: { id: row.id, ...part } } }),
        done,
        m.updateFailed({ name: row.name }),
      ),
    remove: (row) =>
      tried(
        drop({ variables: { id: row.id } }),
        m.deletedToast({ name: row.name }),
        m.deleteFailed({ name: row.name }),
      ),
  };
}

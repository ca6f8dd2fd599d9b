import { useApolloClient, useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/targets/index.ts';
import {
  DeleteTargetDocument,
  TargetsDocument,
  UpdateTargetDocument,
  type TargetRowFragment,
  type UpdateTargetInput,
} from '../../generated/targets/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { targetName } from '../../domain/targets/target-name.ts';
import { showToast } from '../../ui/toast.ts';
import { noteOwnTargets } from './own-acts.ts';

interface TargetActs {
  /** Pauses or resumes. */
  setActive: (row: TargetRowFragment, isActive: boolean) => Promise<void>;
  /** Mends what is watched; answers what was wrong, for the form to say. */
  change: (
    row: TargetRowFragment,
    part: Omit<UpdateTargetInput, 'id' | 'isActive'>,
  ) => Promise<Problem | null>;
  changing: boolean;
  /** Answers whether the target is gone. */
  remove: (row: TargetRowFragment) => Promise<boolean>;
  removing: boolean;
}

/** What can be done to a target; a refusal is said in a toast. */
export function useTargetActs(): TargetActs {
  const client = useApolloClient();
  const [update, { loading: changing }] = useMutation(UpdateTargetDocument);
  const [drop, { loading }] = useMutation(DeleteTargetDocument, {
    refetchQueries: [TargetsDocument],
    awaitRefetchQueries: true,
  });
  return {
    removing: loading,
    changing,
    change: async (row, part) => {
      try {
        const { data } = await update({ variables: { input: { id: row.id, ...part } } });
        showToast({
          title: m.targetSaved({ targetName: targetName(data?.updateTarget ?? row) }),
        });
        return null;
      } catch (error) {
        return toProblem(error);
      }
    },
    setActive: async (row, isActive) => {
      try {
        await update({ variables: { input: { id: row.id, isActive } } });
      } catch (error) {
        showToast({
          title: (isActive ? m.resumeFailed : m.pauseFailed)({ target: targetName(row) }),
          description: said(toProblem(error).message),
          status: 'error',
        });
      }
    },
    remove: async (row) => {
      // Before it is asked for: that it is gone may be told sooner than answered.
      noteOwnTargets(client, [row.id]);
      try {
        await drop({ variables: { id: row.id } });
        showToast({ title: m.stoppedWatching({ targetName: targetName(row) }) });
        return true;
      } catch (error) {
        showToast({
          title: m.stopWatchingFailed({ targetName: targetName(row) }),
          description: said(toProblem(error).message),
          status: 'error',
        });
        return false;
      }
    },
  };
}

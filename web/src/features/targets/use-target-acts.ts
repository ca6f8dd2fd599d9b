import { useMutation } from '@apollo/client/react';
import { DeleteTargetDocument, PauseTargetDocument, TargetsDocument, type TargetRowFragment } from '../../generated/targets/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { targetName } from '../../lib/target-name.ts';
import { showToast } from '../../ui/toast.ts';

interface TargetActs {
  /** Pauses or resumes. */
  setActive: (row: TargetRowFragment, isActive: boolean) => Promise<void>;
  /** Answers whether the target is gone. */
  remove: (row: TargetRowFragment) => Promise<boolean>;
  removing: boolean;
}

/** What can be done to a target; a refusal is said in a toast. */
export function useTargetActs(): TargetActs {
  const [pause] = useMutation(PauseTargetDocument);
  const [drop, { loading }] = useMutation(DeleteTargetDocument, { refetchQueries: [TargetsDocument], awaitRefetchQueries: true });
  return {
    removing: loading,
    setActive: async (row, isActive) => {
      try {
        await pause({ variables: { input: { id: row.id, isActive } } });
      } catch (error) {
        showToast({ title: `${targetName(row)} was not ${isActive ? 'resumed' : 'paused'}`, description: toProblem(error).message, status: 'error' });
      }
    },
    remove: async (row) => {
      try {
        await drop({ variables: { id: row.id } });
        showToast({ title: `${targetName(row)} is not watched any more` });
        return true;
      } catch (error) {
        showToast({ title: `${targetName(row)} is still watched`, description: toProblem(error).message, status: 'error' });
        return false;
      }
    },
  };
}

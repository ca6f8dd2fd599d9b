import { useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/source-credentials/index.ts';
import {
  DeleteSourceCredentialDocument,
  SetSourceCredentialDocument,
  SourceCredentialsDocument,
  TestSourceCredentialDocument,
  type SourceCredentialRowFragment,
  type SourceCredentialValueInput,
} from '../../generated/source-credentials/graphql.ts';
import { problemOfRow, said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

interface CredentialActs {
  saving: boolean;
  testing: boolean;
  removing: boolean;
  /** Answers what was wrong; null: it is stored. */
  save: (
    row: SourceCredentialRowFragment,
    values: SourceCredentialValueInput[],
  ) => Promise<Problem | null>;
  /** Asks the vendor; its answer stands on the page. */
  test: (row: SourceCredentialRowFragment) => Promise<void>;
  /** Answers whether it is forgotten. */
  remove: (row: SourceCredentialRowFragment) => Promise<boolean>;
}

/**
 * What can be done to the credential of a source. What was entered stays out of the cache: no
 * answer holds it.
 */
export function useCredentialActs(): CredentialActs {
  const [store, storing] = useMutation(SetSourceCredentialDocument);
  const [ask, asking] = useMutation(TestSourceCredentialDocument);
  const [drop, dropping] = useMutation(DeleteSourceCredentialDocument, {
    refetchQueries: [SourceCredentialsDocument],
    awaitRefetchQueries: true,
  });
  return {
    saving: storing.loading,
    testing: asking.loading,
    removing: dropping.loading,
    save: async ({ sourceId, sourceName }, values) => {
      try {
        await store({ variables: { input: { sourceId, values } } });
        showToast({
          title: m.credentialSaved({ name: sourceName }),
          description: m.testConnectionHint,
        });
        return null;
      } catch (error) {
        return toProblem(error);
      } finally {
        // Nor do the variables of the call stay with the hook.
        storing.reset();
      }
    },
    test: async ({ sourceId, sourceName }) => {
      try {
        const { data } = await ask({ variables: { sourceId } });
        const tested = data?.testSourceCredential;
        if (tested === undefined) return;
        const problem = problemOfRow(tested);
        showToast(
          problem === null
            ? { title: m.connectedAsAccount({ name: sourceName, account: tested.account ?? '—' }) }
            : {
                title: m.credentialRefused({ name: sourceName }),
                description: problem,
                status: 'error',
              },
        );
      } catch (error) {
        showToast({
          title: m.testFailed({ name: sourceName }),
          description: said(toProblem(error).message),
          status: 'error',
        });
      }
    },
    remove: async ({ sourceId, sourceName }) => {
      try {
        await drop({ variables: { sourceId } });
        showToast({ title: m.credentialDeleted({ name: sourceName }) });
        return true;
      } catch (error) {
        showToast({
          title: m.deleteFailed({ name: sourceName }),
          description: said(toProblem(error).message),
          status: 'error',
        });
        return false;
      }
    },
  };
}

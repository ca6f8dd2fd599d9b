import { useMutation } from '@apollo/client/react';
import * as m from '../../generated/messages/muted-rules/index.ts';
import {
  EndMutedRuleDocument,
  MutedRulesDocument,
  UpdateMutedRuleDocument,
  type MutedRuleRowFragment,
  type UpdateMutedRuleInput,
} from '../../generated/muted-rules/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { titleOf } from '../../lib/sayings.ts';
import { showToast } from '../../ui/toast.ts';

interface RuleActs {
  busy: boolean;
  /** Answers whether it was changed. */
  change: (row: MutedRuleRowFragment, part: Omit<UpdateMutedRuleInput, 'id'>) => Promise<boolean>;
  /** Answers whether the rule is gone. */
  end: (row: MutedRuleRowFragment) => Promise<boolean>;
}

/** What can be done to a rule; a refusal is said in a toast. */
export function useRuleActs(): RuleActs {
  const [update, updating] = useMutation(UpdateMutedRuleDocument);
  const [drop, dropping] = useMutation(EndMutedRuleDocument, {
    refetchQueries: [MutedRulesDocument],
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
    change: (row, part) =>
      tried(update({ variables: { input: { id: row.id, ...part } } }), m.saved, m.saveFailed),
    end: (row) =>
      tried(
        drop({ variables: { id: row.id } }),
        m.removed({ title: titleOf(row) }),
        m.removeFailed,
      ),
  };
}

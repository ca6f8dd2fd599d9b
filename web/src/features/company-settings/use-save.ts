import { useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import {
  SaveCompanySettingsDocument,
  type UpdateSettingsInput,
} from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

export type Save = (input: UpdateSettingsInput, done: string) => Promise<Problem | null>;

/**
 * Saves a part of the settings and says so; answers what is wrong, which is said in a toast where
 * no field is to blame.
 */
export function useSave(): { busy: boolean; save: Save } {
  const [mutate, { loading }] = useMutation(SaveCompanySettingsDocument);
  const save: Save = async (input, done) => {
    try {
      await mutate({ variables: { input } });
      showToast({ title: done });
      return null;
    } catch (error) {
      const problem = toProblem(error);
      if (problem.fields.length === 0)
        showToast({
          title: m.saveFailed,
          description: said(problem.message),
          status: 'error',
        });
      return problem;
    }
  };
  return { busy: loading, save };
}

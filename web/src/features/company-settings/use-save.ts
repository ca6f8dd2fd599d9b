import { useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import { SaveCompanySettingsDocument, WatchTermsDocument, type UpdateSettingsInput } from '../../generated/company-settings/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

/** Eight seconds to take back what hid something. */
const UNDO_MS = 8000;
export type Save = (input: UpdateSettingsInput, done: string, undo?: UpdateSettingsInput) => Promise<Problem | null>;

/** Saves a part of the settings and says so; answers what is wrong, which is said in a toast where no field is to blame. */
export function useSave(): { busy: boolean; save: Save } {
  const [mutate, { loading }] = useMutation(SaveCompanySettingsDocument);
  const save: Save = async (input, done, undo) => {
    try {
      await mutate({ variables: { input }, ...(input.watchTerms === undefined ? {} : { refetchQueries: [WatchTermsDocument], awaitRefetchQueries: true }) });
      showToast({ title: done, ...(undo === undefined ? {} : { duration: UNDO_MS, action: { label: 'Undo', onSelect: () => void save(undo, 'It is back') } }) });
      return null;
    } catch (error) {
      const problem = toProblem(error);
      if (problem.fields.length === 0) showToast({ title: 'Nothing was changed', description: problem.message, status: 'error' });
      return problem;
    }
  };
  return { busy: loading, save };
}

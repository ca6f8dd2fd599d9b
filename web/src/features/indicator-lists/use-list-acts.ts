import { useApolloClient, useMutation } from '@apollo/client/react';
import type { Problem } from '@vedetta/machines';
import { useState } from 'react';
import {
  CreateIndicatorListDocument,
  DeleteIndicatorListDocument,
  IndicatorListsDocument,
  RefreshIndicatorListDocument,
  UpdateIndicatorListDocument,
  type CreateIndicatorListInput,
  type IndicatorListRowFragment,
  type UpdateIndicatorListInput,
} from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { showToast } from '../../ui/toast.ts';
import { sendList } from './send-list.ts';

export interface ListActs {
  busy: boolean;
  /**
   * Makes a list, with its file where it has one; one whose file is refused is taken away again.
   * Answers what is wrong.
   */
  create: (input: CreateIndicatorListInput, file: File | null) => Promise<Problem | null>;
  change: (
    row: IndicatorListRowFragment,
    part: Omit<UpdateIndicatorListInput, 'id'>,
  ) => Promise<Problem | null>;
  /** Puts a file in place of what the list holds. */
  replace: (row: IndicatorListRowFragment, file: File) => Promise<void>;
  refresh: (row: IndicatorListRowFragment) => Promise<void>;
  remove: (row: IndicatorListRowFragment) => Promise<void>;
}

/**
 * What can be done with indicator lists. What is wrong with no form in sight is said in a toast.
 */
export function useListActs(): ListActs {
  const client = useApolloClient();
  const session = useSession();
  const [sending, setSending] = useState(false);
  const anew = { refetchQueries: [IndicatorListsDocument], awaitRefetchQueries: true };
  const [make, making] = useMutation(CreateIndicatorListDocument);
  const [update, updating] = useMutation(UpdateIndicatorListDocument);
  const [read, reading] = useMutation(RefreshIndicatorListDocument);
  const [drop, dropping] = useMutation(DeleteIndicatorListDocument, anew);
  const fails = (title: string, problem: Problem) =>
    showToast({ title, description: said(problem.message), status: 'error' });
  const send = async (id: string, file: File) => {
    setSending(true);
    const problem = await sendList(session, id, file);
    if (problem === null) await client.refetchQueries({ include: [IndicatorListsDocument] });
    setSending(false);
    return problem;
  };
  const tried = async (act: () => Promise<unknown>): Promise<Problem | null> => {
    try {
      await act();
      return null;
    } catch (error) {
      return toProblem(error);
    }
  };
  return {
    busy: sending || making.loading || updating.loading || reading.loading || dropping.loading,
    async create(input, file) {
      let id: string | undefined;
      const problem = await tried(async () => {
        id = (await make({ variables: { input } })).data?.createIndicatorList.id;
      });
      if (problem !== null || id === undefined) return problem;
      const made = id;
      const refused = file === null ? null : await send(made, file);
      if (refused !== null) await tried(() => drop({ variables: { id: made } }));
      else await client.refetchQueries({ include: [IndicatorListsDocument] });
      return refused;
    },
    change: (row, part) => tried(() => update({ variables: { input: { id: row.id, ...part } } })),
    async replace(row, file) {
      const problem = await send(row.id, file);
      if (problem === null) showToast({ title: m.fileImported({ name: row.name }) });
      else fails(m.importFailed({ name: row.name }), problem);
    },
    async refresh(row) {
      const problem = await tried(() => read({ variables: { id: row.id } }));
      if (problem === null) showToast({ title: m.refreshStarted({ name: row.name }) });
      else fails(m.refreshFailed({ name: row.name }), problem);
    },
    async remove(row) {
      const problem = await tried(() => drop({ variables: { id: row.id } }));
      if (problem === null) showToast({ title: m.deleted({ name: row.name }) });
      else fails(m.deleteFailed({ name: row.name }), problem);
    },
  };
}

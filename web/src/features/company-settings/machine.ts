import type { ApolloClient } from '@apollo/client';
import { rescanMachine, termImportMachine, type RescanSeen } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  CancelRescanDocument,
  ReadRescanDocument,
  SaveCompanySettingsDocument,
  StartRescanDocument,
  type StartRescanInput,
} from '../../generated/company-settings/graphql.ts';
import { asked, problemOfRow } from '../../lib/problem.ts';

/** Bringing in watch terms on the real server. */
export const wiredTermImport = (client: ApolloClient) =>
  termImportMachine.provide({
    actors: {
      sendPart: fromPromise(async ({ input: { terms, replaces, severity } }) => {
        const watchTerms = {
          ...(replaces ? { replace: [...terms] } : { add: [...terms] }),
          ...(severity === null ? {} : { severity }),
        };
        const { data } = await asked(
          client.mutate({
            mutation: SaveCompanySettingsDocument,
            variables: { input: { watchTerms } },
          }),
        );
        if (data === undefined) throw new Error('The settings came back empty.');
        return { count: data.updateSettings.watchTermsCount };
      }),
    },
  });

/**
 * Stored items looked at once more by the real server; an empty change applies the lists in force.
 */
export const wiredRescan = (client: ApolloClient, input: StartRescanInput) =>
  rescanMachine.provide({
    actors: {
      start: fromPromise(async () =>
        given(
          (await asked(client.mutate({ mutation: StartRescanDocument, variables: { input } }))).data
            ?.startRescan,
        ),
      ),
      read: fromPromise(async ({ input: { id } }) =>
        given(
          (
            await asked(
              client.query({
                query: ReadRescanDocument,
                variables: { id },
                fetchPolicy: 'network-only',
              }),
            )
          ).data?.rescan,
        ),
      ),
      cancel: fromPromise(async ({ input: { id } }) =>
        given(
          (await asked(client.mutate({ mutation: CancelRescanDocument, variables: { id } }))).data
            ?.cancelRescan,
        ),
      ),
    },
  });

function given(
  seen: (RescanSeen & Parameters<typeof problemOfRow>[0]) | null | undefined,
): RescanSeen {
  if (seen == null) throw new Error('The rescan came back empty.');
  return { ...seen, problem: problemOfRow(seen) };
}

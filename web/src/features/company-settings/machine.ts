import type { ApolloClient } from '@apollo/client';
import { termImportMachine } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import { SaveCompanySettingsDocument } from '../../generated/company-settings/graphql.ts';
import { asked } from '../../lib/problem.ts';

/** Bringing in watch terms on the real server. */
export const wiredTermImport = (client: ApolloClient) =>
  termImportMachine.provide({
    actors: {
      sendPart: fromPromise(async ({ input: { terms, replaces } }) => {
        const watchTerms = replaces ? { replace: [...terms] } : { add: [...terms] };
        const { data } = await asked(client.mutate({ mutation: SaveCompanySettingsDocument, variables: { input: { watchTerms } } }));
        if (data === undefined) throw new Error('The settings came back empty.');
        return { count: data.updateSettings.watchTermsCount };
      }),
    },
  });

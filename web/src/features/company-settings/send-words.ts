import type { ApolloClient, OperationVariables } from '@apollo/client';
import { withoutWords, withWords, type WordWish } from '@vedetta/machines';
import {
  SaveCompanySettingsDocument,
  WatchTermsDocument,
  type Severity,
  type UpdateSettingsInput,
} from '../../generated/company-settings/graphql.ts';

type Options = Pick<
  ApolloClient.MutateOptions<unknown, OperationVariables>,
  'refetchQueries' | 'awaitRefetchQueries'
>;

async function save(client: ApolloClient, input: UpdateSettingsInput, options: Options = {}) {
  const { data } = await client.mutate({
    mutation: SaveCompanySettingsDocument,
    variables: { input },
    ...options,
  });
  if (data === undefined) throw new Error('The settings came back empty.');
  return data.updateSettings;
}

const wholeList = ({ change, words }: WordWish) =>
  change.kind === 'remove' ? withoutWords(words, change.words) : withWords(words, change.words);

/** Changes the protected names, which are kept as a whole. */
export const sendNames = async (client: ApolloClient, wish: WordWish) =>
  (await save(client, { protectedNames: wholeList(wish) })).protectedNames;

/** Changes the protected domains, likewise. */
export const sendDomains = async (client: ApolloClient, wish: WordWish) =>
  (await save(client, { protectedDomains: wholeList(wish) })).protectedDomains;

const THEN_READ: Options = { refetchQueries: [WatchTermsDocument], awaitRefetchQueries: true };

/** Changes watch terms, of which only the change is sent; the page that is shown is read again. */
export async function sendTerms(
  client: ApolloClient,
  { change }: WordWish,
  severityOf: (term: string) => Severity | undefined,
): Promise<readonly string[]> {
  const words = [...change.words];
  // What is put back is as severe as it was.
  const severity = change.kind === 'restore' ? severityOf(words[0] ?? '') : undefined;
  await save(
    client,
    {
      watchTerms:
        change.kind === 'remove'
          ? { remove: words }
          : { add: words, ...(severity === undefined ? {} : { severity }) },
    },
    THEN_READ,
  );
  return [];
}

/** Gives the alerts about a watch term another severity. */
export async function sendSeverity(
  client: ApolloClient,
  term: string,
  severity: Severity,
): Promise<void> {
  await save(client, { watchTerms: { add: [term], severity } }, THEN_READ);
}

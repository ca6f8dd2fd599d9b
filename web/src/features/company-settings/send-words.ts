import type { ApolloClient, OperationVariables } from '@apollo/client';
import { withoutWords, withWords, type WordWish } from '@vedetta/machines';
import { SaveCompanySettingsDocument, WatchTermsDocument, type UpdateSettingsInput } from '../../generated/company-settings/graphql.ts';

type Options = Pick<ApolloClient.MutateOptions<unknown, OperationVariables>, 'refetchQueries' | 'awaitRefetchQueries'>;

async function save(client: ApolloClient, input: UpdateSettingsInput, options: Options = {}) {
  const { data } = await client.mutate({ mutation: SaveCompanySettingsDocument, variables: { input }, ...options });
  if (data === undefined) throw new Error('The settings came back empty.');
  return data.updateSettings;
}

const wholeList = ({ change, words }: WordWish) => (change.kind === 'remove' ? withoutWords(words, change.words) : withWords(words, change.words));

/** Changes the protected names, which are kept as a whole. */
export const sendNames = async (client: ApolloClient, wish: WordWish) => (await save(client, { protectedNames: wholeList(wish) })).protectedNames;

/** Changes the protected domains, likewise. */
export const sendDomains = async (client: ApolloClient, wish: WordWish) => (await save(client, { protectedDomains: wholeList(wish) })).protectedDomains;

/** Changes watch terms, of which only the change is sent; the page that is shown is read again. */
export async function sendTerms(client: ApolloClient, { change }: WordWish): Promise<readonly string[]> {
  const words = [...change.words];
  await save(client, { watchTerms: change.kind === 'remove' ? { remove: words } : { add: words } }, { refetchQueries: [WatchTermsDocument], awaitRefetchQueries: true });
  return [];
}

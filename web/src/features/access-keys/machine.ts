import type { ApolloClient } from '@apollo/client';
import { oneTimeSecretMachine, secret } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  AccessKeysDocument,
  CreateAccessKeyDocument,
} from '../../generated/access-keys/graphql.ts';
import { asked } from '../../lib/problem.ts';
import { SCOPES } from './words.ts';

/**
 * Making an access key on the real server. Its answer stays out of the cache: the key is shown
 * once.
 */
export const wiredNewKey = (client: ApolloClient) =>
  oneTimeSecretMachine.provide({
    actors: {
      makeSecret: fromPromise(async ({ input: { name, choices, expiresAt } }) => {
        const scopes = SCOPES.map(({ value }) => value).filter((scope) => choices.includes(scope));
        const { data } = await asked(
          client.mutate({
            mutation: CreateAccessKeyDocument,
            variables: { input: { name: name.trim(), scopes, expiresAt } },
            fetchPolicy: 'no-cache',
            refetchQueries: [AccessKeysDocument],
          }),
        );
        if (data === undefined) throw new Error('The key came back empty.');
        return { secret: secret(data.createAccessKey.key) };
      }),
    },
  });

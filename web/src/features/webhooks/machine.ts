import type { ApolloClient } from '@apollo/client';
import { oneTimeSecretMachine, secret } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  CreateWebhookDocument,
  RotateWebhookSecretDocument,
  WebhooksDocument,
} from '../../generated/webhooks/graphql.ts';
import { asked } from '../../lib/problem.ts';
import { KINDS } from './words.ts';

/**
 * Making a webhook on the real server. Its answer stays out of the cache: the secret is shown once.
 */
export const wiredNewWebhook = (client: ApolloClient) =>
  oneTimeSecretMachine.provide({
    actors: {
      makeSecret: fromPromise(async ({ input: { name, choices, url } }) => {
        const kinds = KINDS.map(({ value }) => value).filter((kind) => choices.includes(kind));
        const { data } = await asked(
          client.mutate({
            mutation: CreateWebhookDocument,
            variables: { input: { name: name.trim(), url: (url ?? '').trim(), kinds } },
            fetchPolicy: 'no-cache',
            refetchQueries: [WebhooksDocument],
          }),
        );
        if (data === undefined) throw new Error('The secret came back empty.');
        return { secret: secret(data.createWebhook.secret) };
      }),
    },
  });

/** Another signing secret for a webhook that is there. */
export const wiredNewSecret = (client: ApolloClient, id: string) =>
  oneTimeSecretMachine.provide({
    actors: {
      makeSecret: fromPromise(async () => {
        const { data } = await asked(
          client.mutate({
            mutation: RotateWebhookSecretDocument,
            variables: { id },
            fetchPolicy: 'no-cache',
          }),
        );
        if (data === undefined) throw new Error('The secret came back empty.');
        return { secret: secret(data.rotateWebhookSecret.secret) };
      }),
    },
  });

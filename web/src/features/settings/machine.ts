import type { ApolloClient } from '@apollo/client';
import { passwordMachine, recoveryCodesMachine, reveal, type NewPassword, type Secret } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import { ChangePasswordDocument, RenewRecoveryCodesDocument } from '../../generated/settings/graphql.ts';
import { asked } from '../../lib/problem.ts';
import { openedSession, type Session } from '../../lib/session/session.ts';

/**
 * The flow of a new password for somebody who knows the old one, on the real server. Every session ends; this device goes on with the one
 * that is answered.
 */
export const wiredChange = (client: ApolloClient, session: Session, email: string) =>
  passwordMachine.provide({
    actors: {
      savePassword: fromPromise<void, NewPassword>(async ({ input }) => {
        const passwords = {
          oldPassword: input.oldPassword === null ? '' : reveal(input.oldPassword), newPassword: reveal(input.password), confirmNewPassword: reveal(input.repeatPassword),
        };
        const { data } = await asked(client.mutate({ mutation: ChangePasswordDocument, variables: { input: passwords } }));
        if (data === undefined) throw new Error('The new session came back empty.');
        session.send({ type: 'session.opened', session: openedSession(data.changePassword.access, email) });
      }),
    },
  });

/** New recovery codes on the real server. They stay out of the cache: they are shown once. */
export const wiredRecoveryCodes = (client: ApolloClient) =>
  recoveryCodesMachine.provide({
    actors: {
      renewCodes: fromPromise<{ recoveryCodes: readonly string[] }, { code: Secret }>(async ({ input }) => {
        const { data } = await asked(client.mutate({ mutation: RenewRecoveryCodesDocument, variables: { input: { token: reveal(input.code) } }, fetchPolicy: 'no-cache' }));
        if (data === undefined) throw new Error('The codes came back empty.');
        return data.renewRecoveryCodes;
      }),
    },
  });

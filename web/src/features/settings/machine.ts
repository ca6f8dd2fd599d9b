import type { ApolloClient } from '@apollo/client';
import {
  authenticatorMachine,
  passwordMachine,
  recoveryCodesMachine,
  reveal,
  secret,
  type AuthenticatorOffer,
  type NewPassword,
  type Secret,
} from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  ChangePasswordDocument,
  ConfirmAuthenticatorDocument,
  OfferAuthenticatorDocument,
  RenewRecoveryCodesDocument,
} from '../../generated/settings/graphql.ts';
import { asked } from '../../lib/problem.ts';
import { openedSession, type Session } from '../../domain/session/session.ts';

/**
 * The flow of a new password for somebody who knows the old one, on the real server. Every session
 * ends; this device goes on with the one that is answered.
 */
export const wiredChange = (client: ApolloClient, session: Session, email: string) =>
  passwordMachine.provide({
    actors: {
      savePassword: fromPromise<void, NewPassword>(async ({ input }) => {
        const passwords = {
          oldPassword: input.oldPassword === null ? '' : reveal(input.oldPassword),
          newPassword: reveal(input.password),
          confirmNewPassword: reveal(input.repeatPassword),
        };
        const { data } = await asked(
          client.mutate({ mutation: ChangePasswordDocument, variables: { input: passwords } }),
        );
        if (data === undefined) throw new Error('The new session came back empty.');
        session.send({
          type: 'session.opened',
          session: openedSession(data.changePassword.access, email),
        });
      }),
    },
  });

/** New recovery codes on the real server. They stay out of the cache: they are shown once. */
export const wiredRecoveryCodes = (client: ApolloClient) =>
  recoveryCodesMachine.provide({
    actors: {
      renewCodes: fromPromise<{ recoveryCodes: readonly string[] }, { code: Secret }>(
        async ({ input }) => {
          const { data } = await asked(
            client.mutate({
              mutation: RenewRecoveryCodesDocument,
              variables: { input: { token: reveal(input.code) } },
              fetchPolicy: 'no-cache',
            }),
          );
          if (data === undefined) throw new Error('The codes came back empty.');
          return data.renewRecoveryCodes;
        },
      ),
    },
  });

/** Another authenticator on the real server. Its secret stays out of the cache. */
export const wiredAuthenticator = (client: ApolloClient) =>
  authenticatorMachine.provide({
    actors: {
      offer: fromPromise<AuthenticatorOffer, { code: Secret }>(async ({ input }) => {
        const { data } = await asked(
          client.mutate({
            mutation: OfferAuthenticatorDocument,
            variables: { input: { token: reveal(input.code) } },
            fetchPolicy: 'no-cache',
          }),
        );
        if (data === undefined) throw new Error('The offer came back empty.');
        const { qrSvg, secret: base32, offer } = data.offerAuthenticator;
        return { qrSvg, secret: base32, offer: secret(offer) };
      }),
      confirm: fromPromise<void, { offer: Secret; code: Secret }>(async ({ input }) => {
        await asked(
          client.mutate({
            mutation: ConfirmAuthenticatorDocument,
            variables: { input: { offer: reveal(input.offer), token: reveal(input.code) } },
            fetchPolicy: 'no-cache',
          }),
        );
      }),
    },
  });

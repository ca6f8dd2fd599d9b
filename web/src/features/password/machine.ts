import { passwordMachine, reveal, type NewPassword } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import { ConfirmPasswordResetDocument } from '../../generated/password/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

/**
 * The flow of a new password behind a mailed link, on the real server.
 * @param link both parts of it
 */
export const wiredReset = (link: { uid: string; token: string }) =>
  passwordMachine.provide({
    actors: {
      savePassword: fromPromise<void, NewPassword>(async ({ input, signal }) => {
        const passwords = { newPassword: reveal(input.password), repeatPassword: reveal(input.repeatPassword) };
        await graphqlRequest(ConfirmPasswordResetDocument, { input: { ...link, ...passwords } }, { signal });
      }),
    },
  });

import { passwordMachine, problemOf, reveal, type NewPassword } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  ConfirmPasswordResetDocument,
  PasswordResetByTokenDocument,
} from '../../generated/password/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

/**
 * The flow of a new password behind a mailed link, on the real server.
 * @param link both parts of it
 */
export const wiredReset = (link: { uid: string; token: string }) =>
  passwordMachine.provide({
    actors: {
      savePassword: fromPromise<void, NewPassword>(async ({ input, signal }) => {
        const passwords = {
          newPassword: reveal(input.password),
          repeatPassword: reveal(input.repeatPassword),
        };
        await graphqlRequest(
          ConfirmPasswordResetDocument,
          { input: { ...link, ...passwords } },
          { signal },
        );
      }),
    },
  });

/**
 * Whether the server knows a link to work no more: it was used, replaced or is too old. False when
 * it could not be asked; it judges again with the password.
 */
export async function isDeadLink(
  link: { uid: string; token: string },
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await graphqlRequest(PasswordResetByTokenDocument, link, { signal });
    return false;
  } catch (error) {
    return ['LINK_NOT_VALID', 'BAD_USER_INPUT'].includes(problemOf(error).code);
  }
}

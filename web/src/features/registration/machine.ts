import {
  invitationMachine,
  registrationMachine,
  reveal,
  type InvitationForm,
} from '@vedetta/machines';
import { fromPromise } from 'xstate';
import {
  AcceptInvitationDocument,
  InvitationByTokenDocument,
  RegisterDocument,
} from '../../generated/registration/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

/** The registration flow on the real server. */
export const wiredRegistration = registrationMachine.provide({
  actors: {
    register: fromPromise(async ({ input: form, signal }) => {
      const input = {
        firstName: form.firstName.trim(),
        lastName: form.lastName.trim(),
        email: form.email.trim(),
        password: reveal(form.password),
        repeatPassword: reveal(form.repeatPassword),
      };
      const { register } = await graphqlRequest(RegisterDocument, { input }, { signal });
      return { email: register.email };
    }),
  },
});

/** Accepting the invitation of a mailed link on the real server. */
export const wiredInvitation = (token: string) =>
  invitationMachine.provide({
    actors: {
      readInvitation: fromPromise(
        async ({ signal }) =>
          (await graphqlRequest(InvitationByTokenDocument, { token }, { signal }))
            .invitationByToken,
      ),
      accept: fromPromise<void, InvitationForm>(
        async ({ input: { firstName, lastName, password, repeatPassword }, signal }) => {
          const input = {
            token,
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            password: reveal(password),
            repeatPassword: reveal(repeatPassword),
          };
          await graphqlRequest(AcceptInvitationDocument, { input }, { signal });
        },
      ),
    },
  });

import { registrationMachine, reveal } from '@vedetta/machines';
import { fromPromise } from 'xstate';
import { RegisterDocument } from '../../generated/registration/graphql.ts';
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

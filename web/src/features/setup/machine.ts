import { firstRunMachine, reveal } from '@vedetta/machines';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { CompleteSetupDocument } from '../../generated/setup/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';
import { setupDone, setupRequired } from './setup-state.ts';

export type FirstRun = ActorRefFrom<typeof firstRunMachine>;

/** The first-run set-up on the real server. */
export const wiredFirstRun = firstRunMachine.provide({
  actors: {
    loadSetup: fromPromise(async () => ({ required: await setupRequired() })),
    completeSetup: fromPromise(async ({ input: form, signal }) => {
      const input = {
        code: reveal(form.code).trim(),
        company: form.company.trim(),
        firstName: form.firstName.trim(),
        lastName: form.lastName.trim(),
        email: form.email.trim(),
        password: reveal(form.password),
        repeatPassword: reveal(form.repeatPassword),
      };
      const { completeSetup } = await graphqlRequest(CompleteSetupDocument, { input }, { signal });
      setupDone();
      return { email: completeSetup.email };
    }),
  },
});

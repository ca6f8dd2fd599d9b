import {
  freeTrialMachine,
  problemError,
  problemOf,
  reveal,
  type Secret,
  type TrialActivation,
  type TrialRequest,
} from '@vedetta/machines';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  ActivateTrialDocument,
  RegisterTrialDocument,
  TrialByTokenDocument,
  TrialOfferDocument,
} from '../../generated/free-trial/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

export type FreeTrial = ActorRefFrom<typeof freeTrialMachine>;

/** The flow of a free trial on the real server. */
export const wiredFreeTrial = freeTrialMachine.provide({
  actors: {
    // A server that nobody has set up yet has nothing to offer.
    loadOffer: fromPromise<{ available: boolean }, void>(async ({ signal }) => {
      const { setup } = await graphqlRequest(TrialOfferDocument, {}, { signal });
      return { available: !setup.required };
    }),
    readLink: fromPromise<void, { token: Secret }>(async ({ input, signal }) => {
      await graphqlRequest(TrialByTokenDocument, { token: reveal(input.token) }, { signal }).catch(
        (error: unknown) => {
          const found = problemOf(error);
          // What can be no link at all is a dead one.
          throw problemError(
            found.code === 'BAD_USER_INPUT' ? { ...found, code: 'LINK_NOT_VALID' } : found,
          );
        },
      );
    }),
    requestTrial: fromPromise<{ email: string }, TrialRequest>(
      async ({ input: { companyName, ...person }, signal }) => {
        const { registerTrial } = await graphqlRequest(
          RegisterTrialDocument,
          { input: { ...person, company: companyName } },
          { signal },
        );
        return { email: registerTrial.email };
      },
    ),
    activateTrial: fromPromise<{ email: string }, TrialActivation>(async ({ input, signal }) => {
      const { activateTrial } = await graphqlRequest(
        ActivateTrialDocument,
        {
          input: {
            token: reveal(input.token),
            password: reveal(input.password),
            repeatPassword: reveal(input.repeatPassword),
          },
        },
        { signal },
      );
      return { email: activateTrial.email };
    }),
  },
});

import { reveal, signInMachine } from '@vedetta/machines';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  GenerateQrCodeDocument,
  LoginDocument,
  VerifyTokenDocument,
  type MfaStep,
} from '../../generated/sign-in/graphql.ts';
import { graphqlRequest } from '../../lib/graphql-request.ts';

export type SignIn = ActorRefFrom<typeof signInMachine>;

const STEPS: Record<MfaStep, 'enroll' | 'verify'> = { ENROLL: 'enroll', VERIFY: 'verify' };

/** The sign-in flow on the real server. */
export const wiredSignIn = signInMachine.provide({
  actors: {
    login: fromPromise(async ({ input, signal }) => {
      const { login } = await graphqlRequest(
        LoginDocument,
        { input: { email: input.email, password: reveal(input.password) } },
        { signal },
      );
      return { mfa: login.mfa === null ? null : STEPS[login.mfa], access: login.access };
    }),
    generateQrCode: fromPromise(async ({ input, signal }) => {
      const { generateQrCode } = await graphqlRequest(
        GenerateQrCodeDocument,
        { input: { email: input.email } },
        { signal },
      );
      return generateQrCode;
    }),
    verifyToken: fromPromise(async ({ input, signal }) => {
      const { verifyToken } = await graphqlRequest(
        VerifyTokenDocument,
        { input: { email: input.email, token: reveal(input.code) } },
        { signal },
      );
      return verifyToken;
    }),
  },
});

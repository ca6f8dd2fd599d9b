import { assign, setup } from 'xstate';
import { passesChecks } from '../password/rules.ts';
import { placeholder } from '../support/placeholder.ts';
import { problem, problemOf, TIMEOUT_PROBLEM } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';
import { reveal } from '../support/secret.ts';
import type { Secret } from '../support/secret.ts';

export interface TrialPerson {
  firstName: string;
  lastName: string;
  email: string;
}
export interface TrialCompany {
  companyName: string;
}
export type TrialRequest = TrialPerson & TrialCompany;
export interface TrialActivation {
  token: Secret;
  password: Secret;
  repeatPassword: Secret;
}
export interface FreeTrialContext {
  /** First form; kept so that "Back" finds it again, gone once it is sent. */
  person: TrialPerson | null;
  company: TrialCompany | null;
  /** From the mailed link. */
  token: Secret | null;
  /** The address the request or the trial belongs to, as the server took it. */
  email: string | null;
  problem: Problem | null;
}
export type FreeTrialEvent =
  /** `person`: who had got as far as the company before the page was loaded anew. */
  | { type: 'free-trial.opened'; person?: TrialPerson | null }
  | { type: 'free-trial.link.opened'; token: Secret }
  /** The link lacks what stands behind the hash: it was cut on its way. */
  | { type: 'free-trial.link.cut' }
  | { type: 'free-trial.person.given'; person: TrialPerson }
  | { type: 'free-trial.company.given'; company: TrialCompany }
  | { type: 'free-trial.password.given'; password: Secret; repeatPassword: Secret }
  | { type: 'free-trial.back.pressed' }
  | { type: 'free-trial.retried' };
type Typed = Pick<TrialActivation, 'password' | 'repeatPassword'>;

const PERSON_FIELDS = ['firstName', 'lastName', 'email'];
const LINK_CODES = ['LINK_NOT_VALID', 'NOT_FOUND', 'GONE'];

export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const given = ({ event }: { event: Typed }) => ({
  password: event.password,
  repeatPassword: event.repeatPassword,
});
export const report = { type: 'report', params: failure } as const;
export const overdue = { type: 'report', params: { error: TIMEOUT_PROBLEM } } as const;
export const refused = (path: string, message: string) =>
  ({
    type: 'report',
    params: {
      error: problem('BAD_USER_INPUT', message, { status: 422, fields: [{ path, message }] }),
    },
  }) as const;

/** Names and types of the free-trial machine: everything but the chart. */
export const freeTrialSetup = setup({
  types: {
    context: {} as FreeTrialContext,
    events: {} as FreeTrialEvent,
    tags: {} as
      | 'comingSoon'
      | 'request'
      | 'company'
      | 'submitted'
      | 'activate'
      | 'activated'
      | 'linkDead'
      | 'linkCut'
      | 'unreachable'
      | 'pending',
  },
  actors: {
    loadOffer: placeholder<{ available: boolean }>('loadOffer'),
    readLink: placeholder<void, { token: Secret }>('readLink'),
    requestTrial: placeholder<{ email: string }, TrialRequest>('requestTrial'),
    activateTrial: placeholder<{ email: string }, TrialActivation>('activateTrial'),
  },
  actions: {
    report: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    clearProblem: assign({ problem: null }),
    forgetToken: assign({ token: null }),
  },
  guards: {
    isAvailable: (_, { available }: { available: boolean }) => available,
    isResumed: ({ context }, { available }: { available: boolean }) =>
      available && context.person !== null,
    isAboutPerson: (_, { error }: { error: unknown }) =>
      problemOf(error).fields.some(({ path }) => PERSON_FIELDS.includes(path)),
    isWeak: (_, { password }: Typed) => !passesChecks(reveal(password)),
    differs: (_, { password, repeatPassword }: Typed) =>
      reveal(password) !== reveal(repeatPassword),
    isLinkDead: (_, { error }: { error: unknown }) =>
      LINK_CODES.includes(problemOf(error).code) || problemOf(error).status === 410,
  },
  delays: { answerOverdue: 20_000 },
});

import { assign } from 'xstate';
import { PASSWORD_RULE, PASSWORDS_DIFFER } from '../password/rules.ts';
import { failure, freeTrialSetup, given, overdue, refused, report } from './free-trial.setup.ts';

/**
 * Asking for a free trial and activating it (coming-soon, request, company, request-submitted,
 * activate-account). The password is chosen last, behind the mailed link: nobody keeps one for an
 * address that is not proved.
 *
 * What was typed before a reload comes with `free-trial.opened`: whoever had come to the company is
 * there again.
 *
 * Provide actors `loadOffer` () → { available }; `readLink` ({ token }) → nothing; `requestTrial`
 * (TrialRequest) → { email }; `activateTrial` ({ token, password }) → { email }. All reject with a
 * Problem; code LINK_NOT_VALID, status 404 or 410 of `readLink` and `activateTrial` mean that the
 * link is used or too old. Delay: answerOverdue. Tags, one per screen: `comingSoon`, `request`,
 * `company`, `submitted`, `activate`, `activated`, `linkDead`, `linkCut`, `unreachable`; `pending`.
 * Refused fields stand in `context.problem.fields`.
 */
export const freeTrialMachine = freeTrialSetup.createMachine({
  id: 'free-trial',
  context: { person: null, company: null, token: null, email: null, problem: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'It is not known yet by which address the person came.',
      tags: ['pending'],
      on: {
        'free-trial.opened': {
          target: 'checking',
          actions: assign({ person: ({ event }) => event.person ?? null }),
        },
        'free-trial.link.cut': 'linkCut',
        'free-trial.link.opened': {
          target: 'reading',
          actions: assign({ token: ({ event }) => event.token }),
        },
      },
    },
    linkCut: {
      description: 'The link is incomplete: the person opens all of it, or asks again.',
      tags: ['linkCut'],
      on: {
        'free-trial.opened': 'checking',
        'free-trial.link.opened': {
          target: 'reading',
          actions: assign({ token: ({ event }) => event.token }),
        },
      },
    },
    checking: {
      description: 'Asks whether trials are offered.',
      tags: ['pending'],
      invoke: {
        src: 'loadOffer',
        onDone: [
          { guard: { type: 'isResumed', params: ({ event }) => event.output }, target: 'company' },
          {
            guard: { type: 'isAvailable', params: ({ event }) => event.output },
            target: 'request',
          },
          { target: 'comingSoon' },
        ],
        onError: { target: 'unreachable', actions: report },
      },
      after: { answerOverdue: { target: 'unreachable', actions: overdue } },
    },
    unreachable: {
      description: 'The server could not be asked.',
      tags: ['unreachable'],
      on: { 'free-trial.retried': { target: 'checking', actions: 'clearProblem' } },
    },
    comingSoon: { description: 'Trials are not offered here yet.', tags: ['comingSoon'] },
    request: {
      description: 'Who asks.',
      tags: ['request'],
      on: {
        'free-trial.person.given': {
          target: 'company',
          actions: ['clearProblem', assign({ person: ({ event }) => event.person })],
        },
      },
    },
    company: {
      description: 'For which company.',
      tags: ['company'],
      initial: 'editing',
      states: {
        editing: {
          description: 'The company is typed.',
          on: {
            'free-trial.company.given': {
              target: 'submitting',
              actions: ['clearProblem', assign({ company: ({ event }) => event.company })],
            },
            'free-trial.back.pressed': '#free-trial.request',
          },
        },
        submitting: {
          description:
            'The server takes the request; its answer does not tell whether the address was known.',
          tags: ['pending'],
          invoke: {
            src: 'requestTrial',
            input: ({ context: { person, company } }) => {
              if (person === null || company === null) throw new Error('Both forms lead here.');
              return { ...person, ...company };
            },
            onDone: {
              target: '#free-trial.submitted',
              actions: assign({
                email: ({ event }) => event.output.email,
                person: null,
                company: null,
              }),
            },
            onError: [
              // A field of the first form is shown where it can be mended.
              {
                guard: { type: 'isAboutPerson', params: failure },
                target: '#free-trial.request',
                actions: report,
              },
              { target: 'editing', actions: report },
            ],
          },
          after: { answerOverdue: { target: 'editing', actions: overdue } },
        },
      },
    },
    reading: {
      description:
        'The server says whether the link works: nobody shall choose a password for one that does not.',
      tags: ['pending'],
      invoke: {
        src: 'readLink',
        input: ({ context }) => {
          if (context.token === null) throw new Error('Only a link leads here.');
          return { token: context.token };
        },
        onDone: 'activating',
        onError: [
          {
            guard: { type: 'isLinkDead', params: failure },
            target: 'linkDead',
            actions: [report, 'forgetToken'],
          },
          // Whether it works is asked again with the password.
          { target: 'activating' },
        ],
      },
      after: { answerOverdue: 'activating' },
    },
    submitted: { description: 'A link was mailed to the address.', tags: ['submitted'] },
    activating: {
      description: 'The link works, as far as is known: a password is chosen.',
      tags: ['activate'],
      initial: 'editing',
      states: {
        editing: {
          description: 'The password is typed twice.',
          on: {
            'free-trial.password.given': [
              {
                guard: { type: 'isWeak', params: given },
                actions: refused('password', PASSWORD_RULE),
              },
              {
                guard: { type: 'differs', params: given },
                actions: refused('repeatPassword', PASSWORDS_DIFFER),
              },
              { target: 'submitting', actions: 'clearProblem' },
            ],
          },
        },
        submitting: {
          description: 'The server creates the trial.',
          tags: ['pending'],
          invoke: {
            src: 'activateTrial',
            input: ({ context, event }) => {
              if (event.type !== 'free-trial.password.given' || context.token === null)
                throw new Error('Only the form behind a link leads here.');
              return {
                token: context.token,
                password: event.password,
                repeatPassword: event.repeatPassword,
              };
            },
            onDone: {
              target: '#free-trial.activated',
              actions: assign({ email: ({ event }) => event.output.email, token: null }),
            },
            onError: [
              {
                guard: { type: 'isLinkDead', params: failure },
                target: '#free-trial.linkDead',
                actions: [report, 'forgetToken'],
              },
              { target: 'editing', actions: report },
            ],
          },
          after: { answerOverdue: { target: 'editing', actions: overdue } },
        },
      },
    },
    linkDead: {
      description: 'The link was used or is too old: the person asks again.',
      tags: ['linkDead'],
      on: { 'free-trial.opened': { target: 'checking', actions: 'clearProblem' } },
    },
    activated: {
      description: 'The trial exists; the person signs in.',
      tags: ['activated'],
      type: 'final',
    },
  },
});

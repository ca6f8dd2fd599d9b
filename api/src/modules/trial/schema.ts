import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Email, PersonName } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { LinkToken } from '../users/registration-schema.ts';
import { PhoneNumber } from '../users/schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Password = z
  .string()
  .min(1, issue(say('fieldRequired')))
  .max(1024);

/** Both steps of the form, person and company, in one. */
export const TrialRequest = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  company: PersonName,
  phone_number: PhoneNumber.nullable().optional(),
});
export const TrialActivation = z.strictObject({
  token: LinkToken,
  password: Password,
  re_new_password: Password,
});
const TrialAnswer = z.object({ email: z.string() }).meta({
  id: 'TrialAnswer',
  description:
    'Response to a trial request, the same whether or not the email address has an account.',
});

const LinkQuestion = z.strictObject({ token: LinkToken });

export const trialOperations = {
  register: operation({
    id: 'registerTrial',
    method: 'post',
    path: '/api/user/v1/register-trial/',
    tag: 'free trial',
    access: 'public',
    status: 202,
    summary: 'Requests a free trial; an activation link is sent by email.',
    body: TrialRequest,
    response: TrialAnswer,
  }),
  readLink: operation({
    id: 'readTrialLink',
    method: 'post',
    path: '/api/user/v1/read-trial-link/',
    tag: 'free trial',
    access: 'public',
    status: 200,
    summary:
      'Returns whom an emailed trial link is for, for the page that it opens; 400 if it has ' +
      'been used, replaced or has expired.',
    body: LinkQuestion,
    response: z.object({ email: z.string(), company: z.string() }).meta({ id: 'TrialLink' }),
    problems: [400],
  }),
  activate: operation({
    id: 'activateTrial',
    method: 'post',
    path: '/api/user/v1/activate-trial/',
    tag: 'free trial',
    access: 'public',
    status: 201,
    summary:
      'Activates a trial with the emailed link: creates the company with its scan allowance ' +
      'and its user, who logs in next.',
    body: TrialActivation,
    response: z.object({ email: z.string() }).meta({ id: 'TrialActivated' }),
    problems: [400, 409],
  }),
};

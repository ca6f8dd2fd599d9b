import { z } from 'zod';
import { Email, Id, PersonName, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';

export const SetupState = z
  .object({
    required: z.boolean(),
    sends_mail: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether the server sends email: false means that no mail server is configured and ' +
          'emails are kept as files on the server. If left out, true.',
      }),
  })
  .meta({ id: 'SetupState' });

export const SetupRequest = z.strictObject({
  code: text(64),
  company: text(100),
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  password: z.string().min(1).max(1024),
  re_new_password: z.string().min(1).max(1024),
});

export const SetupDone = z
  .object({ user_id: Id, email: z.string(), company: z.object({ id: Id, name: z.string() }) })
  .meta({ id: 'SetupDone' });

export const setupOperations = {
  state: operation({
    id: 'getSetupState',
    method: 'get',
    path: '/api/setup/v1/',
    tag: 'setup',
    access: 'public',
    status: 200,
    summary: 'Returns whether the first-run setup still has to be completed.',
    response: SetupState,
  }),
  create: operation({
    id: 'completeSetup',
    method: 'post',
    path: '/api/setup/v1/',
    tag: 'setup',
    access: 'public',
    status: 201,
    summary:
      'Creates the company and its first admin, protected by the one-time code in the server log.',
    body: SetupRequest,
    response: SetupDone,
    problems: [409],
  }),
};

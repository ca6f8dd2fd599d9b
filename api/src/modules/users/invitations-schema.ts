import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Email, Id, IdParam, Person, PersonName, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { LinkToken } from './registration-schema.ts';
import { GroupNameField } from './schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

const Password = z
  .string()
  .min(1, issue(say('fieldRequired')))
  .max(1024);

export const InvitationState = z.enum(['pending', 'expired']);
export const Invitation = z
  .object({
    id: Id,
    email: z.string(),
    group_name: GroupNameField,
    state: InvitationState,
    invited_by: Person.nullable(),
    created_at: Timestamp,
    expires_at: Timestamp,
  })
  .meta({
    id: 'Invitation',
    description:
      'Invitation to join the company. Accepted and withdrawn invitations are no longer ' +
      'listed; the audit log records them.',
  });
export const InvitationRequest = z.strictObject({
  email: Email,
  group_name: GroupNameField.exclude(['Trial Users']).default('Analysts'),
});
export const InvitationAcceptance = z.strictObject({
  token: LinkToken,
  first_name: PersonName,
  last_name: PersonName,
  password: Password,
  re_new_password: Password,
});

const base = '/api/user/v1';
export const invitationOperations = {
  list: operation({
    id: 'listInvitations',
    method: 'get',
    path: `${base}/invite_user/`,
    tag: 'users',
    access: 'admin',
    status: 200,
    summary: 'Returns the company’s open invitations, newest first.',
    query: z.strictObject({ ...pageQuery(10), state: InvitationState.optional() }),
    response: pageOf(Invitation, 'InvitationPage'),
  }),
  invite: operation({
    id: 'inviteUser',
    method: 'post',
    path: `${base}/invite_user/`,
    tag: 'users',
    access: 'admin',
    status: 201,
    summary:
      'Invites someone by email, for seven days. Inviting them again sends a new link and ' +
      'invalidates the old one.',
    body: InvitationRequest,
    response: Invitation,
    problems: [409],
    takesKey: true,
  }),
  withdraw: operation({
    id: 'withdrawInvitation',
    method: 'delete',
    path: `${base}/invite_user/{id}/`,
    tag: 'users',
    access: 'admin',
    status: 204,
    summary: 'Withdraws an invitation and invalidates its link.',
    params: IdParam,
    problems: [404],
  }),
  read: operation({
    id: 'readInvitation',
    method: 'post',
    path: `${base}/read_invitation/`,
    tag: 'users',
    access: 'public',
    status: 200,
    summary: 'Returns the contents of an emailed invitation, for the page that accepts it.',
    body: z.strictObject({ token: LinkToken }),
    response: z
      .object({
        email: z.string(),
        company: z.string(),
        group_name: GroupNameField,
        invited_by: z.string().nullable(),
        expires_at: Timestamp,
      })
      .meta({ id: 'InvitationView' }),
    problems: [400],
  }),
  accept: operation({
    id: 'acceptInvitation',
    method: 'post',
    path: `${base}/accept_invitation/`,
    tag: 'users',
    access: 'public',
    status: 201,
    summary: 'Creates an approved account from an emailed invitation; the person logs in next.',
    body: InvitationAcceptance,
    response: z.object({ email: z.string() }).meta({ id: 'InvitationAccepted' }),
    problems: [400, 409],
  }),
};

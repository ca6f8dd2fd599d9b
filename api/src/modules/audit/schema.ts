import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Id, Person, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { DeprecatedTitleCode, LineReason, Reason } from '../../platform/http/problem-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

/** Who did what, to what, when and from where. */
export const AuditEntry = z
  .object({
    id: Id,
    action: z.string().meta({
      description:
        'Name of the action, dotted and in the past tense: `sign_in.succeeded`, `user.approved`, ' +
        '`access.denied`.',
    }),
    subject: z.string().nullable().meta({
      description:
        'Subject of the action, such as `user:12` or `target:3`; for a denied request, the call.',
    }),
    subject_name: z
      .string()
      .nullable()
      .meta({
        description:
          'Current name of the subject: a person’s full name, a target as shown in lists, or the ' +
          'name of anything else. null if it no longer exists or isn’t known, and for subjects ' +
          'without a name, such as a call, a session or an email address.',
      }),
    subject_name_code: DeprecatedTitleCode,
    subject_name_reason: LineReason.nullable().meta({
      description:
        'Stable message code of `subject_name`, with its parameters, if that is the title of a ' +
        'muted rule; null for what people named.',
    }),
    actor: Person.nullable().meta({
      description: 'User who acted; null if unknown or if the account has been deleted.',
    }),
    actor_email: z
      .string()
      .nullable()
      .meta({ description: 'Email address at the time of the action.' }),
    address: z.string().nullable().meta({ description: 'IP address.' }),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    detail_reasons: z.record(z.string(), z.array(Reason)).meta({
      description:
        'Stable message codes, in order, for each member of the detail that is a sentence from ' +
        'the server, such as `problem`. A member without codes is left out.',
    }),
    access_key_name: z
      .string()
      .nullable()
      .meta({
        description:
          'Current name of the access key whose id is in the detail as `access_key`; null if ' +
          'there’s none or it has been deleted.',
      }),
    created_at: Timestamp,
  })
  .meta({ id: 'AuditEntry' });
export const AuditPage = pageOf(AuditEntry, 'AuditPage');
const Sign = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w.:/*-]+$/, issue(say('charactersNotAllowed')));
export const AuditQuery = z.strictObject({
  ...pageQuery(10),
  action: Sign(100).optional().meta({
    description: 'Action to filter by, or all actions on a subject if it ends with a dot: `user.`',
  }),
  actor_id: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/, issue(say('idIsNumber')))
    .transform(Number)
    .optional(),
  subject: Sign(100).optional(),
  address: Sign(64).optional(),
  time_from: Timestamp.optional(),
  time_to: Timestamp.optional().meta({ description: 'End of the time range (exclusive).' }),
});

export const auditOperations = {
  list: operation({
    id: 'listAudit',
    method: 'get',
    path: '/api/audit/v1/',
    tag: 'audit',
    access: 'admin',
    status: 200,
    summary:
      'Returns logins, denied requests and admin actions, newest first. Entries can’t be ' +
      'changed or deleted.',
    query: AuditQuery,
    response: AuditPage,
  }),
};

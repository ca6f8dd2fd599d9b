import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Id, Person, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { Reason } from '../../platform/http/problem-schema.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

/** Who did what, to what, when and from where (requirement F4). */
export const AuditEntry = z
  .object({
    id: Id,
    action: z.string().meta({
      description: 'Dotted past tense: `sign_in.succeeded`, `user.approved`, `access.denied`.',
    }),
    subject: z
      .string()
      .nullable()
      .meta({ description: '`user:12`, `target:3`; of a denial the call.' }),
    subject_name: z
      .string()
      .nullable()
      .meta({
        description:
          'What the subject is called now: a person’s full name, a target as lists show it, the ' +
          'name of the rest. null when it is gone or not known, and for what has no name, such ' +
          'as a call, a session or an address.',
      }),
    subject_name_code: z
      .string()
      .nullable()
      .meta({
        description:
          'Stable name of `subject_name` where that is the title of a muted rule, for other ' +
          'languages than English; null when it has none.',
      }),
    actor: Person.nullable().meta({
      description: 'null: nobody known, or an account that is gone.',
    }),
    actor_email: z.string().nullable().meta({ description: 'The address at the time.' }),
    address: z.string().nullable().meta({ description: 'Network address.' }),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    detail_reasons: z.record(z.string(), z.array(Reason)).meta({
      description:
        'Of each member of the detail that is a sentence of the server, such as `problem`: ' +
        'its stable names, in order. A member without names is left out.',
    }),
    access_key_name: z
      .string()
      .nullable()
      .meta({
        description:
          'What the access key is called now whose id stands in the detail as `access_key`; ' +
          'null when there is none, or it is gone.',
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
    .regex(/^[\w.:/*-]+$/, issue(say('lettersDigits')));
export const AuditQuery = z.strictObject({
  ...pageQuery(10),
  action: Sign(100)
    .optional()
    .meta({ description: 'One action, or all of a subject with a dot at the end: `user.`' }),
  actor_id: z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/, issue(say('idIsNumber')))
    .transform(Number)
    .optional(),
  subject: Sign(100).optional(),
  address: Sign(64).optional(),
  time_from: Timestamp.optional(),
  time_to: Timestamp.optional().meta({ description: 'Exclusive.' }),
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
      'Sign-ins, denials and acts of administration, newest first. Nothing changes or deletes an entry.',
    query: AuditQuery,
    response: AuditPage,
  }),
};

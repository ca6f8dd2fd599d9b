import { z } from 'zod';
import { IdParam, Timestamp } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { Reason } from '../../platform/http/problem-schema.ts';

/** One field of the form of a credential. */
const CredentialField = z
  .object({
    name: z.string(),
    label: z.string(),
    hint: z.string(),
    is_secret: z.boolean(),
    is_optional: z.boolean(),
  })
  .meta({ id: 'SourceCredentialField' });
export const SourceCredential = z
  .object({
    source_id: z.int(),
    source_name: z.string(),
    is_required: z
      .boolean()
      .meta({ description: 'Without it nothing of this source can be collected.' }),
    fields: z.array(CredentialField),
    is_connected: z.boolean(),
    account: z.string().nullable().meta({
      description:
        'As whom Vedetta is connected, in the words of the vendor; null before the first test that succeeded.',
    }),
    expires_at: Timestamp.nullable().meta({
      description: 'null: the vendor does not say, or it does not expire.',
    }),
    expires_soon: z.boolean().meta({ description: 'Within 7 days, or already.' }),
    tested_at: Timestamp.nullable(),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the last test failed, in plain words.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'The sentences of `problem` by their stable names, in order; empty when one has none.',
    }),
    hook_url: z.string().nullable().meta({
      description:
        'To be entered at the vendor, for sources that call Vedetta: the part after the address of this installation.',
    }),
    updated_at: Timestamp.nullable(),
  })
  .meta({
    id: 'SourceCredential',
    description:
      'What a source needs and how the company is connected to it. Never holds what was entered.',
  });

export const SourceCredentialRequest = z
  .strictObject({ values: z.record(z.string().max(100), z.string().max(8_000)) })
  .meta({
    id: 'SourceCredentialRequest',
    description: 'One value per field; all of them, as they replace what was there.',
  });

const base = '/api/credential/v1';
const common = { tag: 'credentials', access: 'admin' } as const;
export const credentialOperations = {
  list: operation({
    ...common,
    id: 'listSourceCredentials',
    method: 'get',
    path: `${base}/`,
    status: 200,
    summary:
      'Every source that takes a credential, with the fields of its form and how the company is connected.',
    response: z.array(SourceCredential),
  }),
  set: operation({
    ...common,
    id: 'setSourceCredential',
    method: 'post',
    path: `${base}/{id}/`,
    status: 200,
    summary:
      'Stores the credential of a source, encrypted, in place of the one before. Blocked ' +
      'targets of the source begin anew.',
    params: IdParam,
    body: SourceCredentialRequest,
    response: SourceCredential,
    problems: [404],
  }),
  test: operation({
    ...common,
    id: 'testSourceCredential',
    method: 'post',
    path: `${base}/{id}/test/`,
    status: 200,
    summary: 'Asks the vendor whether the stored credential works; `problem` says why not.',
    params: IdParam,
    response: SourceCredential,
    problems: [404],
  }),
  remove: operation({
    ...common,
    id: 'deleteSourceCredential',
    method: 'delete',
    path: `${base}/{id}/`,
    status: 204,
    summary: 'Forgets the credential of a source.',
    params: IdParam,
    problems: [404],
  }),
};

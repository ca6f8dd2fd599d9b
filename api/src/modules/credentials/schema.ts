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
      .meta({ description: 'Whether the source needs the credential to collect anything.' }),
    fields: z.array(CredentialField),
    is_connected: z.boolean(),
    account: z
      .string()
      .nullable()
      .meta({
        description:
          'Account with which Vedetta is connected, as the vendor names it; null before the first ' +
          'successful test.',
      }),
    expires_at: Timestamp.nullable().meta({
      description:
        'Time at which the credential expires; null if the vendor doesn’t say or it doesn’t expire.',
    }),
    expires_soon: z.boolean().meta({
      description: 'Whether the credential expires within 7 days or has already expired.',
    }),
    tested_at: Timestamp.nullable(),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Reason the last test failed, in plain words.' }),
    problem_reasons: z.array(Reason).meta({
      description:
        'Stable message codes of the sentences in `problem`, in order; empty if any sentence has none.',
    }),
    hook_url: z
      .string()
      .nullable()
      .meta({
        description:
          'URL path to enter at the vendor, for sources that call Vedetta: the part after the URL ' +
          'of this installation.',
      }),
    updated_at: Timestamp.nullable(),
  })
  .meta({
    id: 'SourceCredential',
    description:
      'Credential that a source needs and how the company is connected to it. Never contains ' +
      'the values entered.',
  });

export const SourceCredentialRequest = z
  .strictObject({ values: z.record(z.string().max(100), z.string().max(8_000)) })
  .meta({
    id: 'SourceCredentialRequest',
    description:
      'Values of the credential, one per field. Send all of them: they replace the existing ones.',
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
      'Returns every source that takes a credential, with the fields of its form and how the ' +
      'company is connected.',
    response: z.array(SourceCredential),
  }),
  set: operation({
    ...common,
    id: 'setSourceCredential',
    method: 'post',
    path: `${base}/{id}/`,
    status: 200,
    summary:
      'Stores the credential of a source, encrypted, in place of the previous one. Blocked ' +
      'targets of the source start again.',
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
    summary:
      'Checks with the vendor whether the stored credential works; `problem` gives the reason ' +
      'if it doesn’t.',
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
    summary: 'Deletes the credential of a source.',
    params: IdParam,
    problems: [404],
  }),
};

import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { Id, IdParam, Person, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { SCOPES } from '../../platform/access/access-key.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

export const Scope = z.enum(SCOPES).meta({
  id: 'Scope',
  description:
    'Scope of an access key. `read`: lists and items; `triage`: alerts and notes; `upload`: ' +
    'files; `admin`: everything but access keys and people’s own records.',
});
const Scopes = z
  .array(Scope)
  .min(1, issue(say('scopeRequired')))
  .max(SCOPES.length)
  .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)));

export const AccessKey = z
  .object({
    id: Id,
    name: z.string(),
    hint: z.string().meta({ description: 'First characters of the key, to tell keys apart.' }),
    scopes: z.array(Scope),
    status: z.enum(['active', 'expired', 'revoked', 'suspended']).meta({
      description:
        'Status of the key. `suspended`: the user who created it isn’t allowed to log in.',
    }),
    expires_at: Timestamp.nullable(),
    last_used_at: Timestamp.nullable(),
    created_by: Person,
    created_at: Timestamp,
  })
  .meta({ id: 'AccessKey', description: 'Access key; never contains the key itself.' });
export const AccessKeyPage = pageOf(AccessKey, 'AccessKeyPage');
export const NewAccessKey = z
  .object({
    access_key: AccessKey,
    key: z.string().meta({
      description: 'Full access key, shown only in this response: `Authorization: Bearer vdt_…`.',
    }),
  })
  .meta({ id: 'NewAccessKey' });

export const AccessKeyRequest = z
  .strictObject({ name: text(100), scopes: Scopes, expires_at: Timestamp.nullable().optional() })
  .meta({ id: 'AccessKeyRequest' });
export const AccessKeyPatch = z
  .strictObject({
    name: text(100).optional(),
    scopes: Scopes.optional(),
    expires_at: Timestamp.nullable().optional(),
    is_revoked: z.boolean().optional().meta({
      description: 'Whether the key is revoked: true revokes it at once, false restores it.',
    }),
  })
  .meta({ id: 'AccessKeyPatch' });

const base = '/api/integrations/v1/access-keys';
export const accessKeyOperations = {
  list: operation({
    id: 'listAccessKeys',
    method: 'get',
    path: `${base}/`,
    tag: 'access keys',
    access: 'admin',
    keys: false,
    status: 200,
    summary: 'Returns the company’s access keys, newest first.',
    query: z.strictObject(pageQuery(10)),
    response: AccessKeyPage,
  }),
  create: operation({
    id: 'createAccessKey',
    method: 'post',
    path: `${base}/`,
    tag: 'access keys',
    access: 'admin',
    keys: false,
    status: 201,
    summary: 'Creates a key and shows it once.',
    body: AccessKeyRequest,
    response: NewAccessKey,
    problems: [409],
  }),
  read: operation({
    id: 'getAccessKey',
    method: 'get',
    path: `${base}/{id}`,
    tag: 'access keys',
    access: 'admin',
    keys: false,
    status: 200,
    summary: 'Returns an access key.',
    params: IdParam,
    response: AccessKey,
    problems: [404],
  }),
  patch: operation({
    id: 'updateAccessKey',
    method: 'patch',
    path: `${base}/{id}`,
    tag: 'access keys',
    access: 'admin',
    keys: false,
    status: 200,
    summary: 'Renames, restricts, extends or revokes a key.',
    params: IdParam,
    body: AccessKeyPatch,
    response: AccessKey,
    problems: [404],
  }),
  remove: operation({
    id: 'deleteAccessKey',
    method: 'delete',
    path: `${base}/{id}/delete`,
    tag: 'access keys',
    access: 'admin',
    keys: false,
    status: 204,
    summary: 'Deletes a key; it’s refused from the next call on.',
    params: IdParam,
    problems: [404],
  }),
};

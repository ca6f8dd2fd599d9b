import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { SCOPES } from '../../platform/access/access-key.ts';
import type { AccessKeyRow } from '../../platform/access/store/access-keys.ts';

import type { AccessKey } from './schema.ts';

/** A key as admins see it, without the key. */
export function presentAccessKey(row: AccessKeyRow, now: Date): z.input<typeof AccessKey> {
  const { key } = row;
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: SCOPES.filter((scope) => key.scopes.includes(scope)),
    status: statusOf(row, now),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    created_by: presentPerson(row.creator),
    created_at: key.createdAt.toISOString(),
  };
}

function statusOf(
  { key, creatorPresent }: AccessKeyRow,
  now: Date,
): z.input<typeof AccessKey>['status'] {
  if (key.revokedAt !== null) return 'revoked';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired';
  return creatorPresent ? 'active' : 'suspended';
}

import type { AccessKey, AccessKeyStatus, Scope } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { both } from '../common/enums.ts';
import { fromId } from '../common/ids.ts';
import { toNodeId } from '../common/node-ids.ts';
import { mapPerson } from '../users/mappers.ts';

/** What an access key may be allowed. */
export const scope = both<Scope, Rest['Scope']>({
  READ: 'read',
  TRIAGE: 'triage',
  UPLOAD: 'upload',
  ADMIN: 'admin',
});
const status = both<AccessKeyStatus, Rest['AccessKey']['status']>({
  ACTIVE: 'active',
  EXPIRED: 'expired',
  REVOKED: 'revoked',
  SUSPENDED: 'suspended',
});

export function mapAccessKey(key: Rest['AccessKey']): AccessKey {
  return {
    id: fromId(key.id),
    nodeId: toNodeId('AccessKey', fromId(key.id)),
    name: key.name,
    hint: key.hint,
    scopes: key.scopes.map(scope.fromRest),
    status: status.fromRest(key.status),
    expiresAt: key.expires_at,
    lastUsedAt: key.last_used_at,
    createdBy: mapPerson(key.created_by),
    createdAt: key.created_at,
  };
}

import type { SourceCredential } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { mapReasons } from '../common/reasons.ts';

export function mapSourceCredential(credential: Rest['SourceCredential']): SourceCredential {
  return {
    sourceId: credential.source_id,
    sourceName: credential.source_name,
    isRequired: credential.is_required,
    fields: credential.fields.map(({ name, label, hint, is_secret, is_optional }) => ({
      name,
      label,
      hint,
      isSecret: is_secret,
      isOptional: is_optional,
    })),
    isConnected: credential.is_connected,
    account: credential.account,
    expiresAt: credential.expires_at,
    expiresSoon: credential.expires_soon,
    testedAt: credential.tested_at,
    problem: credential.problem,
    problemReasons: mapReasons(credential.problem_reasons),
    hookUrl: credential.hook_url,
    updatedAt: credential.updated_at,
  };
}

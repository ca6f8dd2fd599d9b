import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { SOURCES } from '../../domain/targets/sources.ts';

/**
 * Where an admin mends the connection that a target is stopped for.
 *
 * @returns null where that would not help: the target is not stopped, its source asks for no
 * credential, or what it watches is not there, with whatever credential
 */
export function connectionPath({
  source,
  health,
  problemKind,
}: Pick<TargetRowFragment, 'source' | 'health' | 'problemKind'>): string | null {
  const known = SOURCES.find(({ value }) => value === source);
  const isHelped = health === 'BLOCKED' && problemKind !== 'GONE' && known?.hasCredential === true;
  return isHelped ? `/admin/settings/sources/${known.id}` : null;
}

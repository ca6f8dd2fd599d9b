import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { SOURCES } from '../../lib/sources.ts';

/** Read as they are, with nothing to enter (docs/connectors.md). */
const WITHOUT_CREDENTIAL: readonly string[] = ['LOCAL_NETWORK', 'WEB_FEED', 'FILE_UPLOAD'];

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
  const id = SOURCES.find(({ value }) => value === source)?.id;
  const isHelped =
    health === 'BLOCKED' && problemKind !== 'GONE' && !WITHOUT_CREDENTIAL.includes(source);
  return id === undefined || !isHelped ? null : `/admin/settings/sources/${id}`;
}

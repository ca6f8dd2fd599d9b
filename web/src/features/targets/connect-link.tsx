import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { sourceLabel, SOURCES } from '../../lib/sources.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';

/** Read as they are, with nothing to enter (docs/connectors.md). */
const WITHOUT_CREDENTIAL: readonly string[] = ['LOCAL_NETWORK', 'WEB_FEED', 'FILE_UPLOAD'];

/** From a target that is stopped to the settings where an admin connects its source. Nothing for anybody else. */
export function ConnectLink({ target }: { target: Pick<TargetRowFragment, 'source' | 'sourceName' | 'health'> }) {
  const { isAdmin } = useViewer();
  const source = SOURCES.find(({ value }) => value === target.source);
  if (!isAdmin || target.health !== 'BLOCKED' || source === undefined || WITHOUT_CREDENTIAL.includes(source.value)) return null;
  return <Link className="target-connect" to={`/admin/settings/sources/${source.id}`}>{m.connectSource({ name: sourceLabel(target.sourceName) })}</Link>;
}

import { Link } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { connectionPath } from './connection-path.ts';

/**
 * From a target that is stopped to the settings where an admin connects its source. Nothing for
 * anybody else, nor where that would not help.
 */
export function ConnectLink({
  target,
}: {
  target: Pick<TargetRowFragment, 'source' | 'sourceName' | 'health' | 'problemKind'>;
}) {
  const { isAdmin } = useViewer();
  const path = connectionPath(target);
  if (!isAdmin || path === null) return null;
  return (
    <Link className="target-connect" to={path}>
      {m.checkConnection({ name: sourceLabel(target.sourceName) })}
    </Link>
  );
}

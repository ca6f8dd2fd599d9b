import * as m from '../../generated/messages/targets/index.ts';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { Ago } from '../../lib/ago.tsx';

/**
 * When a target was last collected, and when that was last tried in vain: "never" alone would say
 * that nobody has tried.
 */
export function LastScan({
  target: { lastScan, lastFailedAt },
}: {
  target: Pick<TargetRowFragment, 'lastScan' | 'lastFailedAt'>;
}) {
  return (
    <>
      {lastScan === null ? m.never : <Ago at={lastScan} />}
      {lastFailedAt !== null && (
        <small className="target-last-failed">
          {m.lastScanFailed}{' '}
          <span className="in-sentence">
            <Ago at={lastFailedAt} />
          </span>
        </small>
      )}
    </>
  );
}

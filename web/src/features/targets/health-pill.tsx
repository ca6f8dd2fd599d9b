import * as m from '../../generated/messages/targets/index.ts';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { formatMoment, timeSpan } from '../../lib/dates.ts';
import { useNow } from '../../ui/relative-time.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { healthOf } from './words.ts';

/** How the collection goes, and when the next one is due where one is. */
export function HealthPill({
  target,
}: {
  target: Pick<TargetRowFragment, 'health' | 'nextRunAt'>;
}) {
  const now = useNow();
  const { label, tone } = healthOf(target);
  const { health, nextRunAt } = target;
  const span = nextRunAt === null ? null : timeSpan(new Date(now), Date.parse(nextRunAt));
  if (nextRunAt === null || span === null || (health !== 'HEALTHY' && health !== 'DELAYED'))
    return <Pill tone={tone}>{label}</Pill>;
  return (
    <Pill tone={tone}>
      <span title={`${label}. ${m.nextScan}: ${formatMoment(nextRunAt)}`}>
        {health === 'HEALTHY' ? m.nextScanIn({ span }) : m.delayedNextScanIn({ span })}
      </span>
    </Pill>
  );
}

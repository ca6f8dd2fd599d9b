import type { LeftOut } from '../../../collectors/left-out.ts';
import { FINISHED, type Outcome } from '../../../collectors/problem.ts';
import type { RawRunContext, ReadyCollector } from '../../../collectors/ready-collector.ts';
import { isTooDeep } from '@vedetta/detection/formats/text/well-formed.ts';
import type { Services } from '../../../platform/services.ts';
import { insertDeliveries } from '../store/collector-runs.ts';
import { hurryTargets } from '../store/target-leases.ts';
import {
  claimReceiving,
  updateSourceCredential,
} from '../../credentials/store/source-credentials.ts';

/** A process that vanished while receiving is replaced after this. */
const LEASE_SECONDS = 90;
/** The rest is received by the next run. */
const MOST_PAGES = 100;

/**
 * Fetches what a vendor hands out once per credential and stores it with its position before
 * anything reads it. When another target's run receives at the moment there is nothing to do: its
 * messages are there for all, and it brings the others forward, also those whose run is just under
 * way and read before they were there.
 * @param targetId whose run this is.
 * @param leaveOut told of what cannot be stored; the rest is.
 */
export async function receiveFor(
  { db, now }: Pick<Services, 'db' | 'now'>,
  collector: ReadyCollector,
  { targetId, ...of }: { companyId: number; sourceId: number; targetId: number },
  context: RawRunContext,
  leaveOut: (all: readonly LeftOut[]) => void,
): Promise<Outcome> {
  if (collector.receive === null) return FINISHED;
  const row = await claimReceiving(db, of, LEASE_SECONDS);
  if (row === null) return FINISHED;
  const receiving = collector.receive({ ...context, position: row.position });
  try {
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const step = await receiving.next();
      if (step.done === true) return step.value;
      const { deliveries: all, position } = step.value;
      const deliveries = all.filter((delivery) => !isTooDeep(delivery));
      leaveOut(
        all.flatMap((delivery, index): LeftOut[] =>
          isTooDeep(delivery)
            ? [{ name: `message ${index + 1} before ${position}`, why: 'notStored' }]
            : [],
        ),
      );
      await db.transaction(async (tx) => {
        await insertDeliveries(tx, of, deliveries);
        await updateSourceCredential(tx, of, { position });
        if (deliveries.length > 0) await hurryTargets(tx, { ...of, but: targetId }, now());
      });
    }
    return FINISHED;
  } finally {
    await receiving.return(FINISHED);
    await updateSourceCredential(db, of, { lockedUntil: null });
  }
}

import { say } from '@vedetta/messages/say.ts';
import type { ReadyCollector } from '../../../collectors/ready-collector.ts';
import { invalid, notFound } from '../../../platform/errors/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { transact } from '../../events/store/outbox.ts';
import {
  deleteSourceCredential,
  findSourceCredential,
  putSourceCredential,
  updateSourceCredential,
  type SourceCredentialRow,
} from '../store/source-credentials.ts';
import { restartTargets } from '../../targets/store/target-leases.ts';
import { contextOf, sealCredential } from './credential-context.ts';

type Actor = { userId: number; companyId: number; address: string };
type Needs = Pick<Services, 'db' | 'bus' | 'now' | 'secrets' | 'collectors' | 'outbound'>;
const DAY_MS = 86_400_000;
interface Connected {
  collector: ReadyCollector;
  row: SourceCredentialRow;
}

/**
 * Stores what an admin entered for a source, encrypted, and lets its targets begin anew.
 * @throws HttpProblem 404 when the source takes no credential, 422 per field.
 */
export async function setCredential(
  services: Needs,
  actor: Actor,
  sourceId: number,
  given: Readonly<Record<string, string>>,
): Promise<Connected> {
  const collector = takerOf(services, sourceId);
  const entered = Object.fromEntries(
    Object.entries(given)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const checked = collector.checkCredential(entered);
  if (!checked.ok)
    throw invalid(
      ...checked.problems.map(({ field, message }) => ({
        path: field === '' ? 'values' : `values.${field}`,
        message,
        code: 'custom',
      })),
    );
  const now = services.now();
  const row = await transact(services, async (tx, outbox) => {
    const stored = await putSourceCredential(
      tx,
      { companyId: actor.companyId, sourceId },
      {
        sealed: sealCredential(services, checked.value),
        account: null,
        expiresAt: endOf(collector, now),
        testedAt: null,
        problem: null,
        changedBy: actor.userId,
        updatedAt: now,
      },
    );
    for (const id of await restartTargets(tx, actor.companyId, sourceId, now))
      outbox.event(actor.companyId, { type: 'target.changed', target_id: id });
    await recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'source-credential.set',
      subject: `source:${sourceId}`,
      address: actor.address,
      detail: { source: collector.name },
      now,
    });
    return stored;
  });
  return { collector, row };
}

/**
 * Asks the vendor whether the stored credential works, and keeps the answer: as whom, until when,
 * or why not.
 * @throws HttpProblem 404 when nothing is stored.
 */
export async function testCredential(
  services: Needs,
  actor: Actor,
  sourceId: number,
  signal: AbortSignal,
): Promise<Connected> {
  const { db, now } = services;
  const collector = takerOf(services, sourceId);
  const of = { companyId: actor.companyId, sourceId };
  if ((await findSourceCredential(db, of)) === null) throw notFound(say('thingCredential'));
  const tested = await collector.test(await contextOf(services, of, signal));
  await updateSourceCredential(db, of, {
    testedAt: now(),
    problem: tested.ok ? null : [tested.problem.why],
    ...(tested.ok ? { account: tested.value.account } : {}),
    // What the vendor does not say does not unsay what was known.
    ...(tested.ok && tested.value.expiresAt !== null ? { expiresAt: tested.value.expiresAt } : {}),
  });
  const row = await findSourceCredential(db, of);
  if (row === null) throw notFound(say('thingCredential'));
  await db.transaction((tx) =>
    recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'source-credential.tested',
      subject: `source:${sourceId}`,
      address: actor.address,
      detail: { source: collector.name, works: tested.ok },
      now: now(),
    }),
  );
  return { collector, row };
}

/** @throws HttpProblem 404 when nothing is stored. */
export async function deleteCredential(
  services: Needs,
  actor: Actor,
  sourceId: number,
): Promise<void> {
  const collector = takerOf(services, sourceId);
  await services.db.transaction(async (tx) => {
    if (!(await deleteSourceCredential(tx, { companyId: actor.companyId, sourceId })))
      throw notFound(say('thingCredential'));
    await recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'source-credential.deleted',
      subject: `source:${sourceId}`,
      address: actor.address,
      detail: { source: collector.name },
      now: services.now(),
    });
  });
}

/** When a credential that is entered now ends at the latest; null when nobody knows. */
function endOf({ credential }: ReadyCollector, now: Date): Date | null {
  return credential?.lifetimeDays == null
    ? null
    : new Date(now.getTime() + credential.lifetimeDays * DAY_MS);
}

function takerOf({ collectors }: Pick<Services, 'collectors'>, sourceId: number): ReadyCollector {
  const collector = collectors.find(sourceId);
  if (collector?.credential == null) throw notFound(say('thingCredential'));
  return collector;
}

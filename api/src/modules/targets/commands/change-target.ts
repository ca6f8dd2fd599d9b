import { say } from '@vedetta/messages/say.ts';
import type { AuditDetail } from '../../../platform/audit/acts.ts';
import { sourceName, WATCHED_SOURCES } from '../../../collectors/sources.ts';
import { checkTarget } from '../check-target.ts';
import { alreadyWatched } from '../target-problems.ts';
import { invalid, notFound } from '../../../platform/errors/problems.ts';
import { TargetTypeField } from '../source-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { isUniqueViolation } from '../../../platform/database/database.ts';
import { transact } from '../../events/store/outbox.ts';
import { FRESH_START } from '../store/target-leases.ts';
import { deleteTarget, lockTarget, updateTarget, type TargetRow } from '../store/targets.ts';

type Actor = { userId: number; companyId: number; address: string };
type TargetServices = Pick<Services, 'db' | 'bus' | 'now'>;

export interface TargetChanges {
  isActive?: boolean | undefined;
  accountUsername?: string | null | undefined;
  searchString?: string | null | undefined;
}

/**
 * Pauses, resumes or mends a target; what is left out stays. What was collected stays with it.
 * @throws HttpProblem 404, 409 when that is watched already, 422 per field.
 */
export async function updateTargetOfCompany(
  services: TargetServices,
  actor: Actor,
  id: number,
  changes: TargetChanges,
): Promise<TargetRow> {
  let wanted = '';
  return transact(services, async (tx, outbox) => {
    const before = await lockTarget(tx, actor.companyId, id);
    if (before === null) throw notFound(say('thingTarget'));
    const { accountUsername, searchString } = checked(before, changes);
    const after = { isActive: changes.isActive ?? before.isActive, accountUsername, searchString };
    wanted = `“${accountUsername ?? searchString ?? ''}” on ${sourceName(before.sourceId)}`;
    const detail: AuditDetail = {
      ...(after.isActive === before.isActive ? {} : { isActive: after.isActive }),
      ...(accountUsername === before.accountUsername ? {} : { accountUsername }),
      ...(searchString === before.searchString ? {} : { searchString }),
    };
    if (Object.keys(detail).length === 0) return before;
    const row = await updateTarget(tx, id, {
      ...after,
      ...freshStart(before, after, services.now()),
    });
    if (row === null) throw notFound(say('thingTarget'));
    outbox.event(actor.companyId, { type: 'target.changed', target_id: id });
    await recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'target.changed',
      subject: `target:${id}`,
      address: actor.address,
      detail,
      now: services.now(),
    });
    return row;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? alreadyWatched([
          {
            path: '',
            message: say('targetWatched', { name: wanted }),
            code: 'duplicate',
          },
        ])
      : error;
  });
}

/**
 * Whoever changes or resumes a target sees it collected at once; another account or search has no
 * past. A collection under way loses its lease.
 */
function freshStart(
  before: TargetRow,
  after: Pick<TargetRow, 'accountUsername' | 'searchString'>,
  now: Date,
) {
  const isSame =
    before.accountUsername === after.accountUsername &&
    (before.type !== 'search' || before.searchString === after.searchString);
  return { ...FRESH_START, nextRunAt: now, note: null, ...(isSame ? {} : { watermark: null }) };
}

/**
 * Only what the caller changes is checked anew: a rule that became stricter does not keep anybody
 * from pausing.
 */
function checked(
  before: TargetRow,
  changes: TargetChanges,
): Pick<TargetRow, 'accountUsername' | 'searchString'> {
  if (changes.accountUsername === undefined && changes.searchString === undefined) return before;
  const source = WATCHED_SOURCES.find(({ id }) => id === before.sourceId);
  if (source === undefined) return before;
  const result = checkTarget({
    sourceId: source.id,
    type: TargetTypeField.parse(before.type),
    accountUsername:
      changes.accountUsername === undefined ? before.accountUsername : changes.accountUsername,
    searchString: changes.searchString === undefined ? before.searchString : changes.searchString,
  });
  if (!result.ok)
    throw invalid(
      ...result.problems.map(({ field, message }) => ({ path: field, message, code: 'custom' })),
    );
  return result.target;
}

/**
 * Stops watching. Media and alerts stay and say by name what they came from.
 * @throws HttpProblem 404.
 */
export async function deleteTargetOfCompany(
  services: TargetServices,
  actor: Actor,
  id: number,
): Promise<void> {
  await transact(services, async (tx, outbox) => {
    const row = await lockTarget(tx, actor.companyId, id);
    if (row === null) throw notFound(say('thingTarget'));
    await deleteTarget(tx, id);
    outbox.event(actor.companyId, { type: 'target.changed', target_id: id });
    const detail = {
      source: sourceName(row.sourceId),
      type: row.type,
      account_username: row.accountUsername,
      search_string: row.searchString,
    };
    await recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'target.deleted',
      subject: `target:${id}`,
      address: actor.address,
      detail,
      now: services.now(),
    });
  });
}

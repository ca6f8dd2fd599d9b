import { say } from '@vedetta/messages/say.ts';
import { sourceName } from '../../../collectors/sources.ts';
import { checkTarget, type TargetInput } from '../check-target.ts';
import type { FieldError } from '../../../platform/errors/http-problem.ts';
import { invalid } from '../../../platform/errors/problems.ts';
import { alreadyWatched } from '../target-problems.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { transact } from '../../events/store/outbox.ts';
import { insertTargets, type NewTarget, type TargetRow } from '../store/targets.ts';

export type NewTargetInput = TargetInput & { isActive: boolean };

/**
 * Starts to watch several things, all of them or none.
 * @returns the stored targets, in the order given.
 * @throws HttpProblem 422 with one entry per field, `targets.0.account_username`; 409 naming each
 * one that is watched already or stands twice in the list.
 */
export async function createTargets(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  actor: { userId: number; companyId: number; address: string },
  items: readonly NewTargetInput[],
): Promise<TargetRow[]> {
  const errors: FieldError[] = [];
  const rows = items.flatMap((item, index): NewTarget[] => {
    const checked = checkTarget(item);
    if (checked.ok)
      return [
        {
          companyId: actor.companyId,
          sourceId: item.sourceId,
          type: item.type,
          isActive: item.isActive,
          ...checked.target,
        },
      ];
    errors.push(
      ...checked.problems.map(({ field, message }) => ({
        path: `targets.${index}.${field}`,
        message,
        code: 'custom',
      })),
    );
    return [];
  });
  if (errors.length > 0) throw invalid(...errors);

  return transact(services, async (tx, outbox) => {
    const stored = await insertTargets(tx, rows);
    const left = new Map(stored.map((row) => [identity(row), row]));
    const twice = rows.flatMap((row, index): FieldError[] => {
      if (left.delete(identity(row))) return [];
      const what = row.accountUsername ?? row.searchString ?? '';
      return [
        {
          path: `targets.${index}`,
          message: say('targetWatchedOn', { name: what, source: sourceName(row.sourceId) }),
          code: 'duplicate',
        },
      ];
    });
    if (twice.length > 0) throw alreadyWatched(twice);
    for (const row of stored) {
      outbox.event(actor.companyId, { type: 'target.changed', target_id: row.id });
      await recordAudit(tx, {
        companyId: actor.companyId,
        actorId: actor.userId,
        action: 'target.created',
        subject: `target:${row.id}`,
        address: actor.address,
        now: services.now(),
      });
    }
    return stored;
  });
}

/** What the unique index of the table compares. */
const identity = (row: Pick<NewTarget, 'sourceId' | 'type' | 'accountUsername' | 'searchString'>) =>
  JSON.stringify([
    row.sourceId,
    row.type,
    row.accountUsername?.toLowerCase() ?? '',
    row.searchString?.toLowerCase() ?? '',
  ]);

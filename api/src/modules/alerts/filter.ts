import type { z } from 'zod';
import { notFound } from '../../platform/errors/problems.ts';
import { deletedAt } from '../../platform/audit/audit.ts';
import { unknownInFilter, type AlertFilter } from './store/alert-filter.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { AlertCountsRequest, AlertListRequest } from './list-schema.ts';

type FilterBody = z.output<typeof AlertCountsRequest> &
  Pick<z.output<typeof AlertListRequest>, 'status'>;

/**
 * The filter members of a body as the stores take them. Users and targets that the company has
 * deleted stay what a list can be narrowed to: links and saved views outlive them.
 * @throws HttpProblem 404 for ids of another company, in a filter as anywhere else.
 */
export async function filterOf(
  db: Db | Tx,
  companyId: number,
  body: FilterBody,
): Promise<AlertFilter> {
  const filter: AlertFilter = {
    companyId,
    statuses: body.status === undefined ? [] : [body.status].flat(),
    sourceIds: body.source_ids ?? [],
    severities: body.severity ?? [],
    targetIds: body.target_ids ?? [],
    assigneeIds: [...(body.assigned_to ?? []), ...(body.unassigned === true ? [null] : [])],
    detectors: body.detectors ?? [],
    feedback: body.feedback ?? [],
    hours: (body.hours ?? []).map(({ weekday, hour, time_zone: timeZone }) => ({
      weekday,
      hour,
      timeZone,
    })),
    search: body.search_query ?? '',
    ...(body.time_from === undefined ? {} : { from: new Date(body.time_from) }),
    ...(body.time_to === undefined ? {} : { to: new Date(body.time_to) }),
  };
  const { targetIds, assigneeIds } = await unknownInFilter(db, filter);
  const gone = {
    targets: await deletedAt(db, companyId, 'target', targetIds),
    users: await deletedAt(db, companyId, 'user', assigneeIds),
  };
  if (targetIds.some((id) => !gone.targets.has(id))) throw notFound('target');
  if (assigneeIds.some((id) => !gone.users.has(id))) throw notFound('colleague');
  return { ...filter, leftAt: [...gone.users.values()] };
}

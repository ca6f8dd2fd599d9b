import { say } from '@vedetta/messages/say.ts';
import { createTargets } from './commands/create-targets.ts';
import { deleteTargetOfCompany, updateTargetOfCompany } from './commands/change-target.ts';
import { notFound } from '../../platform/errors/problems.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listRuns } from './store/collector-runs.ts';
import { figuresOfTargets } from './store/target-figures.ts';
import { findTarget, listTargets, type TargetRow } from './store/targets.ts';
import { presentRun, presentSources, presentTarget, presentTargetTypes } from './presenter.ts';
import { targetOperations as operations } from './schema.ts';

/** `/api/target/v1/`: what the company watches. */
export function targetRoutes(services: Services): Route[] {
  const { db } = services;
  const withFigures = async (row: TargetRow) =>
    presentTarget(row, (await figuresOfTargets(db, [row.id], services.now())).get(row.id));
  return [
    route(operations.list, async ({ caller, body }) => {
      const sourceNames = body.source_name === undefined ? [] : [body.source_name].flat();
      const filter = {
        companyId: caller.companyId,
        isActive: body.is_active,
        sourceNames,
        search: body.search_query,
      };
      const { count, rows } = await listTargets(
        db,
        filter,
        { by: body.sort, direction: body.sortDirection },
        { page: body.page, pageSize: body.page_size },
      );
      const figures = await figuresOfTargets(
        db,
        rows.map(({ id }) => id),
        services.now(),
      );
      return pageAnswer(
        operations.list.path,
        body,
        count,
        rows.map((row) => presentTarget(row, figures.get(row.id))),
      );
    }),
    route(operations.types, async () => presentTargetTypes()),
    route(operations.sources, async () => presentSources()),
    route(operations.create, async ({ caller, body, address }) => {
      const items = body.targets.map(
        ({ source_id, type, account_username, search_string, is_active }) => ({
          sourceId: source_id,
          type,
          accountUsername: account_username,
          searchString: search_string,
          isActive: is_active,
        }),
      );
      return (await createTargets(services, { ...caller, address }, items)).map((row) =>
        presentTarget(row),
      );
    }),
    route(operations.read, async ({ caller, params }) => {
      const found = await findTarget(db, caller.companyId, params.id);
      if (found === null) throw notFound(say('thingTarget'));
      return withFigures(found);
    }),
    route(operations.runs, async ({ caller, params, query }) => {
      if ((await findTarget(db, caller.companyId, params.id)) === null)
        throw notFound(say('thingTarget'));
      const { count, rows } = await listRuns(
        db,
        { companyId: caller.companyId, targetId: params.id },
        { page: query.page, pageSize: query.page_size },
      );
      return pageAnswer(
        operations.runs.path.replace('{id}', String(params.id)),
        query,
        count,
        rows.map(presentRun),
      );
    }),
    route(operations.patch, async ({ caller, params, body, address }) => {
      const changes = {
        isActive: body.is_active,
        accountUsername: body.account_username,
        searchString: body.search_string,
      };
      return withFigures(
        await updateTargetOfCompany(services, { ...caller, address }, params.id, changes),
      );
    }),
    route(operations.remove, async ({ caller, params, address }) => {
      await deleteTargetOfCompany(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}

import { createTargets } from '../../commands/targets/create-targets.ts';
import { deleteTargetOfCompany, updateTargetOfCompany } from '../../commands/targets/change-target.ts';
import { notFound } from '../../errors/problems.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findTarget, listTargets } from '../../stores/targets.ts';
import { presentSources, presentTarget, presentTargetTypes } from './presenter.ts';
import { targetOperations as operations } from './schema.ts';

/** `/api/target/v1/`: what the company watches. */
export function targetRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(operations.list, async ({ caller, body }) => {
      const sourceNames = body.source_name === undefined ? [] : [body.source_name].flat();
      const filter = { companyId: caller.companyId, isActive: body.is_active, sourceNames, search: body.search_query };
      const { count, rows } = await listTargets(db, filter, { by: body.sort, direction: body.sortDirection }, { page: body.page, pageSize: body.page_size });
      return pageAnswer(operations.list.path, body, count, rows.map(presentTarget));
    }),
    route(operations.types, async () => presentTargetTypes()),
    route(operations.sources, async () => presentSources()),
    route(operations.create, async ({ caller, body, address }) => {
      const items = body.targets.map(({ source_id, type, account_username, search_string, is_active }) => ({
        sourceId: source_id, type, accountUsername: account_username, searchString: search_string, isActive: is_active,
      }));
      return (await createTargets(services, { ...caller, address }, items)).map(presentTarget);
    }),
    route(operations.read, async ({ caller, params }) => {
      const found = await findTarget(db, caller.companyId, params.id);
      if (found === null) throw notFound('target');
      return presentTarget(found);
    }),
    route(operations.patch, async ({ caller, params, body, address }) => {
      const changes = { isActive: body.is_active, accountUsername: body.account_username, searchString: body.search_string };
      return presentTarget(await updateTargetOfCompany(services, { ...caller, address }, params.id, changes));
    }),
    route(operations.remove, async ({ caller, params, address }) => {
      await deleteTargetOfCompany(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}

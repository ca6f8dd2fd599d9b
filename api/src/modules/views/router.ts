import { createView, deleteView, updateView } from './commands/manage-views.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listViews } from './store/saved-views.ts';
import { presentView } from './presenter.ts';
import { viewOperations as operations } from './schema.ts';

/** `/api/views/v1/`: lists of the threat manager that people keep by a name. */
export function viewRoutes(services: Services): Route[] {
  return [
    route(operations.list, async ({ caller }) => ({
      results: (await listViews(services.db, caller)).map((row) => presentView(row, caller)),
    })),
    route(operations.create, async ({ caller, body, address }) =>
      presentView(
        await createView(
          services,
          { ...caller, address },
          { name: body.name, query: body.query, isShared: body.is_shared },
        ),
        caller,
      ),
    ),
    route(operations.patch, async ({ caller, params, body, address }) => {
      const changes = {
        name: body.name,
        query: body.query,
        isShared: body.is_shared,
        isFirst: body.is_default,
      };
      return presentView(
        await updateView(services, { ...caller, address }, params.id, changes),
        caller,
      );
    }),
    route(operations.remove, async ({ caller, params, address }) => {
      await deleteView(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}

import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { loadAlertDetails, walkAlerts } from './store/walks.ts';
import { filterOf } from './filter.ts';
import { presentAlert, presentAlertDetail } from './presenter.ts';
import { alertOperations as operations } from './schema.ts';

/** Many alerts for programs: all of them in order, or those of given ids. */
export function alertWalkRoutes({ db }: Services): Route[] {
  return [
    route(operations.walk, async ({ caller, body }) => {
      const { rows, next } = await walkAlerts(db, await filterOf(db, caller.companyId, body), {
        after: body.after,
        limit: body.limit,
      });
      return { results: rows.map(presentAlert), next };
    }),
    route(operations.details, async ({ caller, body }) => {
      const found = await loadAlertDetails(db, caller.companyId, body.ids);
      return { results: found.map(({ row, findings }) => presentAlertDetail(row, findings)) };
    }),
  ];
}

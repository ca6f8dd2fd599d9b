import { say } from '@vedetta/messages/say.ts';
import {
  changeIndicatorList,
  createIndicatorList,
  refreshIndicatorList,
  removeIndicatorList,
  replaceIndicators,
} from './commands/manage-lists.ts';
import { MOST_LIST_BYTES } from './commands/refresh-list.ts';
import { notFound } from '../../platform/errors/problems.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { findIndicatorList, pageOfIndicatorLists } from './store/indicator-lists.ts';
import { presentIndicatorList } from './presenter.ts';
import { receiveFile } from './receive-file.ts';
import { indicatorListOperations as operations } from './schema.ts';

/**
 * `/api/indicator_lists/v1/`: lists of known threats, and of what is known to be ordinary, that a
 * company imports.
 */
export function indicatorListRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(operations.list, async ({ caller, query }) => {
      const { count, rows } = await pageOfIndicatorLists(db, caller.companyId, {
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(operations.list.path, query, count, rows.map(presentIndicatorList));
    }),
    route(operations.create, async ({ caller, body, address }) =>
      presentIndicatorList(
        await createIndicatorList(
          services,
          { ...caller, address },
          {
            name: body.name,
            role: body.role,
            severity: body.severity,
            url: body.url,
            refreshHours: body.refresh_hours,
          },
        ),
      ),
    ),
    route(operations.read, async ({ caller, params }) => {
      const row = await findIndicatorList(db, caller.companyId, params.id);
      if (row === null) throw notFound(say('thingIndicatorList'));
      return presentIndicatorList(row);
    }),
    route(operations.patch, async ({ caller, params, body, address }) =>
      presentIndicatorList(
        await changeIndicatorList(services, { ...caller, address }, params.id, {
          name: body.name,
          role: body.role,
          severity: body.severity,
          refreshHours: body.refresh_hours,
        }),
      ),
    ),
    route(operations.remove, async ({ caller, params, address }) => {
      await removeIndicatorList(services, { ...caller, address }, params.id);
      return undefined;
    }),
    route(operations.refresh, async ({ caller, params, address }) =>
      presentIndicatorList(await refreshIndicatorList(services, { ...caller, address }, params.id)),
    ),
    route(operations.file, async ({ caller, params, address, req }) =>
      presentIndicatorList(
        await replaceIndicators(
          services,
          { ...caller, address },
          params.id,
          await receiveFile(req, MOST_LIST_BYTES),
        ),
      ),
    ),
  ];
}

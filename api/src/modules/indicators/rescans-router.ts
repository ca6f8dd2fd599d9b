import { say } from '@vedetta/messages/say.ts';
import { cancelRescan, startRescan } from './commands/start-rescan.ts';
import { termChanges } from '../company/commands/term-changes.ts';
import { notFound } from '../../platform/errors/problems.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { findRescan } from './store/rescans.ts';
import { presentRescan } from './rescans-presenter.ts';
import { rescanOperations as operations } from './rescans-schema.ts';

/**
 * `/api/settings/v1/rescans/`: what a change of the lists would do, and what the lists in force do
 * to what is stored.
 */
export function rescanRoutes(services: Services): Route[] {
  return [
    route(operations.start, async ({ caller, body, address }) => {
      const change =
        body.change === undefined
          ? null
          : termChanges(body.change).map(({ kind, act, terms }) => ({ kind, act, terms }));
      return presentRescan(await startRescan(services, { ...caller, address }, change));
    }),
    route(operations.read, async ({ caller, params }) => {
      const row = await findRescan(services.db, caller.companyId, params.id);
      if (row === null) throw notFound(say('thingRescan'));
      return presentRescan(row);
    }),
    route(operations.cancel, async ({ caller, params, address }) =>
      presentRescan(await cancelRescan(services, { ...caller, address }, params.id)),
    ),
  ];
}

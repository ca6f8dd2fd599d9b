import { say } from '@vedetta/messages/say.ts';
import {
  changeWebhook,
  createWebhook,
  pingWebhook,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
} from './commands/manage-webhooks.ts';
import { notFound } from '../../platform/errors/problems.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listDeliveries } from './store/webhook-deliveries.ts';
import { findWebhook, listWebhooks } from './store/webhooks.ts';
import { presentDelivery, presentWebhook } from './presenter.ts';
import { webhookOperations as operations } from './schema.ts';

/** `/api/webhooks/v1/`: links that are told what happens, and the log of what they were told. */
export function webhookRoutes(services: Services): Route[] {
  const { db } = services;
  const load = async (companyId: number, id: number) => {
    const row = await findWebhook(db, companyId, id);
    if (row === null) throw notFound(say('thingWebhook'));
    return row;
  };
  return [
    route(operations.list, async ({ caller, query }) => {
      const { count, rows } = await listWebhooks(db, caller.companyId, {
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(operations.list.path, query, count, rows.map(presentWebhook));
    }),
    route(operations.create, async ({ caller, body, address }) => {
      const { row, secret } = await createWebhook(services, { ...caller, address }, body);
      return { webhook: presentWebhook(row), secret };
    }),
    route(operations.read, async ({ caller, params }) =>
      presentWebhook(await load(caller.companyId, params.id)),
    ),
    route(operations.patch, async ({ caller, params, body, address }) => {
      const changes = {
        name: body.name,
        url: body.url,
        kinds: body.kinds,
        isActive: body.is_active,
      };
      return presentWebhook(
        await changeWebhook(services, { ...caller, address }, params.id, changes),
      );
    }),
    route(operations.remove, async ({ caller, params, address }) => {
      await removeWebhook(services, { ...caller, address }, params.id);
      return undefined;
    }),
    route(operations.rotateSecret, async ({ caller, params, address }) => {
      const { row, secret } = await rotateWebhookSecret(
        services,
        { ...caller, address },
        params.id,
      );
      return { webhook: presentWebhook(row), secret };
    }),
    route(operations.ping, async ({ caller, params, address }) =>
      presentDelivery(await pingWebhook(services, { ...caller, address }, params.id)),
    ),
    route(operations.deliveries, async ({ caller, params, query }) => {
      await load(caller.companyId, params.id);
      const { count, rows } = await listDeliveries(db, {
        webhookId: params.id,
        state: query.state,
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(
        operations.deliveries.path.replace('{id}', String(params.id)),
        query,
        count,
        rows.map(presentDelivery),
      );
    }),
    route(operations.replay, async ({ caller, params, address }) =>
      presentDelivery(
        await replayDelivery(services, { ...caller, address }, params.id, params.delivery_id),
      ),
    ),
  ];
}

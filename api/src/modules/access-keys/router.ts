import { say } from '@vedetta/messages/say.ts';
import { changeAccessKey, createAccessKey, removeAccessKey } from './commands/manage-keys.ts';
import { notFound } from '../../platform/errors/problems.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { findAccessKey, listAccessKeys } from '../../platform/access/store/access-keys.ts';
import { presentAccessKey } from './presenter.ts';
import { accessKeyOperations as operations } from './schema.ts';

/** `/api/integrations/v1/access-keys/`: keys for integrators. */
export function accessKeyRoutes(services: Services): Route[] {
  const { db, now } = services;
  return [
    route(operations.list, async ({ caller, query }) => {
      const { count, rows } = await listAccessKeys(db, caller.companyId, {
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(
        operations.list.path,
        query,
        count,
        rows.map((row) => presentAccessKey(row, now())),
      );
    }),
    route(operations.create, async ({ caller, body, address }) => {
      const { row, key } = await createAccessKey(
        services,
        { ...caller, address },
        { name: body.name, scopes: body.scopes, expiresAt: moment(body.expires_at) ?? null },
      );
      return { access_key: presentAccessKey(row, now()), key };
    }),
    route(operations.read, async ({ caller, params }) => {
      const row = await findAccessKey(db, caller.companyId, params.id);
      if (row === null) throw notFound(say('thingAccessKey'));
      return presentAccessKey(row, now());
    }),
    route(operations.patch, async ({ caller, params, body, address }) => {
      const changes = {
        name: body.name,
        scopes: body.scopes,
        expiresAt: moment(body.expires_at),
        revoked: body.is_revoked,
      };
      return presentAccessKey(
        await changeAccessKey(services, { ...caller, address }, params.id, changes),
        now(),
      );
    }),
    route(operations.remove, async ({ caller, params, address }) => {
      await removeAccessKey(services, { ...caller, address }, params.id);
      return undefined;
    }),
  ];
}

/** undefined: leave it as it is; null: none. */
const moment = (text: string | null | undefined) => (text == null ? text : new Date(text));

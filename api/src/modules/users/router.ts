import { say } from '@vedetta/messages/say.ts';
import { presentPerson } from '../../platform/http/present-person.ts';
import { deleteUser } from './commands/delete-user.ts';
import { register } from './commands/register.ts';
import { resetMfa } from './commands/reset-mfa.ts';
import { requestEmailVerification, verifyEmail } from './commands/verify-email.ts';
import { updateUserRecord } from './commands/update-user.ts';
import { notFound, unauthenticated } from '../../platform/errors/problems.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { mayReadUser } from './policy.ts';
import type { Services } from '../../platform/services.ts';
import { newestEventId } from '../events/store/events.ts';
import { listColleagues, listUsers, loadUser } from './store/users.ts';

import { presentUser, presentWhoAmI } from './presenter.ts';
import { userOperations as operations } from './schema.ts';

/** `/api/user/v1/`: people. */
export function userRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(operations.register, async ({ body, address }) => {
      await register(services, body, address);
      return { email: body.email };
    }),
    route(operations.verifyEmail, ({ body, address }) =>
      verifyEmail(services, body.token, address),
    ),
    route(operations.requestEmailVerification, async ({ body, address }) => {
      await requestEmailVerification(services, body.email, address);
      return { email: body.email };
    }),
    route(operations.whoami, async ({ caller }) => {
      const [position, found] = await Promise.all([
        newestEventId(db, caller.companyId),
        loadUser(db, caller.companyId, caller.userId),
      ]);
      if (!found) throw unauthenticated();
      return presentWhoAmI(found, position, services.env.CONTACT_EMAIL);
    }),
    route(operations.list, async ({ caller, body }) => {
      const filter = {
        isActive: body.is_active,
        isApproved: body.is_approved,
        groups: body.groups,
        search: body.search_query,
      };
      const { count, rows } = await listUsers(
        db,
        caller.companyId,
        filter,
        body.sort,
        body.sortDirection,
        { page: body.page, pageSize: body.page_size },
      );
      return pageAnswer(operations.list.path, body, count, rows.map(presentUser));
    }),
    route(operations.colleagues, async ({ caller, body }) => {
      const { count, rows } = await listColleagues(
        db,
        caller.companyId,
        { search: body.search_query, ids: body.ids, mayTriage: body.may_triage },
        { page: body.page, pageSize: body.page_size },
      );
      return pageAnswer(operations.colleagues.path, body, count, rows.map(presentPerson));
    }),
    route(operations.read, async ({ caller, params }) => {
      const found = mayReadUser(caller, params.id)
        ? await loadUser(db, caller.companyId, params.id)
        : null;
      if (!found) throw notFound(say('thingUser'));
      return presentUser(found);
    }),
    route(operations.patch, async ({ caller, params, body, address }) =>
      presentUser(await updateUserRecord(services, caller, params.id, body, address)),
    ),
    route(operations.remove, async ({ caller, params, address }) => {
      await deleteUser(services, caller, params.id, address);
      return undefined;
    }),
    route(operations.resetMfa, async ({ caller, params, address }) => {
      await resetMfa(services, caller, params.id, address);
      return undefined;
    }),
  ];
}

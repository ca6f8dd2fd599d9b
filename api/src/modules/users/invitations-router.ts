import { acceptInvitation, readInvitation } from './commands/accept-invitation.ts';
import { invite, withdrawInvitation } from './commands/invite.ts';
import { once } from '../../platform/http/idempotency.ts';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { listInvitations } from './store/invitations.ts';
import { fullName } from '../../platform/database/people.ts';
import { GroupNameField } from './schema.ts';
import { presentInvitation } from './invitations-presenter.ts';
import { invitationOperations as operations } from './invitations-schema.ts';

/** Invitations: admins send and withdraw them, the invited accept them. */
export function invitationRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(operations.list, async ({ caller, query }) => {
      const now = services.now();
      const { count, rows } = await listInvitations(db, caller.companyId, query.state, now, {
        page: query.page,
        pageSize: query.page_size,
      });
      return pageAnswer(
        operations.list.path,
        query,
        count,
        rows.map((row) => presentInvitation(row, now)),
      );
    }),
    route(operations.invite, async (call) => {
      const { caller, body, address } = call;
      return once(services, call, operations.invite, async (work) =>
        presentInvitation(
          await invite({ ...services, ...work }, caller, body, address),
          services.now(),
        ),
      );
    }),
    route(operations.withdraw, async ({ caller, params, address }) => {
      await withdrawInvitation(services, caller, params.id, address);
      return undefined;
    }),
    route(operations.read, async ({ body }) => {
      const { invitation, company, inviter } = await readInvitation(services, body.token);
      return {
        email: invitation.email,
        company: company.name,
        group_name: GroupNameField.parse(invitation.groupName),
        invited_by: inviter === null ? null : fullName(inviter),
        expires_at: invitation.expiresAt.toISOString(),
      };
    }),
    route(operations.accept, async ({ body, address }) =>
      acceptInvitation(services, body, address),
    ),
  ];
}

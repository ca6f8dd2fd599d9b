import { changePassword } from './commands/change-password.ts';
import { confirmPasswordReset, requireResetLink } from './commands/confirm-reset.ts';
import { requestPasswordReset } from './commands/request-reset.ts';
import { deviceOf, keepSession } from './keep-session.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { passwordOperations as operations } from './passwords-schema.ts';

/** Changing a password, and choosing another one when it is forgotten. */
export function passwordRoutes(services: Services): Route[] {
  return [
    route(operations.change, async ({ caller, body, address, req, res }) => ({
      access: keepSession(
        res,
        await changePassword(services, caller, body, deviceOf(req, address)),
      ),
    })),
    route(operations.requestReset, async ({ body, address }) => {
      await requestPasswordReset(services, body.email, address);
      return { email: body.email };
    }),
    route(operations.readResetLink, async ({ body }) => {
      await requireResetLink(services, body);
      return undefined;
    }),
    route(operations.confirmReset, async ({ params, body, address }) => {
      await confirmPasswordReset(services, params, body, address);
      return undefined;
    }),
  ];
}

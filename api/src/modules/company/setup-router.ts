import { completeSetup } from './commands/complete-setup.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { anyCompany } from './store/companies.ts';
import { setupOperations as operations } from './setup-schema.ts';

/** `/api/setup/v1/`: the first-run set-up. */
export function setupRoutes(services: Services): Route[] {
  return [
    route(operations.state, async () => ({
      required: !(await anyCompany(services.db)),
      sends_mail: services.env.MAIL_URL !== null,
    })),
    route(operations.create, async ({ body, address }) => {
      const { user, company } = await completeSetup(services, body, address);
      return {
        user_id: user.id,
        email: user.email,
        company: { id: company.id, name: company.name },
      };
    }),
  ];
}

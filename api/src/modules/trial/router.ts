import { activateTrial, readTrialLink } from './commands/activate-trial.ts';
import { requestTrial } from './commands/request-trial.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { trialOperations as operations } from './schema.ts';

/** The free trial, from the form to the first sign-in. */
export function trialRoutes(services: Services): Route[] {
  return [
    route(operations.register, async ({ body, address }) => {
      await requestTrial(services, body, address);
      return { email: body.email };
    }),
    route(operations.readLink, async ({ body }) => {
      const { email, company } = await readTrialLink(services, body.token);
      return { email, company };
    }),
    route(operations.activate, async ({ body, address }) => activateTrial(services, body, address)),
  ];
}

import { endSession } from './commands/end-session.ts';
import { refreshSession } from './commands/refresh-session.ts';
import { login, PREAUTH_SECONDS } from './commands/login.ts';
import { startEnrolment } from './commands/start-enrolment.ts';
import { verifySecondFactor } from './commands/verify-second-factor.ts';
import { HttpProblem } from '../../platform/errors/http-problem.ts';
import { unauthenticated } from '../../platform/errors/problems.ts';
import {
  clearCookie,
  PREAUTH_COOKIE,
  readCookie,
  REFRESH_COOKIE,
  setCookie,
} from '../../platform/http/cookies.ts';
import { deviceOf, keepSession } from './keep-session.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { userOperations as operations } from '../users/schema.ts';

/** Sign-in, second factor, refresh and logout. */
export function signInRoutes(services: Services): Route[] {
  return [
    route(operations.login, async ({ body, address, req, res }) => {
      const outcome = await login(services, body, deviceOf(req, address));
      if (outcome.kind === 'signed-in') return { access: keepSession(res, outcome.session) };
      setCookie(res, PREAUTH_COOKIE, outcome.preauth, PREAUTH_SECONDS);
      return { mfa: outcome.mfa };
    }),
    route(operations.generateQrCode, async ({ body, req }) =>
      startEnrolment(services, readCookie(req, PREAUTH_COOKIE), body.email),
    ),
    route(operations.verifyToken, async ({ body, address, req, res }) => {
      const { session, recoveryCodes } = await verifySecondFactor(
        services,
        readCookie(req, PREAUTH_COOKIE),
        body,
        deviceOf(req, address),
      );
      clearCookie(res, PREAUTH_COOKIE);
      return {
        access: keepSession(res, session),
        ...(recoveryCodes ? { recovery_codes: recoveryCodes } : {}),
      };
    }),
    route(operations.refresh, async ({ address, req, res }) => {
      const token = readCookie(req, REFRESH_COOKIE);
      if (token === null) throw unauthenticated();
      try {
        return { access: keepSession(res, await refreshSession(services, token, address)) };
      } catch (error) {
        if (error instanceof HttpProblem && error.status === 401) clearCookie(res, REFRESH_COOKIE);
        throw error;
      }
    }),
    route(operations.logout, async ({ address, req, res }) => {
      const [, access] = /^Bearer (\S{1,4096})$/i.exec(req.headers.authorization ?? '') ?? [];
      await endSession(
        services,
        { access: access ?? null, refresh: readCookie(req, REFRESH_COOKIE) },
        address,
      );
      clearCookie(res, REFRESH_COOKIE);
      clearCookie(res, PREAUTH_COOKIE);
      return undefined;
    }),
  ];
}

import type { Request, Response } from 'express';
import { say } from '@vedetta/messages/say.ts';
import { forbidden, trialLocked, unauthenticated } from '../errors/problems.ts';
import { isOpenToKeys, scopesAllow } from './access-key.ts';
import { groupsAllow, isTrialUser, type Capability } from './capabilities.ts';
import type { Services } from '../services.ts';
import { loadLiveSession } from './store/sessions.ts';
import { authenticateKey, isAccessKey } from './authenticate-key.ts';
import type { Operation } from '../http/operation.ts';
import type { Caller } from '../http/route.ts';

/**
 * Finds out who calls. The token says which session; the database says, at every call, whether that
 * session still lives and what its user may do: a revocation or a change of group counts from the
 * next call on.
 * @param res gets the headers of an access key's rate limit.
 * @throws HttpProblem 401 UNAUTHENTICATED, 429 RATE_LIMITED for an access key.
 */
export async function authenticate(
  services: Services,
  req: Request,
  res: Response,
): Promise<Caller> {
  const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(req.headers.authorization ?? '') ?? [];
  if (token === undefined) throw unauthenticated();
  if (isAccessKey(token))
    return authenticateKey(services, token, (headers) => void res.set(headers));
  const { sessionId } = await services.accessTokens.verify(token);
  const session = await loadLiveSession(services.db, sessionId, services.now());
  if (!session) throw unauthenticated(say('sessionEnded'));
  return session;
}

/**
 * @throws HttpProblem 403 FORBIDDEN, or TRIAL_LOCKED for what a free trial does not hold.
 */
export function authorize(caller: Caller, capability: Capability): void {
  if (groupsAllow(caller.groups, capability)) return;
  if (isTrialUser(caller.groups) && /^(targets|analytics)\./.test(capability)) throw trialLocked();
  throw forbidden();
}

/**
 * What an access key may call on top of what its creator may: within its scopes, and nothing that
 * is for people only.
 * @throws HttpProblem 403 FORBIDDEN.
 */
export function authorizeKey(
  { key }: Caller,
  operation: Pick<Operation, 'access' | 'keys'>,
  capability: Capability,
): void {
  if (key === undefined) return;
  if (!isOpenToKeys(operation)) throw forbidden(say('notForKeys'));
  if (capability !== 'self' && !scopesAllow(key.scopes, capability)) {
    throw forbidden(say('accessKeyScopeMissing'));
  }
}

import type { Request, Response } from 'express';
import { preauthMissing } from '../errors/problems.ts';
import type { Capability } from '../access/capabilities.ts';
import type { Services } from '../services.ts';
import { recordAudit } from '../audit/audit.ts';
import { authenticate, authorize, authorizeKey } from '../access/authenticate.ts';
import { PREAUTH_COOKIE, readCookie } from './cookies.ts';
import { KeyUses } from '../access/key-uses.ts';
import type { Operation } from './operation.ts';
import type { Caller } from './route.ts';

interface Admission {
  req: Request;
  res: Response;
  operation: Operation;
  /** Network address of the client. */
  address: string;
}

/**
 * Who calls, when they may.
 * @returns null for what needs no person: public calls and those of the special cookies.
 * @throws HttpProblem 401, 403, 429.
 */
export type Admit = (admission: Admission) => Promise<Caller | null>;

/**
 * Denials of what is for admins, and of anything to an access key, are audited, and so is the use
 * of a key.
 */
export function admission(services: Services): Admit {
  const keyUses = new KeyUses();
  return async ({ req, res, operation, address }) => {
    const { access, id } = operation;
    if (!isCapability(access)) {
      if (access === 'preauth-cookie' && readCookie(req, PREAUTH_COOKIE) === null)
        throw preauthMissing();
      return null;
    }
    const caller = await authenticate(services, req, res);
    const entry = {
      companyId: caller.companyId,
      actorId: caller.userId,
      subject: id,
      address,
      now: services.now(),
    };
    try {
      authorize(caller, access);
      authorizeKey(caller, operation, access);
    } catch (error) {
      if (caller.key)
        await recordAudit(services.db, {
          ...entry,
          action: 'access_key.denied',
          detail: { access_key: caller.key.id },
        });
      else if (access === 'admin')
        await recordAudit(services.db, { ...entry, action: 'access.denied' });
      throw error;
    }
    if (caller.key && keyUses.isNew(caller.key.id, address, id, entry.now)) {
      await recordAudit(services.db, {
        ...entry,
        action: 'access_key.used',
        detail: { access_key: caller.key.id },
      });
    }
    return caller;
  };
}

const isCapability = (access: Operation['access']): access is Capability =>
  access !== 'public' && access !== 'preauth-cookie' && access !== 'refresh-cookie';

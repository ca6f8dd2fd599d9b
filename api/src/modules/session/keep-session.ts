import type { Request, Response } from 'express';
import type { Device, OpenedSession } from './commands/open-session.ts';
import { REFRESH_COOKIE, setCookie } from '../../platform/http/cookies.ts';

/** Where a call comes from, as it is shown in the list of sessions. */
export const deviceOf = (req: Request, address: string): Device => ({
  address,
  userAgent: req.get('user-agent') ?? null,
});

/** Leaves the refresh token in its cookie. @returns the access token, for the answer. */
export function keepSession(res: Response, session: OpenedSession): string {
  setCookie(res, REFRESH_COOKIE, session.refresh, session.refreshSeconds);
  return session.access;
}

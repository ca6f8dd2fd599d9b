import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

/**
 * The prefix `__Host-` binds a cookie to this host, to HTTPS (or localhost) and to the path `/`.
 */
export const REFRESH_COOKIE = '__Host-vedetta_refresh';
export const PREAUTH_COOKIE = '__Host-vedetta_preauth';
type CookieName = typeof REFRESH_COOKIE | typeof PREAUTH_COOKIE;

export function readCookie(req: Request, name: CookieName): string | null {
  const value = parseCookie(req.headers.cookie ?? '')[name];
  return value === undefined || value === '' || value.length > 200 ? null : value;
}

export function setCookie(res: Response, name: CookieName, value: string, seconds: number): void {
  res.append(
    'Set-Cookie',
    stringifySetCookie(name, value, {
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
      path: '/',
      maxAge: Math.floor(seconds),
    }),
  );
}

export function clearCookie(res: Response, name: CookieName): void {
  setCookie(res, name, '', 0);
}

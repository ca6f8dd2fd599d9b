import type { BrowserContext } from 'playwright-core';
import { REFRESH_COOKIE } from '@vedetta/api/platform/http/cookies.ts';

/** A session of somebody, as the server gave it out. */
export interface Session {
  email: string;
  access: string;
  refresh: string;
}

/**
 * Pages of this browser are somebody's from the first one on, as if that person had logged in here
 * before.
 */
export async function signedIn(
  context: BrowserContext,
  url: string,
  { email, access, refresh }: Session,
): Promise<void> {
  await context.addCookies([
    {
      name: REFRESH_COOKIE,
      value: refresh,
      url: url.replace('http:', 'https:'),
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    },
  ]);
  await context.addInitScript(
    ([kept]) => {
      // Once: a session that ended in this browser stays ended.
      if (sessionStorage.getItem('seeded') === null) localStorage.setItem('userData', kept ?? '');
      sessionStorage.setItem('seeded', 'yes');
    },
    [JSON.stringify({ user: { email }, token: access })],
  );
}

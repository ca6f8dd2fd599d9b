import type { Env } from '../../env.ts';

/**
 * Address of a page for a letter. It comes from PUBLIC_URL and never from the Host header of a
 * call, which anybody can write: a link with a one-time token must not point at a stranger's
 * server.
 * @param secrets go into the fragment, which no browser sends and no server logs.
 */
export function pageAddress(
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
  path: string,
  secrets: Record<string, string> = {},
): string {
  const fragment = new URLSearchParams(secrets).toString();
  return `${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}${path}${fragment === '' ? '' : `#${fragment}`}`;
}

import type { StoredSession } from '@vedetta/machines';

/** Where the session is kept in local storage. */
export const STORAGE_KEY = 'userData';

interface Payload {
  exp?: unknown;
}

/**
 * Milliseconds until a JWT expires by this machine's clock; negative when it has. A token without a
 * readable expiry counts as expired: the server will be asked for another.
 */
export function expiresIn(token: string, now: number): number {
  const part = token.split('.')[1];
  if (part === undefined) return -1;
  try {
    const payload = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Payload;
    return typeof payload.exp === 'number' ? payload.exp * 1000 - now : -1;
  } catch {
    return -1;
  }
}

/**
 * Reads what local storage holds under `userData`; null for nothing, or for something that is not a
 * session.
 */
export function parseStored(text: string | null, now: number): StoredSession | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const token: unknown = Reflect.get(value, 'token');
    const user: unknown = Reflect.get(value, 'user');
    const email: unknown =
      typeof user === 'object' && user !== null ? Reflect.get(user, 'email') : null;
    if (typeof token !== 'string' || token === '' || typeof email !== 'string') return null;
    return { token, email, expiresIn: expiresIn(token, now) };
  } catch {
    return null;
  }
}

/** The text kept for a session. */
export function storedText(token: string, email: string): string {
  return JSON.stringify({ user: { email }, token });
}

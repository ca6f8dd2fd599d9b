import { STORAGE_KEY } from '../domain/session/token.ts';
import { SignedIn } from './lazy-signed-in.ts';
import { fetchPageAhead } from './page-ahead.ts';

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Begins to fetch what the pages behind the login stand on, and the one the address asks for, in a
 * browser in which somebody is signed in: it comes while the configuration is read and the server
 * is asked who this is, not after. What fails here is fetched again where it is needed, and told
 * there.
 */
export function fetchAhead(): void {
  if (!wasSignedIn()) return;
  import('./data-services.ts').catch(() => undefined);
  SignedIn.ahead().catch(() => undefined);
  fetchPageAhead();
}

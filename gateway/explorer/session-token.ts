/** Where the web client keeps the session (specification, section 4). */
const STORAGE_KEY = 'userData';
/** A token this close to its end counts as over, in milliseconds. */
const MARGIN = 5_000;

let own: string | null = null;
let refreshing: Promise<string | null> | null = null;

/**
 * The access token of the person who is signed in to Vedetta in this browser; null when nobody is.
 * One that has run out is replaced through the refresh cookie, as another tab of Vedetta would.
 */
export async function sessionToken(): Promise<string | null> {
  const stored = storedToken();
  if (stored === null) return (own = null);
  for (const token of [stored, own])
    if (token !== null && expiryOf(token) > Date.now() + MARGIN) return token;
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return (own = await refreshing);
}

async function refresh(): Promise<string | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { refreshSession { access } }' }),
  });
  const access = member(member(member(await answer.json(), 'data'), 'refreshSession'), 'access');
  return typeof access === 'string' && access !== '' ? access : null;
}

function storedToken(): string | null {
  try {
    const token = member(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'), 'token');
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}

/** Milliseconds since the epoch; 0 when the token does not say. */
function expiryOf(token: string): number {
  try {
    const exp = member(
      JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))),
      'exp',
    );
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

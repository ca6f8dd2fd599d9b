// Runs in the browser, as it is: starts Altair on the page at /graphql.
/* global AltairGraphQL */

const ENDPOINT = '/graphql';
/** Where Altair keeps what is typed, access keys in headers included. */
const KEPT = { database: 'AltairDB', prefix: 'altair' };
/** Where the web client keeps the session (specification, section 4). */
const SESSION = 'userData';
/** A token this close to its end counts as expired, in milliseconds. */
const MARGIN = 5_000;

const WELCOME = `# If you are logged in to Vedetta in this browser, queries run as you.
# To use an access key, add the header Authorization: Bearer vdt_… under Headers and, for
# subscriptions, { "authorization": "Bearer vdt_…" } as parameters under Request Handlers.
# Vedetta deletes both when you leave this page.

{
  viewer {
    user { fullName email }
  }
}
`;

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Milliseconds since the epoch; 0 when the token does not say. */
function expiryOf(token) {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return (parsed(claims)?.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

const plainFetch = window.fetch.bind(window);
let own = null;
let refreshing = null;

async function refresh() {
  const answer = await plainFetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { refreshSession { access } }' }),
  });
  return (await answer.json()).data?.refreshSession?.access ?? null;
}

/**
 * The access token of the person who is logged in to Vedetta in this browser; null when no one is.
 * An expired one is replaced through the refresh cookie, as another tab of Vedetta would.
 */
async function sessionToken() {
  const stored = parsed(localStorage.getItem(SESSION))?.token;
  if (typeof stored !== 'string') return (own = null);
  for (const token of [stored, own])
    if (token !== null && expiryOf(token) > Date.now() + MARGIN) return token;
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return (own = await refreshing);
}

// Tokens live ten minutes, and the page may stay open for longer: so they are no part of what
// Altair is given, but are added to what it sends, unless an authorization was typed.
window.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).pathname !== ENDPOINT || request.headers.has('authorization'))
    return plainFetch(request);
  const token = await sessionToken();
  if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
  return plainFetch(request);
};
window.WebSocket = class extends WebSocket {
  send(data) {
    const message = typeof data === 'string' ? parsed(data) : null;
    const isTyped = Object.keys(message?.payload ?? {}).some(
      (name) => name.toLowerCase() === 'authorization',
    );
    if (message?.type !== 'connection_init' || isTyped) {
      super.send(data);
      return;
    }
    void sessionToken().then((token) => {
      const payload = { ...message.payload, ...(token && { authorization: `Bearer ${token}` }) };
      super.send(JSON.stringify({ ...message, payload }));
    });
  }
};

/** @returns a promise that is fulfilled when nothing is kept, or another tab still holds it. */
function forget() {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage))
      if (name.startsWith(KEPT.prefix)) storage.removeItem(name);
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(KEPT.database);
    deletion.onsuccess = deletion.onerror = deletion.onblocked = resolve;
  });
}

window.addEventListener('pagehide', forget);
await forget();
AltairGraphQL.init({
  endpointURL: new URL(ENDPOINT, location.origin).href,
  subscriptionsEndpoint: new URL(ENDPOINT, location.origin.replace(/^http/, 'ws')).href,
  initialSubscriptionRequestHandlerId: 'graphql-ws',
  initialQuery: WELCOME,
  preserveState: false,
  disableAccount: true,
  persistedSettings: {
    'banners.disable': true,
    'alert.disableWarnings': true,
    'alert.disableUpdateNotification': true,
  },
  cspNonce: document.querySelector('style[nonce]').nonce,
});

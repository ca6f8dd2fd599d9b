import type { CDPSession, Page } from 'playwright-core';

/** What becomes of a request that waits at the edge of the network. */
export type Verdict =
  /** To the real server and back. */
  | 'pass'
  /** The connection breaks before the server hears of it. */
  | 'cut'
  /** The server hears of it and acts, and the connection breaks before its answer. */
  | 'lose'
  /** The server hears of it and acts, and its answer never comes. */
  | 'swallow'
  /** A refusal as the gateway words it. */
  | { code: string; status: number; retryAfter?: number }
  /** A body that the server did not write, with its status. */
  | { body: string; status: number };

/** A request that the browser holds back until it is settled. */
export interface Waiting {
  operation: string;
  address: string;
  /** The same as in what the browser says of the request later on. */
  networkId: string | undefined;
  settle: (verdict: Verdict) => Promise<void>;
}

/** What a request asks for: the name of its GraphQL operation, or the last word of its path. */
function operationOf(url: string, body: string): string {
  const named = /(?:(?:query|mutation)\s+|"operationName":")(\w+)/.exec(
    url.endsWith('/graphql') ? body : '',
  )?.[1];
  return named ?? new URL(url).pathname.split('/').findLast((word) => word !== '') ?? '';
}

/** A page that gave up its request, or is gone, is nobody's fault. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof Error) || !/Invalid InterceptionId|closed|detached/i.test(error.message))
    throw error;
};

/**
 * The edge of the network of one page, as the browser's own protocol has it. `route()` would do the
 * same for less, but it switches the browser's caches off and brings every script, style and
 * picture here: a page that is opened again then costs twice as much.
 *
 * @param meet is given each request to the chosen addresses
 * @param gaveUp is told of each request that failed or was given up by the page
 * @returns chooses the addresses, `*` for any characters
 */
export async function edgeOf(
  page: Page,
  meet: (waiting: Waiting) => Promise<void>,
  gaveUp: (networkId: string) => void,
): Promise<(addresses: readonly string[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const answered = new Map<string, () => void>();
  session.on('Network.loadingFailed', ({ requestId }) => {
    gaveUp(requestId);
  });
  session.on(
    'Fetch.requestPaused',
    ({ requestId, networkId, request, responseStatusCode, responseErrorReason }) => {
      // The second time it is the answer that waits.
      if (responseStatusCode !== undefined || responseErrorReason !== undefined)
        answered.get(requestId)?.();
      else
        void meet({
          operation: operationOf(request.url, request.postData ?? ''),
          address: request.url,
          networkId,
          settle: (verdict) => settle(session, requestId, verdict, answered).catch(unlessGone),
        });
    },
  );
  // Bodies are not asked for: none is kept.
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return async (addresses) => {
    await session.send('Fetch.enable', {
      patterns: addresses.map((urlPattern) => ({ urlPattern })),
    });
  };
}

async function settle(
  session: CDPSession,
  requestId: string,
  verdict: Verdict,
  answered: Map<string, () => void>,
): Promise<void> {
  if (verdict === 'pass') await session.send('Fetch.continueRequest', { requestId });
  else if (verdict === 'cut')
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' });
  else if (verdict === 'lose' || verdict === 'swallow') {
    const answer = new Promise<void>((resolve) => {
      answered.set(requestId, resolve);
    });
    await session.send('Fetch.continueRequest', { requestId, interceptResponse: true });
    await answer;
    if (verdict === 'lose')
      await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  } else if ('body' in verdict) await fulfill(session, requestId, verdict.status, verdict.body);
  else {
    const { code, status, retryAfter } = verdict;
    const extensions = { code, status, ...(retryAfter === undefined ? {} : { retryAfter }) };
    await fulfill(
      session,
      requestId,
      200,
      JSON.stringify({ data: null, errors: [{ message: `Refused with ${code}.`, extensions }] }),
    );
  }
}

async function fulfill(
  session: CDPSession,
  requestId: string,
  responseCode: number,
  text: string,
): Promise<void> {
  const body = Buffer.from(text).toString('base64');
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body,
  });
}

/** One answer of the api, read whole. */
export interface Answer {
  status: number;
  /** Parsed JSON; null when there is none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look at it through matchers
  body: any;
  headers: Headers;
  /** Cookies that the answer sets, by name; an emptied one is an empty text. */
  cookies: Record<string, string>;
}

export interface CallOptions {
  body?: unknown;
  /** Access token. */
  access?: string;
  /** Cookies by name. */
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Calls the api as a client on the network does. A body that is a text goes out as it is. */
export async function call(
  base: { url: string },
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { body, access, cookies, headers } = options;
  const response = await fetch(`${base.url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(access === undefined ? {} : { Authorization: `Bearer ${access}` }),
      ...(cookies === undefined
        ? {}
        : {
            Cookie: Object.entries(cookies)
              .map(([name, value]) => `${name}=${value}`)
              .join('; '),
          }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    body: isJson && text !== '' ? JSON.parse(text) : null,
    headers: response.headers,
    cookies: cookiesOf(response),
  };
}

function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const pair = line.split(';')[0] ?? '';
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );
}

/** What an operator may set without building again: the file `config.json` beside `index.html`. */
export interface RuntimeConfig {
  /**
   * Where GraphQL is asked, http(s) or a path of this origin. The socket's address is derived from
   * it.
   */
  graphqlUrl: string;
}

/**
 * Reads what `config.json` says. Members that are not known are left alone: the file may be written
 * for a newer client.
 *
 * @throws Error that says which member is wrong and what is allowed
 */
export function parseConfig(value: unknown): RuntimeConfig {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('it is not a JSON object');
  const graphqlUrl: unknown = Reflect.get(value, 'graphqlUrl') ?? '/graphql';
  if (typeof graphqlUrl !== 'string' || !/^(https?:\/\/[^/]|\/(?!\/))/.test(graphqlUrl)) {
    throw new Error('"graphqlUrl" must be a path such as /graphql or an http(s) address');
  }
  return { graphqlUrl };
}

/**
 * Fetches the runtime configuration at start.
 *
 * @throws Error 'Failed fetch of config because ...'
 */
export async function fetchConfig(get: typeof fetch = fetch): Promise<RuntimeConfig> {
  try {
    const response = await get('/config.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return parseConfig(await response.json());
  } catch (error) {
    const why =
      error instanceof TypeError
        ? 'the server cannot be reached'
        : error instanceof SyntaxError
          ? 'it is not valid JSON'
          : error instanceof Error
            ? error.message
            : 'of an unknown fault';
    throw new Error(`Failed fetch of config because ${why}.`, { cause: error });
  }
}

/** Address of the GraphQL socket that belongs to the http address. */
export function socketUrl(graphqlUrl: string, page: string): string {
  const url = new URL(graphqlUrl, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

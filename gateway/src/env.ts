import { resolve } from 'node:path';
import { z } from 'zod';

const address = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''));

const Settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535'),
  REST_BASE_URL: address('http://api.internal:4000'),
  PUBLIC_URL: address('https://vedetta.company.example')
    .nullable()
    .refine(
      (value) => value === null || new URL(value).href === `${new URL(value).origin}/`,
      'must be an address without a path, such as https://vedetta.company.example: Vedetta is ' +
        'served at the root of its host',
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    error: 'must be one of fatal, error, warn, info, debug, trace, silent',
  }),
  INSPECT: z
    .enum(['0', '1'], { error: 'must be 1 or left out' })
    .transform((value) => value === '1'),
  EXPLORER: z
    .enum(['0', '1'], { error: 'must be 1, 0 or left out' })
    .transform((value) => value === '1'),
});

/** Settings of a gateway that runs alone; the launcher of all roles has its own, larger set. */
export interface GatewayEnv {
  /** 0 takes a free one. */
  port: number;
  /** Where the REST API is, without a trailing slash. */
  restBaseUrl: string;
  /** The address people use, without a trailing slash; null: the one they ask for. */
  publicUrl: string | null;
  /** Where `secret.key` is looked for; the folder need not be there. */
  dataDir: string;
  /** SECRET_KEY, which stands before the file; null when it is not set. */
  secretKey: string | null;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
  development: boolean;
  /** Offers its sockets to an inspector on this machine. */
  inspect: boolean;
  /**
   * Serves Altair at `/graphql` and answers introspection; in development unless told otherwise.
   */
  explorer: boolean;
}

/**
 * Reads the settings of the process; an empty variable counts as absent.
 * @throws Error with one sentence that names the variable and the remedy.
 */
export function parseGatewayEnv(source: Record<string, string | undefined>): GatewayEnv {
  const given = (name: string): string | null => (source[name] ?? '').trim() || null;
  const restBaseUrl = given('REST_BASE_URL');
  const development = source['NODE_ENV'] === 'development';
  if (restBaseUrl === null)
    throw new Error(
      'REST_BASE_URL is missing: a gateway on its own needs the address of the REST API, such ' +
        'as http://api.internal:4000.',
    );
  const parsed = Settings.safeParse({
    PORT: given('PORT') ?? '4000',
    REST_BASE_URL: restBaseUrl,
    PUBLIC_URL: given('PUBLIC_URL'),
    LOG_LEVEL: given('LOG_LEVEL') ?? 'info',
    INSPECT: given('INSPECT') ?? '0',
    EXPLORER: given('EXPLORER') ?? (development ? '1' : '0'),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `${String(issue?.path[0] ?? 'The environment')} ` +
        `${issue?.message ?? 'is not understood'}. Correct it or leave it out, then start ` +
        'again.',
    );
  }
  const { PORT, REST_BASE_URL, PUBLIC_URL, LOG_LEVEL, INSPECT, EXPLORER } = parsed.data;
  if (INSPECT && PUBLIC_URL !== null)
    throw new Error(
      'INSPECT is for development on this machine, so it does not go with PUBLIC_URL. Leave one of them out.',
    );
  return {
    port: PORT,
    restBaseUrl: REST_BASE_URL,
    publicUrl: PUBLIC_URL,
    dataDir: resolve(given('DATA_DIR') ?? './data'),
    secretKey: given('SECRET_KEY'),
    logLevel: LOG_LEVEL,
    development,
    inspect: INSPECT,
    explorer: EXPLORER,
  };
}

import { resolve } from 'node:path';
import { z } from 'zod';
import {
  EnvError,
  FIGURES_SETTINGS,
  variablesOf,
  type FiguresAccess,
} from './platform/process/index.ts';

export const ROLES = ['api', 'gateway', 'collector', 'detector'] as const;
export type Role = (typeof ROLES)[number];
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The table in the README: every variable with its default and meaning. */
export const ENV_VARIABLES = [
  { name: 'PORT', default: '4000', meaning: 'Port to listen on; 0 picks a free one.' },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of the embedded database, the uploaded files and the secret key.',
  },
  {
    name: 'DATABASE_URL',
    default: 'embedded',
    meaning:
      'URL of a PostgreSQL server to use instead of the embedded one, such as ' +
      'postgres://user:password@host:5432/vedetta.',
  },
  {
    name: 'NATS_URL',
    default: 'none',
    meaning:
      'URL of a NATS server (2.9 or later) that carries live signals between processes, such as ' +
      'nats://host:4222. Without it, PostgreSQL carries them.',
  },
  {
    name: 'ROLE',
    default: 'api,gateway,collector,detector',
    meaning: 'Roles of this process, separated by commas.',
  },
  {
    name: 'REST_BASE_URL',
    default: 'this process',
    meaning: 'URL at which the gateway reaches the REST API, such as http://api.internal:4000.',
  },
  {
    name: 'SETUP_CODE',
    default: 'generated at first start',
    meaning: 'One-time code for the first-run set-up, 12 to 64 characters.',
  },
  {
    name: 'MAIL_URL',
    default: 'none',
    meaning:
      'URL of the mail server, such as smtp://user:password@host:587?from=vedetta@company.example. ' +
      'Without it, emails are written to files in DATA_DIR/outbox.',
  },
  {
    name: 'CONTACT_EMAIL',
    default: 'none',
    meaning:
      'Email address at which free trial users can ask for a full account. Without it, they are ' +
      'asked to reply to the email with which their trial started.',
  },
  {
    name: 'CLAMD_URL',
    default: 'none',
    meaning:
      'URL of a ClamAV daemon that scans every file, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
  },
  {
    name: 'SECRET_KEY',
    default: 'generated at first start',
    meaning:
      'Key that encrypts credentials, 32 random bytes in base64, instead of the file secret.key in ' +
      'DATA_DIR. Earlier keys, after it and separated by commas, still decrypt what they encrypted.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'none',
    meaning:
      'URL at which people reach Vedetta, without a path, such as https://vedetta.company.example. ' +
      'Without it, links in emails lead to localhost.',
  },
  {
    name: 'METRICS_TOKEN',
    default: 'none',
    meaning: 'Bearer token with which other hosts can read /metrics, 16 to 256 characters.',
  },
  {
    name: 'METRICS_NETWORKS',
    default: 'this host',
    meaning: 'Networks that can read /metrics without a token, such as 10.0.0.0/8,fd00::/8.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'Lowest level that is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'INSPECT',
    default: 'off',
    meaning:
      '1 shows the life cycles of alerts, scans and sockets in an inspector on this machine, for development.',
  },
  {
    name: 'EXPLORER',
    default: 'in development',
    meaning:
      '1 serves the GraphQL explorer (Altair) at /graphql and enables introspection; 0 disables both.',
  },
] as const;

const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine((value) => {
      if (!URL.canParse(value)) return false;
      const url = new URL(value);
      return protocols.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
    }, `must be a URL such as ${example}`)
    .nullable();
const web = (example: string) =>
  address(['http', 'https'], example).transform((value) => value?.replace(/\/+$/, '') ?? null);
/** Whether a URL ends after its host; the page and its sockets are served at the root. */
function isOrigin(value: string | null): boolean {
  if (value === null || !URL.canParse(value)) return true;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

const Settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535'),
  DATA_DIR: z.string().transform((path) => resolve(path)),
  // Only the scheme: the rest may take forms that no URL parser knows, such as a socket folder for
  // the host.
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/./,
      'must be a URL such as postgres://user:password@host:5432/vedetta',
    )
    .nullable(),
  NATS_URL: address(['nats', 'tls'], 'nats://host:4222'),
  ROLE: z.string().transform((value, context) => {
    const names = value.split(',').map((name) => name.trim());
    for (const name of names) {
      if (!isRole(name)) {
        context.addIssue({
          code: 'custom',
          message: `contains the unknown role "${name}"; use any of ${ROLES.join(', ')}, separated by commas`,
        });
      }
    }
    const roles: ReadonlySet<Role> = new Set(names.filter(isRole));
    return roles;
  }),
  REST_BASE_URL: web('http://api.internal:4000'),
  SETUP_CODE: z
    .string()
    .regex(/^[\x21-\x7e]{12,64}$/, 'must have 12 to 64 letters, digits or symbols, without spaces')
    .nullable(),
  SECRET_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9+/]{43}=?(?:[\s,]+[A-Za-z0-9+/]{43}=?)*$/,
      'must be 32 bytes in base64, for example the output of "openssl rand -base64 32"',
    )
    .nullable(),
  MAIL_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587'),
  CONTACT_EMAIL: z.email('must be an email address such as sales@company.example').nullable(),
  CLAMD_URL: z
    .string()
    .regex(
      /^(?:tcp:\/\/[\w.-]+:\d{1,5}|unix:\/.+)$/,
      'must be a URL such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    )
    .nullable(),
  PUBLIC_URL: web('https://vedetta.company.example').refine(
    isOrigin,
    'must be a URL without a path, such as https://vedetta.company.example, because Vedetta is ' +
      'served at the root of its host',
  ),
  ...FIGURES_SETTINGS,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }),
  INSPECT: z
    .enum(['0', '1'], { error: 'must be 1, 0 or unset' })
    .transform((value) => value === '1'),
  EXPLORER: z
    .enum(['0', '1'], { error: 'must be 1, 0 or unset' })
    .nullable()
    .transform((value) => (value === null ? null : value === '1')),
});

/**
 * The settings of one process, parsed once at its start. Absent optional values are null; HTTP URLs
 * have no trailing slash.
 */
export type Env = z.output<typeof Settings>;

/**
 * Reads the settings of a process; an empty variable counts as absent, and a secret can come from
 * a file (platform/process/secret-variables.ts).
 * @param source usually `process.env`; unrelated variables are ignored.
 * @throws EnvError whose message names the variable and says what is allowed. It doesn't repeat
 * values that may contain a password (URLs, the set-up code).
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = variablesOf(source);
  const parsed = Settings.safeParse({
    PORT: given('PORT') ?? '4000',
    DATA_DIR: given('DATA_DIR') ?? './data',
    DATABASE_URL: given('DATABASE_URL'),
    NATS_URL: given('NATS_URL'),
    ROLE: given('ROLE') ?? ROLES.join(','),
    REST_BASE_URL: given('REST_BASE_URL'),
    SETUP_CODE: given('SETUP_CODE'),
    SECRET_KEY: given('SECRET_KEY'),
    MAIL_URL: given('MAIL_URL'),
    CONTACT_EMAIL: given('CONTACT_EMAIL'),
    CLAMD_URL: given('CLAMD_URL'),
    PUBLIC_URL: given('PUBLIC_URL'),
    METRICS_TOKEN: given('METRICS_TOKEN'),
    METRICS_NETWORKS: given('METRICS_NETWORKS') ?? '',
    LOG_LEVEL: given('LOG_LEVEL') ?? 'info',
    INSPECT: given('INSPECT') ?? '0',
    EXPLORER: given('EXPLORER'),
  });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'The environment');
    const shown = SHOWN.has(name) ? ` (current value: "${given(name) ?? ''}")` : '';
    throw new EnvError(
      `${name} ${issue?.message ?? 'is invalid'}${shown}. Correct or unset it, then start again.`,
    );
  }
  return parsed.data;
}

export { EnvError };

/** Who may read `/metrics` besides this host. */
export const figuresAccessOf = (env: Env): FiguresAccess => ({
  token: env.METRICS_TOKEN,
  networks: env.METRICS_NETWORKS,
});

const SHOWN = new Set([
  'PORT',
  'ROLE',
  'METRICS_NETWORKS',
  'LOG_LEVEL',
  'PUBLIC_URL',
  'CONTACT_EMAIL',
]);
const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);

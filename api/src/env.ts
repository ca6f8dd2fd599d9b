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

/** The table of the README: every variable, its default and what it means. */
export const ENV_VARIABLES = [
  { name: 'PORT', default: '4000', meaning: 'Port to listen on; 0 takes a free one.' },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of the embedded database, the uploaded files and the secret key.',
  },
  {
    name: 'DATABASE_URL',
    default: 'embedded',
    meaning:
      'A PostgreSQL server instead of the embedded one, such as postgres://user:password@host:5432/vedetta.',
  },
  {
    name: 'NATS_URL',
    default: 'none',
    meaning:
      'A NATS server (2.9 or later) that carries the live signals between processes, such as ' +
      'nats://host:4222; without it PostgreSQL does.',
  },
  {
    name: 'ROLE',
    default: 'api,gateway,collector,detector',
    meaning: 'What this process does, as a comma-separated list.',
  },
  {
    name: 'REST_BASE_URL',
    default: 'this process',
    meaning: 'Where the gateway finds the REST API, such as http://api.internal:4000.',
  },
  {
    name: 'SETUP_CODE',
    default: 'made at first start',
    meaning: 'The one-time code of the first-run set-up, 12 to 64 characters.',
  },
  {
    name: 'MAIL_URL',
    default: 'none',
    meaning:
      'The mail server, such as smtp://user:password@host:587?from=vedetta@company.example; ' +
      'without it letters are files in DATA_DIR/outbox.',
  },
  {
    name: 'CONTACT_EMAIL',
    default: 'none',
    meaning:
      'Whom people on a free trial write to for a full account; without it they are told to ' +
      'answer the letter of their trial.',
  },
  {
    name: 'CLAMD_URL',
    default: 'none',
    meaning:
      'A ClamAV daemon that is asked about every file, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
  },
  {
    name: 'SECRET_KEY',
    default: 'made at first start',
    meaning:
      'The key that encrypts credentials, 32 random bytes in base64, instead of the file ' +
      'secret.key in DATA_DIR; former ones behind it, after a comma, still open what they ' +
      'sealed.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'the address asked for',
    meaning:
      'The address at which people reach Vedetta, such as https://vedetta.company.example; without a path.',
  },
  {
    name: 'METRICS_TOKEN',
    default: 'none',
    meaning: 'The bearer token that opens /metrics to other hosts, 16 to 256 characters.',
  },
  {
    name: 'METRICS_NETWORKS',
    default: 'this host',
    meaning: 'Networks that may read /metrics without a token, such as 10.0.0.0/8,fd00::/8.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'INSPECT',
    default: 'off',
    meaning:
      '1 offers the life cycles of alerts, scans and sockets to an inspector on this machine, for development.',
  },
  {
    name: 'EXPLORER',
    default: 'in development',
    meaning:
      '1 serves the GraphQL explorer (Altair) at /graphql and answers introspection; 0 does neither.',
  },
] as const;

const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine((value) => {
      if (!URL.canParse(value)) return false;
      const url = new URL(value);
      return protocols.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
    }, `must be an address such as ${example}`)
    .nullable();
const web = (example: string) =>
  address(['http', 'https'], example).transform((value) => value?.replace(/\/+$/, '') ?? null);
/** Whether an address has nothing behind its host; the page and its sockets are at the root. */
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
      'must be an address such as postgres://user:password@host:5432/vedetta',
    )
    .nullable(),
  NATS_URL: address(['nats', 'tls'], 'nats://host:4222'),
  ROLE: z.string().transform((value, context) => {
    const names = value.split(',').map((name) => name.trim());
    for (const name of names) {
      if (!isRole(name)) {
        context.addIssue({
          code: 'custom',
          message: `knows no "${name}"; use any of ${ROLES.join(', ')}, separated by commas`,
        });
      }
    }
    const roles: ReadonlySet<Role> = new Set(names.filter(isRole));
    return roles;
  }),
  REST_BASE_URL: web('http://api.internal:4000'),
  SETUP_CODE: z
    .string()
    .regex(/^[\x21-\x7e]{12,64}$/, 'must have 12 to 64 letters, digits or signs and no spaces')
    .nullable(),
  SECRET_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9+/]{43}=?(?:[\s,]+[A-Za-z0-9+/]{43}=?)*$/,
      'must be 32 bytes in base64, such as what "openssl rand -base64 32" prints',
    )
    .nullable(),
  MAIL_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587'),
  CONTACT_EMAIL: z.email('must be an e-mail address such as sales@company.example').nullable(),
  CLAMD_URL: z
    .string()
    .regex(
      /^(?:tcp:\/\/[\w.-]+:\d{1,5}|unix:\/.+)$/,
      'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    )
    .nullable(),
  PUBLIC_URL: web('https://vedetta.company.example').refine(
    isOrigin,
    'must be an address without a path, such as https://vedetta.company.example: Vedetta is ' +
      'served at the root of its host',
  ),
  ...FIGURES_SETTINGS,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }),
  INSPECT: z
    .enum(['0', '1'], { error: 'must be 1 or left out' })
    .transform((value) => value === '1'),
  EXPLORER: z
    .enum(['0', '1'], { error: 'must be 1, 0 or left out' })
    .nullable()
    .transform((value) => (value === null ? null : value === '1')),
});

/**
 * The settings of one process, parsed once at its start. Absent optional values are null; addresses
 * of the web have no slash at the end.
 */
export type Env = z.output<typeof Settings>;

/**
 * Reads the settings of a process; an empty variable counts as absent, and a secret may come from
 * a file (platform/process/secret-variables.ts).
 * @param source usually `process.env`; unrelated variables are ignored.
 * @throws EnvError with one sentence that names the variable and says what it may be. Values that
 * may hold a password (addresses, the set-up code) are not repeated in it.
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
    const shown = SHOWN.has(name) ? ` (it is "${given(name) ?? ''}")` : '';
    throw new EnvError(
      `${name} ${issue?.message ?? 'is not understood'}${shown}. Correct it or leave it out, then start again.`,
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

import { describe, expect, it } from 'vitest';
import { ENV_VARIABLES, parseEnv, ROLES } from './env.ts';
import { SECRET_VARIABLES } from './platform/process/index.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({
      PORT: 4000,
      DATABASE_URL: null,
      REST_BASE_URL: null,
      LOG_LEVEL: 'info',
    });
    expect([...env.ROLE]).toEqual([...ROLES]);
    expect(env.DATA_DIR).toMatch(/\/data$/);
  });

  it('takes an empty variable as absent', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      PORT: 4000,
      DATABASE_URL: null,
    });
  });

  it('reads every variable', () => {
    const env = parseEnv({
      PORT: '0',
      DATA_DIR: '/srv/vedetta',
      DATABASE_URL: 'postgres://u:p@db/v',
      NATS_URL: 'nats://n:4222',
      ROLE: 'api, detector',
      REST_BASE_URL: 'http://api:4000/',
      SETUP_CODE: 'abcd-efgh-1234',
      MAIL_URL: 'smtp://m:25',
      CONTACT_EMAIL: 'sales@v.example',
      CLAMD_URL: 'unix:/run/clamd',
      PUBLIC_URL: 'https://v.example/',
      METRICS_TOKEN: 'token-of-prometheus',
      METRICS_NETWORKS: '10.0.0.0/8,fd00::/8',
      LOG_LEVEL: 'debug',
      INSPECT: '1',
      EXPLORER: '0',
    });
    expect(env).toEqual({
      PORT: 0,
      DATA_DIR: '/srv/vedetta',
      DATABASE_URL: 'postgres://u:p@db/v',
      NATS_URL: 'nats://n:4222',
      SECRET_KEY: null,
      ROLE: new Set(['api', 'detector']),
      REST_BASE_URL: 'http://api:4000',
      SETUP_CODE: 'abcd-efgh-1234',
      MAIL_URL: 'smtp://m:25',
      CONTACT_EMAIL: 'sales@v.example',
      CLAMD_URL: 'unix:/run/clamd',
      PUBLIC_URL: 'https://v.example',
      METRICS_TOKEN: 'token-of-prometheus',
      METRICS_NETWORKS: ['10.0.0.0/8', 'fd00::/8'],
      LOG_LEVEL: 'debug',
      INSPECT: true,
      EXPLORER: false,
    });
  });

  it.each([
    [
      'PORT',
      '70000',
      /^PORT must be a port number from 0 to 65535 \(current value: "70000"\)\. Correct or unset it/,
    ],
    ['PORT', 'http', /^PORT must be a port number/],
    ['ROLE', 'apii', /^ROLE contains the unknown role "apii"; use any of api, gateway/],
    ['ROLE', 'api,,gateway', /^ROLE contains the unknown role ""/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error/],
    ['EXPLORER', 'yes', /^EXPLORER must be 1, 0 or unset/],
    ['INSPECT', 'yes', /^INSPECT must be 1, 0 or unset/],
    ['DATABASE_URL', 'mysql://db', /^DATABASE_URL must be a URL such as postgres:/],
    ['NATS_URL', 'host:4222', /^NATS_URL must be a URL such as nats:/],
    ['REST_BASE_URL', 'api.internal', /^REST_BASE_URL must be a URL such as http:/],
    [
      'PUBLIC_URL',
      'https://v.example/vedetta',
      new RegExp(
        '^PUBLIC_URL must be a URL without a path, such as https:.*served at the root.*' +
          String.raw`\(current value: "https://v\.example/vedetta"\)`,
      ),
    ],
    ['PUBLIC_URL', 'https://v.example/vedetta/', /^PUBLIC_URL must be a URL without a path/],
    ['PUBLIC_URL', 'https://v.example?from=mail', /^PUBLIC_URL must be a URL without a path/],
    ['PUBLIC_URL', 'https://v.example/#top', /^PUBLIC_URL must be a URL without a path/],
    ['PUBLIC_URL', 'ftp://x', /^PUBLIC_URL must be a URL such as https:/],
    ['MAIL_URL', 'mail', /^MAIL_URL must be a URL such as smtp:/],
    ['CONTACT_EMAIL', 'sales', /^CONTACT_EMAIL must be an email address such as sales@/],
    ['CLAMD_URL', 'localhost:3310', /^CLAMD_URL must be a URL such as tcp:/],
    ['SETUP_CODE', 'short', /^SETUP_CODE must have 12 to 64/],
  ])('F1: stops at %s=%s with a sentence that says what to write', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(sentence);
  });

  it('never repeats a value that may hold a password', () => {
    expect(() => parseEnv({ DATABASE_URL: 'pg://me:hunter2@db' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
    expect(() => parseEnv({ SETUP_CODE: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('documents exactly the variables that it reads', () => {
    const read = new Set<string>();
    parseEnv(
      new Proxy<Record<string, string | undefined>>(
        {},
        { get: (_, name) => void read.add(String(name)) },
      ),
    );
    const documented = [
      ...ENV_VARIABLES.map((variable) => variable.name),
      ...SECRET_VARIABLES.map((name) => `${name}_FILE`),
    ];
    expect([...read].sort()).toEqual(documented.sort());
  });
});

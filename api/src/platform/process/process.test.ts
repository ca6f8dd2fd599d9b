import type { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { figuresGate } from './figures-access.ts';
import { SECRET_VARIABLES, variablesOf } from './secret-variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'vedetta-secrets-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
function fileOf(content: string): string {
  const path = join(folder, `secret-${Math.random()}`);
  writeFileSync(path, content);
  return path;
}

describe('secrets from files', () => {
  it.each([
    ['a line end', 'postgres://u:p@db/v\n', 'postgres://u:p@db/v'],
    ['a line end of Windows', 'postgres://u:p@db/v\r\n', 'postgres://u:p@db/v'],
    ['no line end', 'postgres://u:p@db/v', 'postgres://u:p@db/v'],
    ['two line ends', 'postgres://u:p@db/v\n\n', 'postgres://u:p@db/v\n'],
    ['spaces around', ' postgres://u:p@db/v ', ' postgres://u:p@db/v '],
  ])('take the content of the file without its last line end: %s', (_, content, value) => {
    expect(variablesOf({ DATABASE_URL_FILE: fileOf(content) })('DATABASE_URL')).toBe(value);
  });

  it.each(SECRET_VARIABLES)('work for %s, and not beside it', (name) => {
    const path = fileOf('value-of-the-file\n');
    expect(variablesOf({ [`${name}_FILE`]: path, [name]: ' ' })(name)).toBe('value-of-the-file');
    expect(() => variablesOf({ [`${name}_FILE`]: path, [name]: 'x' })(name)).toThrow(
      `${name} and ${name}_FILE are both set. Set one of them.`,
    );
  });

  it('reach the settings of the server', () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const env = parseEnv({
      SECRET_KEY_FILE: fileOf(`${key}\n`),
      MAIL_URL_FILE: fileOf('smtp://user:password@mail:587\n'),
      METRICS_TOKEN_FILE: fileOf('a-token-of-metrics\n'),
    });
    expect(env).toMatchObject({
      SECRET_KEY: key,
      MAIL_URL: 'smtp://user:password@mail:587',
      METRICS_TOKEN: 'a-token-of-metrics',
    });
  });

  it('say which file is missing, unreadable or empty', () => {
    const missing = join(folder, 'missing');
    expect(() => parseEnv({ SECRET_KEY_FILE: missing })).toThrow(
      `SECRET_KEY_FILE names the file ${missing}, which doesn't exist.`,
    );
    expect(() => parseEnv({ MAIL_URL_FILE: folder })).toThrow(
      `MAIL_URL_FILE names the file ${folder}, which can't be read (EISDIR).`,
    );
    const empty = fileOf('\n');
    expect(() => parseEnv({ MAIL_URL_FILE: empty })).toThrow(
      `MAIL_URL_FILE names the file ${empty}, which is empty.`,
    );
  });

  it('are not offered for what is no secret', () => {
    expect(variablesOf({ LOG_LEVEL_FILE: fileOf('debug') })('LOG_LEVEL')).toBeNull();
  });
});

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('who may read the figures', () => {
  it.each([
    ['127.0.0.1', 'admitted'],
    ['::1', 'admitted'],
    ['::ffff:127.0.0.1', 'admitted'],
    ['10.9.8.7', 'admitted'],
    ['::ffff:10.9.8.7', 'admitted'],
    ['192.168.7.7', 'admitted'],
    ['fd00:1::5', 'admitted'],
    ['11.0.0.1', 'hidden'],
    ['192.168.7.8', 'hidden'],
    ['::ffff:11.0.0.1', 'hidden'],
    ['fe80::1', 'hidden'],
    ['', 'hidden'],
  ])('this host and the named networks: %s is %s', (address, admission) => {
    const networks = parseEnv({
      METRICS_NETWORKS: '10.0.0.0/8, fd00::/8 192.168.7.7/32',
    }).METRICS_NETWORKS;
    const gate = figuresGate({ token: null, networks });
    expect(gate(from(address))).toBe(admission);
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect(gate(from(address, { [header]: '10.0.0.1' }))).toBe('hidden');
  });

  it('anyone with the token, through a proxy too', () => {
    const gate = figuresGate({ token: 'the-token-of-metrics', networks: [] });
    const ask = (authorization: string) =>
      gate(from('203.0.113.9', { authorization, 'x-forwarded-for': '203.0.113.9' }));
    expect(ask('Bearer the-token-of-metrics')).toBe('admitted');
    expect(ask('bearer the-token-of-metrics')).toBe('admitted');
    expect(ask('Bearer the-token-of-metric')).toBe('unauthorised');
    expect(ask('Basic dGhlOnRva2Vu')).toBe('hidden');
    expect(gate(from('203.0.113.9'))).toBe('hidden');
    const closed = figuresGate({ token: null, networks: [] });
    expect(closed(from('203.0.113.9', { authorization: 'Bearer null' }))).toBe('hidden');
  });

  it.each([
    [
      'METRICS_NETWORKS',
      '10.0.0.0',
      /^METRICS_NETWORKS contains the invalid network "10\.0\.0\.0"/,
    ],
    ['METRICS_NETWORKS', '10.0.0.0/33', /contains the invalid network "10\.0\.0\.0\/33"/],
    ['METRICS_NETWORKS', 'fd00::/129', /contains the invalid network/],
    ['METRICS_NETWORKS', '10.0.0.0/8/8', /contains the invalid network/],
    ['METRICS_NETWORKS', 'office', /contains the invalid network "office"/],
    ['METRICS_TOKEN', 'too-short', /^METRICS_TOKEN must have 16 to 256/],
  ])('%s=%s stops the start', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(sentence);
  });
});

import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { call, startTestApi, until } from '../../../test/kit.ts';
import { apiLogger } from './logging.ts';

it('F3: the log tells of every call and of no one-time token, although one stands in a path', async () => {
  let lines = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const api = await startTestApi({ log: apiLogger(pino({ level: 'trace' }, stream)) });
  const token = 'planted-token-0123456789';
  const body = { new_password: 'vK7#tulq-Qazro-91', re_new_password: 'vK7#tulq-Qazro-91' };
  for (const path of [
    '/api/user/password/reset/confirm/12/',
    '/api/user/PASSWORD/reset/confirm/0/',
  ]) {
    expect([400, 404]).toContain((await call(api, 'POST', `${path}${token}/`, { body })).status);
  }
  await until(() => (lines.match(/"Request completed"/g) ?? []).length === 2);
  expect(lines).toContain('/api/user/password/reset/confirm/12/…');
  expect(lines).not.toContain(token);
  await api.stop();
});

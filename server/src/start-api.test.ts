import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '@vedetta/api/testing/client.ts';
import { TEST_PASSWORD } from '@vedetta/api/testing/people.ts';
import { parseEnv, type RunningApi } from '@vedetta/api';
import { startApiWithDatabase } from './start-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vedetta-start-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});
const log = pino({ level: 'silent' });
const start = (settings: Record<string, string> = {}) =>
  startApiWithDatabase(parseEnv({ DATA_DIR: dataDir, ROLE: 'api', ...settings }), log);

async function served<T>(api: RunningApi, use: (base: { url: string }) => Promise<T>): Promise<T> {
  const server = createServer(api.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe('a start with nothing but a folder', () => {
  it('brings up a ready api, shows the set-up code until it is used, and keeps everything over restarts', async () => {
    const first = await start();
    const code = first.setupCode;
    expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    await expect(start(), 'the folder is taken').rejects.toThrow(/in use by another Vedetta/);
    expect((await served(first, (base) => call(base, 'GET', '/readyz'))).status).toBe(200);
    await first.drain();

    const second = await start();
    expect(second.setupCode).toBe(code);
    const done = await served(second, (base) =>
      call(base, 'POST', '/api/setup/v1/', {
        body: {
          code,
          company: 'Rossi',
          first_name: 'Anna',
          last_name: 'Bianchi',
          email: 'anna@rossi.example',
          password: TEST_PASSWORD,
          re_new_password: TEST_PASSWORD,
        },
      }),
    );
    expect(done.status).toBe(201);
    await second.drain();

    const third = await start();
    expect(third.setupCode).toBeNull();
    const login = await served(third, (base) =>
      call(base, 'POST', '/api/user/v1/login/', {
        body: { email: 'anna@rossi.example', password: TEST_PASSWORD },
      }),
    );
    expect(login.body).toEqual({ mfa: 'enroll' });
    await third.drain();
  });

  it(
    'collects nothing, says why and does the rest when collectors.json is not understood; a ' +
      'process that only collects does not start',
    async () => {
      const file = join(dataDir, 'collectors.json');
      writeFileSync(file, '{ "x": { "intervalSeconds": "often" } }');
      const said: string[] = [];
      const told = pino({ level: 'error' }, { write: (line: string) => void said.push(line) });
      const api = await startApiWithDatabase(
        parseEnv({ DATA_DIR: dataDir, ROLE: 'api,collector' }),
        told,
      );
      api.start();
      expect((await served(api, (base) => call(base, 'GET', '/readyz'))).status).toBe(200);
      await api.drain();
      expect(said.join()).toMatch(/This process collects nothing\. collectors\.json/);
      await expect(start({ ROLE: 'collector' })).rejects.toThrow(
        /collectors\.json: x\.intervalSeconds is invalid: .* Correct or remove it/,
      );
      rmSync(file);
    },
  );

  it('F1: stops with a sentence when the key does not fit the database, and leaves the folder free', async () => {
    rmSync(join(dataDir, 'secret.key'));
    for (let i = 0; i < 2; i += 1)
      await expect(start()).rejects.toThrow(
        /secret\.key in DATA_DIR isn't the key of this database/,
      );
  });
});

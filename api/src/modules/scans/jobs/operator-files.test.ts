import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import {
  addColleague,
  call,
  signUpCompany,
  startTestApi,
  type TestApi,
  type TestPerson,
} from '../../../../test/kit.ts';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { buildScanWorker } from '@vedetta/detection/testing/worker-build.ts';
import { FILES_COUNT_FOR_MS } from '../operator-files.ts';
import { keepOperatorFiles } from '../store/operator-files.ts';
import { installation } from '../../../platform/database/schema/installation.ts';
import { noteOperatorFiles } from './operator-files.ts';
import { startScanning } from './scanning.ts';

let api: TestApi;
let admin: TestPerson;
let lists: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await signUpCompany(api);
  lists = await mkdtemp(join(tmpdir(), 'vedetta-operator-files-'));
  await mkdir(join(lists, 'malware', 'rules'), { recursive: true });
});
afterAll(async () => {
  await api.stop();
  await rm(lists, { recursive: true, force: true });
});

const list = async (person = admin) =>
  call(api, 'GET', '/api/operator_files/v1/', { access: person.access });
const heard = () => {
  const lines: Record<string, unknown>[] = [];
  return {
    lines,
    log: pino(
      { base: null },
      {
        write: (line: string) => {
          lines.push(JSON.parse(line) as Record<string, unknown>);
        },
      },
    ),
  };
};

it(
  'a broken file of rules is named to admins and in the log without an item and without a ' +
    'restart, until it is mended',
  async () => {
    const rules = (name: string, text: string) =>
      writeFile(join(lists, 'malware', 'rules', name), text);
    const { lines, log } = heard();
    await Promise.all([
      rules('fox.yar', 'rule fox { strings: $a = "fox" condition: $a }'),
      rules('mine.yar', 'rule a {\n  bad\n}'),
    ]);
    const scanning = startScanning(
      { ...api.services, log },
      { script: await buildScanWorker(), limits: PATIENT_LIMITS, workers: 1, lists },
    );
    const becomes = (expected: object[]) =>
      vi.waitFor(async () => {
        expect((await list()).body).toMatchObject(expected);
      }, PATIENT);
    try {
      await becomes([
        {
          kind: 'rules',
          name: 'mine.yar',
          line: 2,
          problem: expect.stringContaining('syntax error'),
        },
        { kind: 'rules', name: 'fox.yar', line: null, problem: null, read_at: expect.any(String) },
      ]);
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: 40,
          name: 'mine.yar',
          line: 2,
          problem: expect.stringContaining('syntax error'),
        }),
      );
      await rules('mine.yar', 'rule mended { condition: false }');
      await becomes([
        { name: 'fox.yar', problem: null },
        { name: 'mine.yar', problem: null },
      ]);
    } finally {
      await scanning.stop(0);
    }
    expect((await list(await addColleague(api, { admin }))).status).toBe(403);
  },
);

it('what several servers say is one list, and a server that went silent counts no more', async () => {
  await api.db.delete(installation);
  const at = api.services.now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const fox = { kind: 'rules', name: 'fox.yar', line: null, problem: null } as const;
  const broken = { kind: 'rules', name: 'fox.yar', line: 4, problem: 'syntax error' } as const;
  await keepOperatorFiles(
    api.db,
    'silent',
    [{ ...fox, name: 'gone.yar' }],
    ago(FILES_COUNT_FOR_MS + 1),
    ago(2 * FILES_COUNT_FOR_MS),
  );
  await keepOperatorFiles(api.db, 'one', [fox], ago(2_000), ago(2 * FILES_COUNT_FOR_MS));
  await keepOperatorFiles(api.db, 'two', [broken, fox], ago(1_000), ago(2 * FILES_COUNT_FOR_MS));
  expect((await list()).body).toEqual([
    { ...broken, read_at: ago(1_000).toISOString() },
    { ...fox, read_at: ago(1_000).toISOString() },
  ]);
  expect(await api.db.select().from(installation)).toHaveLength(3);
  await keepOperatorFiles(api.db, 'two', [], at, ago(FILES_COUNT_FOR_MS));
  expect((await api.db.select().from(installation)).map(({ key }) => key).sort()).toEqual([
    'operator-files:one',
    'operator-files:two',
  ]);
  expect((await list()).body).toMatchObject([{ name: 'fox.yar', problem: null }]);
});

it('the same said twice stands in the log once', () => {
  const { lines, log } = heard();
  const note = noteOperatorFiles({ ...api.services, log });
  const bad = { kind: 'rules', name: 'a.yar', line: 1, problem: 'syntax error' } as const;
  for (const files of [
    [bad],
    [bad],
    [bad, { ...bad, name: 'b.yar' }],
    [{ ...bad, line: null, problem: null }],
  ])
    note(files);
  expect(lines.map(({ level, name }) => [level, name])).toEqual([
    [40, 'a.yar'],
    [40, 'b.yar'],
    [30, 'a.yar'],
  ]);
});

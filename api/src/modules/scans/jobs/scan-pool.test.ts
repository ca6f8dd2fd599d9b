import pino from 'pino';
import { buildTestWorker } from '@vedetta/detection/testing/worker-build.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import { createScanPool, type ScanPool } from './scan-pool.ts';

/** Tells that it holds as many MiB as the file is called. */
const TELLS_WHAT_IT_HOLDS = `
  process.on('message', (m: { id: number; filename: string }) => {
    process.send?.({ kind: 'holds', bytes: Number(m.filename) * 1024 * 1024 });
    process.send?.({ kind: 'result', id: m.id, result: { mime: null, fileKind: null,
      unreadable: null, rows: [], preview: null, pictureHash: null } });
  });`;
const never = new AbortController().signal;
const pools: ScanPool[] = [];
const poolOf = (script: string, megabytes: number) => {
  const pool = createScanPool({
    script,
    size: 1,
    limits: { ...PATIENT_LIMITS, megabytes },
    log: pino({ level: 'silent' }),
  });
  pools.push(pool);
  return pool;
};
const scan = (pool: ScanPool, filename: string) =>
  pool.scan({ path: '', filename }, () => undefined, never);

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

describe('a pool of scan workers', () => {
  it('replaces a worker that keeps most of its memory after a file, and no other', async () => {
    const pool = poolOf(await buildTestWorker('holds', TELLS_WHAT_IT_HOLDS), 400);
    const [first] = pool.pids();
    await scan(pool, '300');
    expect(pool.pids()).toEqual([first]);
    await scan(pool, '301');
    const [second, ...more] = pool.pids();
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
    await scan(pool, '10');
    expect(pool.pids()).toEqual([second]);
  });
});

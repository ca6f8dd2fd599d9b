import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENT } from '@vedetta/detection/testing/patience.ts';
import { buildScanWorker, buildTestWorker } from '@vedetta/detection/testing/worker-build.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT_LIMITS } from '../../../../test/scan-limits.ts';
import { ScanChild } from './scan-child.ts';
import type { ScanLimits } from './scan-options.ts';

const LIMITS: ScanLimits = { ...PATIENT_LIMITS, megabytes: 512 };
const never = new AbortController().signal;
const noProgress = () => undefined;
let folder: string;
let notes: string;
const children: ScanChild[] = [];
const startChild = (script: string, limits = LIMITS) => {
  const child = new ScanChild(script, limits);
  children.push(child);
  return child;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedetta-scan-'));
  notes = join(folder, 'notes');
  await writeFile(notes, 'Meeting on Monday at ten.\n');
});
afterAll(async () => {
  await Promise.all(children.map((child) => child.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** False also for a process that has ended and only waits for somebody to read its exit code. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false;
  }
}

describe('ScanChild', () => {
  it('scans one file after the other in the same process and tells its progress', async () => {
    const child = startChild(await buildScanWorker());
    const steps: number[] = [];
    const first = await child.scan(
      { path: notes, filename: 'notes.txt' },
      (done) => {
        steps.push(done);
      },
      never,
    );
    const second = await child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never);
    expect(first.rows.length).toBeGreaterThan(0);
    expect(steps).toEqual(first.rows.map((_, index) => index + 1));
    expect(second.rows.map((row) => row.outcome.kind)).toEqual(
      first.rows.map((row) => row.outcome.kind),
    );
    expect(child).toMatchObject({ alive: true, scans: 2 });
    expect(child.heldBytes, 'what it tells of its memory').toBeGreaterThan(16 * 1024 * 1024);
  });

  it('fails with a reason when the file is not there, and goes on living', async () => {
    const child = startChild(await buildScanWorker());
    await expect(
      child.scan({ path: join(folder, 'missing'), filename: 'x' }, noProgress, never),
    ).rejects.toThrow('The stored file can’t be read (ENOENT)');
    await expect(
      child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never),
    ).resolves.toMatchObject({ unreadable: null });
  });

  it('kills a worker that hangs and says so', async () => {
    const script = await buildTestWorker('hang', `process.on('message', () => { for (;;); });`);
    const child = startChild(script, { milliseconds: 700, megabytes: 512 });
    await expect(
      child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never),
    ).rejects.toThrow('The scanner took longer than 1 second.');
    expect(child.alive).toBe(false);
  });

  it('ends a worker that takes too much memory and says so', async () => {
    const script = await buildTestWorker(
      'greedy',
      `
      import { startWatchdog } from './watchdog.ts';
      startWatchdog({ maxRssBytes: Number(process.argv[2]) * 1024 * 1024, maxWorkMs: 60_000 });
      const kept: Buffer[] = [];
      process.on('message', () => { for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1)); });
    `,
    );
    const child = startChild(script, { ...PATIENT_LIMITS, megabytes: 256 });
    await expect(
      child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never),
    ).rejects.toThrow('The scanner needed more than 256 MiB of memory.');
  });

  it('ends a worker that works too long and says so, while one that waits may go on', async () => {
    const script = await buildTestWorker(
      'works',
      `
      import { startWatchdog } from './watchdog.ts';
      const tell = startWatchdog({ maxRssBytes: 512 * 1024 * 1024, maxWorkMs: Number(process.argv[8]) });
      process.on('message', () => { tell(true); for (;;); });
    `,
    );
    const child = startChild(script, {
      milliseconds: 120_000,
      workMilliseconds: 300,
      megabytes: 512,
    });
    await expect(
      child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never),
    ).rejects.toThrow('The scanner took longer than 1 second.');
  });

  it('notices when somebody kills the worker', async () => {
    const script = await buildTestWorker(
      'patient',
      `process.on('message', () => { process.send?.({ kind: 'progress', id: 1, done: 1, total: 4 }); });`,
    );
    const child = startChild(script);
    const scan = child.scan(
      { path: notes, filename: 'notes.txt' },
      () => {
        process.kill(child.pid ?? 0, 'SIGKILL');
      },
      never,
    );
    await expect(scan).rejects.toThrow('The scanner stopped unexpectedly (SIGKILL).');
  });

  it('goes when the server that started it is killed, even in the middle of a hang', async () => {
    const script = await buildTestWorker(
      'orphan',
      `
      import { startWatchdog } from './watchdog.ts';
      startWatchdog({ maxRssBytes: 512 * 1024 * 1024, maxWorkMs: 60_000 });
      process.on('message', () => { for (;;); });
    `,
    );
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `
      import { fork } from 'node:child_process';
      const child = fork(${JSON.stringify(script)}, [], { execArgv: [] });
      child.once('message', () => { child.send('hang', () => { process.stdout.write(String(child.pid)); }); });
    `,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => {
      expect(isRunning(pid)).toBe(false);
    }, PATIENT);
  });

  it('does not believe an answer that is not a result', async () => {
    const script = await buildTestWorker(
      'liar',
      "process.on('message', (m: { id: number }) => { process.send?.({ kind: 'result', id: " +
        "m.id, result: { rows: 'all clean' } }); });",
    );
    const child = startChild(script);
    await expect(
      child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never),
    ).rejects.toThrow('The scanner returned an invalid result.');
    expect(child.alive).toBe(false);
  });

  it('gives up at once when told to', async () => {
    const script = await buildTestWorker(
      'patient',
      `process.on('message', () => { process.send?.({ kind: 'progress', id: 1, done: 1, total: 4 }); });`,
    );
    const child = startChild(script);
    const giveUp = new AbortController();
    const scan = child.scan(
      { path: notes, filename: 'notes.txt' },
      () => {
        giveUp.abort();
      },
      giveUp.signal,
    );
    await expect(scan).rejects.toThrow('The scan was stopped.');
  });

  it('shows the worker nothing of the server’s environment', async () => {
    process.env['VEDETTA_TEST_SECRET'] = 'postgres://somebody:secret@db/vedetta';
    try {
      const script = await buildTestWorker(
        'teller',
        "process.on('message', (m: { id: number }) => { process.send?.({ kind: 'failed', id: " +
          'm.id, why: JSON.stringify(process.env) }); });',
      );
      const seen = await startChild(script)
        .scan({ path: notes, filename: 'notes.txt' }, noProgress, never)
        .catch((error: unknown) => String(error));
      expect(seen).toContain('invalid result');
      expect(seen).not.toContain('secret');
    } finally {
      delete process.env['VEDETTA_TEST_SECRET'];
    }
  });

  it('gives a worker the lists it asks for once, and never what is not meant for its scan', async () => {
    const child = startChild(await buildScanWorker());
    const load = vi.fn(async () => ({ names: [], domains: [], terms: ['meeting on MONDAY'] }));
    const kinds = async (version: string) => {
      const { rows } = await child.scan({ path: notes, filename: 'notes.txt' }, noProgress, never, {
        companyId: 1,
        version,
        load,
      });
      return rows.find(({ detector }) => detector === 'watch-list')?.outcome.kind;
    };
    expect([await kinds('1'), await kinds('1'), load.mock.calls.length]).toEqual([
      'found',
      'found',
      1,
    ]);
    load.mockResolvedValue({ names: [], domains: [], terms: [] });
    expect([await kinds('2'), load.mock.calls.length]).toEqual(['not-applicable', 2]);
    load.mockRejectedValue(new Error('no database'));
    await expect(kinds('3')).rejects.toThrow('Couldn’t load the company’s watch lists.');

    const greedy = startChild(
      await buildTestWorker(
        'greedy',
        `process.on('message', (m: { id: number }) => process.send?.({ kind: 'wants-lists', id: m.id }));`,
      ),
    );
    await expect(
      greedy.scan({ path: notes, filename: 'notes.txt' }, noProgress, never),
    ).rejects.toThrow('The scanner returned an invalid result.');
  });
});

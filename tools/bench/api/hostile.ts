/* eslint-disable no-console -- what it prints is its result */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verdictOf } from '@vedetta/detection/engine/scan-verdict.ts';
import { ScanChild } from '../../../api/src/modules/scans/jobs/scan-child.ts';
import { makeHostile } from '@vedetta/detection/testing/files/make-hostile.ts';

const SETS = ['image-hostile', 'office-active', 'pdf-actions'];

/**
 * Scans hostile files in real scan workers with the limits of the product:
 * `[folder of data] [--count 1000] [--seed 1] [--seconds 60] [--per-worker 200] [--worker script]`. It fails if a
 * worker crashes, hangs or uses too much memory, or if a file that exceeds a limit is reported as clean.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '60' },
      worker: { type: 'string' },
      'per-worker': { type: 'string', default: '200' },
    },
  });
  const samples = samplesIn(
    resolve(process.env['INIT_CWD'] ?? '.', positionals[0] ?? '../shared/data'),
  );
  if (samples.length === 0)
    throw new Error(`No samples found. Give the folder that contains ${SETS.join(', ')}.`);
  if (values.worker === undefined)
    throw new Error('The scan worker is missing. Run `npm run hostile -w api`, which builds it.');
  const limits = { milliseconds: Number(values.seconds) * 1000, megabytes: 512 };
  const folder = mkdtempSync(join(tmpdir(), 'vedetta-hostile-'));
  const path = join(folder, 'file');
  const seen = {
    files: 0,
    CLEAN: 0,
    PARTIAL: 0,
    FOUND: 0,
    UNREADABLE: 0,
    slowest: 0,
    slowestName: '',
    peak: 0,
  };
  const problems: string[] = [];
  let child = new ScanChild(values.worker, limits);
  const wanted = Number(values.count);
  try {
    for (const { name, bytes, overruns } of makeHostile(samples, Number(values.seed))) {
      if (seen.files >= wanted) break;
      seen.files += 1;
      writeFileSync(path, bytes);
      const started = performance.now();
      try {
        const verdict = verdictOf(
          await child.scan({ path, filename: name }, () => undefined, new AbortController().signal),
        );
        seen[verdict.status] += 1;
        if (overruns && verdict.status === 'CLEAN')
          problems.push(`${seen.files} ${name}: reported as clean although a limit was exceeded`);
      } catch (error) {
        problems.push(
          `${seen.files} ${name} (${bytes.length} bytes): ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      const took = performance.now() - started;
      if (took > seen.slowest) Object.assign(seen, { slowest: took, slowestName: name });
      seen.peak = Math.max(seen.peak, peakOf(child.pid));
      if (!child.alive || child.scans >= Number(values['per-worker'])) {
        await child.stop();
        child = new ScanChild(values.worker, limits);
      }
    }
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `${seen.files} files with seed ${values.seed}: ${seen.FOUND} with findings, ` +
      `${seen.PARTIAL} checked in part, ${seen.UNREADABLE} unreadable, ${seen.CLEAN} clean.`,
  );
  console.log(
    `Slowest file: ${Math.round(seen.slowest)} ms (${seen.slowestName}). Peak memory of a worker: ` +
      `${Math.round(seen.peak)} MiB.`,
  );
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? 'No crashes, no hangs, and no file reported as clean after a limit was exceeded.'
      : `${problems.length} problems.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const samplesIn = (folder: string) =>
  SETS.flatMap((set) => (existsSync(join(folder, set)) ? filesOf(join(folder, set)) : []));

function filesOf(folder: string): { name: string; bytes: Uint8Array }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(
      (name) => !/^(?:README\.md|labels\.tsv)$/.test(name) && statSync(join(folder, name)).isFile(),
    )
    .map((name) => ({
      name: name.split('/').at(-1) ?? name,
      bytes: new Uint8Array(readFileSync(join(folder, name))),
    }));
}

/** Largest resident memory of a process so far in MiB; 0 where the system does not tell. */
function peakOf(pid: number | undefined): number {
  try {
    return (
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1] ?? 0) /
      1024
    );
  } catch {
    return 0;
  }
}

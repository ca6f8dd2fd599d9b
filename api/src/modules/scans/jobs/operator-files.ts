import { hostname } from 'node:os';
import type { FileState } from '@vedetta/detection/detectors/malware/sources.ts';
import { FILES_COUNT_FOR_MS } from '../operator-files.ts';
import { keepOperatorFiles } from '../store/operator-files.ts';
import type { ScanServices } from './scan-input.ts';

/**
 * Workers say the same again and again; it is written so often, so that what a server says can be
 * told from what it said once.
 */
const WRITE_EVERY_MS = FILES_COUNT_FOR_MS / 4;

/**
 * Makes what takes what the workers of this server say of the operator's files: what is not used
 * stands in the log once, and all of it where the admins' screen reads it (decision 172).
 */
export function noteOperatorFiles({
  db,
  log,
  now,
}: Pick<ScanServices, 'db' | 'log' | 'now'>): (files: readonly FileState[]) => void {
  let said = '[]';
  let known: readonly FileState[] = [];
  let writtenAt = -Infinity;
  return (files) => {
    const at = now();
    const words = JSON.stringify(files);
    if (words === said && Math.abs(at.getTime() - writtenAt) < WRITE_EVERY_MS) return;
    for (const file of files)
      if (file.problem !== null && !known.some((before) => isSame(before, file)))
        log.warn(
          file,
          "A list or rule file can't be used. Correct it or remove it from the folder; a restart isn't needed.",
        );
    for (const file of files)
      if (
        file.problem === null &&
        known.some(
          ({ kind, name, problem }) => problem !== null && kind === file.kind && name === file.name,
        )
      )
        log.info(file, 'A list or rule file is used again');
    [said, known, writtenAt] = [words, files, at.getTime()];
    keepOperatorFiles(db, hostname(), files, at, new Date(at.getTime() - FILES_COUNT_FOR_MS)).catch(
      (error: unknown) => {
        writtenAt = -Infinity;
        log.warn({ err: error }, "Couldn't store the state of the list and rule files");
      },
    );
  };
}

const isSame = (a: FileState, b: FileState) =>
  a.kind === b.kind && a.name === b.name && a.problem === b.problem && a.line === b.line;

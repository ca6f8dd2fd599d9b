import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { ReadingTooLong, type PictureReader } from '../formats/ocr/picture-reader.ts';
import { pgmOf } from '../formats/ocr/prepare.ts';
import { parseWordTable } from '../formats/ocr/word-table.ts';

/** A table of a page is some hundred kilobytes; more is not taken. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/** English, Italian, and which way up a page stands. */
const NEEDED = ['eng', 'ita', 'osd'];
const LANGUAGES = 'eng+ita';

/** Does this Tesseract know what is needed? Never throws: one that cannot be asked does not. */
export async function isComplete(command: string): Promise<boolean> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, ['--list-langs'], {
      timeout: 5_000,
    });
    const known = `${stdout}\n${stderr}`.split(/\s+/);
    return NEEDED.every((language) => known.includes(language));
  } catch {
    return false;
  }
}

/**
 * The Tesseract of the system, one process a picture, killed at the deadline.
 * @param command path of the program.
 */
export function nativeReader(command: string): PictureReader {
  return {
    read: (picture, deadline) =>
      new Promise((resolve, reject) => {
        // One thread: several wait for each other more than they help.
        const child = spawn(command, ['stdin', 'stdout', '--psm', '1', '-l', LANGUAGES, 'tsv'], {
          env: { OMP_THREAD_LIMIT: '1' },
          stdio: ['pipe', 'pipe', 'ignore'],
        });
        const parts: Buffer[] = [];
        let size = 0;
        let isLate = false;
        const timer = setTimeout(
          () => {
            isLate = true;
            child.kill('SIGKILL');
          },
          Math.max(0, deadline - Date.now()),
        );
        child.stdout.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= MOST_OUTPUT) parts.push(part);
        });
        child.on('error', (error) => {
          clearTimeout(timer);
          reject(error);
        });
        child.on('close', (code) => {
          clearTimeout(timer);
          if (isLate) reject(new ReadingTooLong());
          else if (code === 0) resolve(parseWordTable(Buffer.concat(parts).toString('utf8')));
          else reject(new Error(`Tesseract ended with ${code ?? 'a signal'}.`));
        });
        // It may end before it has read everything; `close` tells.
        child.stdin.on('error', () => undefined);
        child.stdin.end(pgmOf(picture));
      }),
  };
}

import { pino, type Level, type Logger } from 'pino';

/** Lines that wait while they cannot be written; later ones are dropped. */
const MOST_WAITING_BYTES = 1_048_576;

/**
 * The log of a process, on standard output. Where that cannot be written (the disk of its file is
 * full, the reader has gone) lines wait or are lost, and the process goes on.
 */
export function openLog(level: Level | 'silent'): Logger {
  const out = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES });
  out.on('error', ignore);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore);
  return pino({ level, base: null }, out);
}

function ignore(): void {
  // Where would it be logged?
}

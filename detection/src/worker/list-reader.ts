import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { UnreadableList, type ReadList } from '../detectors/indicators/indicator.ts';
import { countKinds, pack } from '../detectors/indicators/pack.ts';
import { joinLists, readContent } from '../detectors/indicators/read-list.ts';

/** More of what is not used helps nobody; how many there are is told. */
const MOST_TOLD = 100;

/** A thread that reads one list, says what is in it, and ends. */
const { parts, now } = z
  .object({ parts: z.array(z.instanceof(Uint8Array)).min(1), now: z.number() })
  .parse(workerData);
parentPort?.postMessage(answer());

function answer(): unknown {
  try {
    const read = parts.map((part) => readContent(part, new Date(now)));
    const [first] = read;
    if (parts.length === 1 && first !== undefined && 'manifest' in first)
      return { kind: 'manifest', events: first.manifest };
    const list: ReadList = joinLists(read.flatMap((one) => ('list' in one ? [one.list] : [])));
    return {
      kind: 'list',
      format: list.format,
      role: list.role,
      content: pack(list.indicators),
      total: list.indicators.length,
      counts: countKinds(list.indicators),
      skipped: list.skipped.slice(0, MOST_TOLD),
      skippedCount: list.skipped.length,
    };
  } catch (error) {
    if (error instanceof UnreadableList) return { kind: 'unreadable', why: error.said };
    throw error;
  }
}

import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import {
  INDICATOR_KINDS,
  LIST_FORMATS,
  LIST_ROLES,
  UnreadableList,
} from '@vedetta/detection/detectors/indicators/indicator.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { findApiScript } from './scan-script.ts';

/** A list of the largest size takes about three seconds. */
const LONGEST_MS = 60_000;
/** Of the thread's memory, in MiB: the text of a list, its JSON and its indicators at once. */
const MOST_MEGABYTES = 1024;

const Problem = z.object({ where: z.custom<Message>(), why: z.custom<Message>() });
const Answer = z.union([
  z.object({
    kind: z.literal('list'),
    format: z.enum(LIST_FORMATS),
    role: z.enum(LIST_ROLES).nullable(),
    content: z.instanceof(Uint8Array),
    total: z.int(),
    counts: z.record(z.enum(INDICATOR_KINDS), z.int()),
    skipped: z.array(Problem),
    skippedCount: z.int(),
  }),
  z.object({ kind: z.literal('manifest'), events: z.array(z.string()) }),
  z.object({ kind: z.literal('unreadable'), why: z.custom<Message>() }),
]);
/** A list as it is kept; the first of what is not used. */
export type PackedReading = Extract<z.output<typeof Answer>, { kind: 'list' }>;
export type Reading = Exclude<z.output<typeof Answer>, { kind: 'unreadable' }>;

/**
 * Of several parts (the events of a feed) one list.
 * @param now for what has run out.
 * @throws UnreadableList with what to do.
 */
export type ReadLists = (parts: readonly Uint8Array[], now: Date) => Promise<Reading>;

/**
 * Reads a list in a thread of its own, so that a hundred thousand indicators hold up nobody's call.
 * @param script the built `list-reader`; found by itself when left out.
 * @param longestMs how long it may take, a minute when left out.
 */
export async function readInThread(
  parts: readonly Uint8Array[],
  now: Date,
  script = findApiScript('list-reader'),
  longestMs = LONGEST_MS,
): Promise<Reading> {
  const thread = new Worker(script, {
    workerData: { parts, now: now.getTime() },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = Answer.parse(
      await new Promise<unknown>((resolve, reject) => {
        timer = setTimeout(() => reject(new UnreadableList(say('listReadTimeLimit'))), longestMs);
        thread.once('message', resolve);
        thread.once('error', (error) =>
          reject(
            'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
              ? new UnreadableList(say('listReadMemoryLimit'))
              : error,
          ),
        );
        thread.once('exit', () =>
          reject(new Error('The list reader thread exited without a result.')),
        );
      }),
    );
    if (answer.kind === 'unreadable') throw new UnreadableList(answer.why);
    return answer;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

import { Worker } from 'node:worker_threads';

/** No one waits longer for a reading, or it takes more memory than there is for it. */
export class ReadingRefused extends Error {}

/** How far a thread may go. */
export interface ThreadLimits {
  milliseconds: number;
  /** Of its heap, in MiB; the bytes of the item are outside of it. */
  megabytes: number;
}

/**
 * Reads what strangers wrote in a separate thread, so that an item that is large, or made to be
 * slow, holds up no other call.
 * @param script a built script that answers its `workerData` with one message
 * @returns that message, which the caller checks
 * @throws ReadingRefused when it takes longer or more than the limits say
 */
export async function runReader(
  script: string,
  workerData: unknown,
  { milliseconds, megabytes }: ThreadLimits,
): Promise<unknown> {
  const thread = new Worker(script, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new ReadingRefused('time')), milliseconds);
      thread.once('message', resolve);
      thread.once('error', (error) =>
        reject(
          'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new ReadingRefused('memory')
            : error,
        ),
      );
      thread.once('exit', () => reject(new Error('The reader thread exited without a result.')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { FACES } from '../../detectors/mail/faces.ts';
import { FIELDS } from '../../detectors/mail/fields.ts';
import type { FoundPlace } from '../../detectors/mail/standing.ts';
import { findApiScript } from '../../jobs/scan-script.ts';

/** One of the largest size takes two seconds; a person waits for it. */
const LONGEST_MS = 15_000;
/** Of the thread's memory, in MiB; the bytes of the mail and of its files are outside of it. */
const MOST_MEGABYTES = 512;

const Mark = z.object({ id: z.int(), offset: z.int(), length: z.int() });
const Answer = z.object({
  kind: z.enum(['mail', 'mailbox']), steps: z.array(z.string()), isBroken: z.boolean(), date: z.string().nullable(),
  fields: z.array(z.object({ name: z.enum(FIELDS), text: z.string(), more: z.int(), marks: z.array(Mark) })),
  faces: z.array(z.object({ kind: z.enum(FACES), text: z.string(), isCut: z.boolean(), marks: z.array(Mark) })),
  parts: z.array(z.object({
    name: z.string(), size: z.int(), typeLabel: z.string().nullable(), inside: z.int().nullable(), subject: z.string().nullable(), from: z.string().nullable(), date: z.string().nullable(), findings: z.array(z.int()),
  })),
  partCount: z.int(),
}).nullable();
export type ReadMailAnswer = NonNullable<z.output<typeof Answer>>;

export interface MailRequest {
  /** Where the bytes of the whole item are. */
  file: string;
  filename: string;
  mime: string | null;
  /** Numbers of the mails to go into, from 1. */
  inside: readonly number[];
  found: readonly FoundPlace[];
}

/** Nobody waits longer for a mail, or it takes more memory than there is for it. */
export class UnreadableMail extends Error {}

/** @returns null where there is no mail. @throws UnreadableMail for one that takes too much. */
export type ReadMail = (request: MailRequest) => Promise<ReadMailAnswer | null>;

/**
 * Reads a mail in a thread of its own, so that one of many megabytes, or one made to be slow, holds up nobody's call.
 * @param script the built `mail-reader`; found by itself when left out
 * @param longestMs how long it may take, 15 seconds when left out
 * @throws UnreadableMail when it takes longer or more than 512 MiB
 */
export async function readMailInThread(request: MailRequest, script = findApiScript('mail-reader'), longestMs = LONGEST_MS): Promise<ReadMailAnswer | null> {
  const thread = new Worker(script, { workerData: request, env: {}, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return Answer.parse(await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new UnreadableMail('time')), longestMs);
      thread.once('message', resolve);
      thread.once('error', (error) => reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableMail('memory') : error));
      thread.once('exit', () => reject(new Error('The thread that reads mails ended without a word.')));
    }));
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

import type { FileKind } from '@vedetta/detection/formats/type-family.ts';
import { z } from 'zod';
import { FACES } from '@vedetta/detection/formats/mail/faces.ts';
import { FIELDS } from '@vedetta/detection/formats/mail/fields.ts';
import type { FoundPlace } from '@vedetta/detection/formats/mail/standing.ts';
import { findApiScript } from './scan-script.ts';
import { runReader } from './run-reader.ts';

/** One of the largest size takes two seconds; a person waits for it. */
const LONGEST_MS = 15_000;
/** Of the thread's memory, in MiB; the bytes of the mail and of its files are outside of it. */
const MOST_MEGABYTES = 512;

const Mark = z.object({ id: z.int(), offset: z.int(), length: z.int() });
const Answer = z
  .object({
    kind: z.enum(['mail', 'mailbox']),
    steps: z.array(z.string()),
    isBroken: z.boolean(),
    date: z.string().nullable(),
    fields: z.array(
      z.object({ name: z.enum(FIELDS), text: z.string(), more: z.int(), marks: z.array(Mark) }),
    ),
    faces: z.array(
      z.object({ kind: z.enum(FACES), text: z.string(), isCut: z.boolean(), marks: z.array(Mark) }),
    ),
    parts: z.array(
      z.object({
        name: z.string(),
        size: z.int(),
        fileKind: z.custom<FileKind>().nullable(),
        inside: z.int().nullable(),
        subject: z.string().nullable(),
        from: z.string().nullable(),
        date: z.string().nullable(),
        findings: z.array(z.int()),
      }),
    ),
    partCount: z.int(),
  })
  .nullable();
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

/** @returns null where there is no mail. @throws ReadingRefused for one that takes too much. */
export type ReadMail = (request: MailRequest) => Promise<ReadMailAnswer | null>;

/**
 * Reads a mail in a separate thread.
 * @param script the built `mail-reader`; found by itself when left out
 * @param milliseconds how long it may take, 15 seconds when left out
 * @throws ReadingRefused when it takes longer or more than 512 MiB
 */
export const readMailInThread = async (
  request: MailRequest,
  script = findApiScript('mail-reader'),
  milliseconds = LONGEST_MS,
): Promise<ReadMailAnswer | null> =>
  Answer.parse(await runReader(script, request, { milliseconds, megabytes: MOST_MEGABYTES }));

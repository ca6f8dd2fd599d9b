import { wayInWords } from '@vedetta/detection/formats/step.ts';
import { open } from 'node:fs/promises';
import pLimit from 'p-limit';
import { isMail } from '@vedetta/detection/formats/mail/is-mail.ts';
import { isMailbox } from '@vedetta/detection/formats/mail/mailbox.ts';
import type { FoundPlace } from '@vedetta/detection/formats/mail/standing.ts';
import { OUTLOOK_MAIL } from '@vedetta/detection/formats/text-kind.ts';
import type { Services } from '../../../platform/services.ts';
import type { FindingRow } from '../../alerts/store/alerts.ts';
import { isPost, type MediaRow } from '../store/media.ts';
import { ReadingRefused } from '../../../platform/threads/run-reader.ts';
import type { ReadMailAnswer } from '../../../platform/threads/read-mail-in-thread.ts';

/**
 * Larger ones are shown as their source alone. Servers take mails of 25 to 50 MB; a mailbox may be
 * larger.
 */
const LARGEST = 64 * 1024 * 1024;
/** What tells a mail stands within so many bytes. */
const HEAD_BYTES = 32 * 1024;
/** Threads at a time; whoever comes later waits for them. */
const AT_ONCE = 2;
/** Mails as they were shown last: somebody turns their pages. */
const KEPT = 8;

/** Why a mail is shown as its source alone. */
export type MailProblem = 'TOO_LARGE' | 'TOO_DEEP' | 'TOO_SLOW';
export interface ShownMail {
  problem: MailProblem | null;
  /** null for what was not read. */
  mail: ReadMailAnswer | null;
}

/** Shows mails among the items. */
export interface Mails {
  /**
   * Reads an item as a mail, or a mail within it, with what was found in it.
   * @param inside numbers of the mails to go into, from 1
   * @returns null for an item that is no mail, or has none there
   */
  show(
    media: MediaRow,
    inside: readonly number[],
    findings: readonly FindingRow[],
  ): Promise<ShownMail | null>;
}

/**
 * Opens the mails among the blobs; what is read is kept for the next call, a few mails of all
 * companies at a time.
 */
export function openMails({ blobs, readMail }: Pick<Services, 'blobs' | 'readMail'>): Mails {
  const kept = new Map<string, Promise<ReadMailAnswer | null>>();
  const limit = pLimit(AT_ONCE);
  return {
    async show(media, inside, findings) {
      const { sha256, mime, title: filename } = media;
      // What no scan has named yet is not opened for anyone.
      if (sha256 === null || isPost(media) || (mime === null && media.fileKind === null))
        return null;
      const file = blobs.path(sha256);
      const head = await headOf(file);
      const item = { bytes: head, filename, mime, path: [filename] };
      if (
        head.length === 0 ||
        (!isMail(item) && !isMailbox(item) && media.fileKind !== OUTLOOK_MAIL)
      )
        return null;
      if ((media.size ?? 0) > LARGEST) return { problem: 'TOO_LARGE', mail: null };
      const found = findings.map(placeOf);
      const key = JSON.stringify([sha256, mime, inside, found]);
      const reading =
        kept.get(key) ?? limit(() => readMail({ file, filename, mime, inside, found }));
      kept.delete(key);
      kept.set(key, reading);
      for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
      try {
        const mail = await reading;
        return mail === null ? null : { problem: mail.isBroken ? 'TOO_DEEP' : null, mail };
      } catch (error) {
        kept.delete(key);
        if (error instanceof ReadingRefused) return { problem: 'TOO_SLOW', mail: null };
        throw error;
      }
    },
  };
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path).catch(() => null);
  if (file === null) return new Uint8Array();
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return new Uint8Array(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The item's own name may have changed since it was scanned: it is no step. */
const placeOf = ({ id, path, place, excerpt }: FindingRow): FoundPlace => ({
  id,
  steps: wayInWords(path).slice(1),
  range: place.kind === 'text' ? { start: place.offset, end: place.offset + place.length } : null,
  excerpt,
});

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Tx } from '../database/database.ts';
import { enqueueJob } from '../jobs/jobs.ts';
import { insertMail } from './mails.ts';
import { layOut, type Letter } from './letter.ts';

export const MAIL_QUEUE = 'mail';
/** With the pauses of the sender: a mail server may be away for some two hours. */
const TRIES = 9;
/** What the encryption of letters is bound to. */
export const MAIL_PURPOSE = 'mail';

export interface NewMail {
  companyId: number | null;
  /** The account that is written to, if any: the letter goes with it. */
  userId: number | null;
  /** What it is about, for operators: `invitation`. */
  kind: string;
  to: { name: string; address: string };
  /** Who gets the answer. */
  replyTo?: { name: string; address: string };
  letter: Letter;
  /**
   * Names the occasion, such as `notification:12`: a second letter of the same key is never
   * written.
   */
  dedupeKey: string;
  /** Not worth sending later than this. */
  expiresAt?: Date;
}

/** What is sealed: everything that is not in the row. */
const Sealed = z.object({
  name: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type SealedMail = z.infer<typeof Sealed>;

/**
 * Queues a letter in the caller's transaction: it leaves if and only if what it tells of was
 * committed.
 * @returns false when a letter with this key was written before.
 */
export async function enqueueMail(
  tx: Tx,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  mail: NewMail,
): Promise<boolean> {
  const { name, address } = mail.to;
  const content: SealedMail = {
    name,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    ...layOut(mail.letter),
  };
  const id = await insertMail(tx, {
    companyId: mail.companyId,
    userId: mail.userId,
    kind: mail.kind,
    dedupeKey: mail.dedupeKey,
    recipient: address,
    messageId: randomUUID(),
    sealed: secrets.seal(JSON.stringify(content), MAIL_PURPOSE),
    expiresAt: mail.expiresAt ?? null,
    createdAt: now(),
  });
  if (id === null) return false;
  return enqueueJob(tx, {
    queue: MAIL_QUEUE,
    companyId: mail.companyId,
    payload: { mailId: id },
    dedupeKey: `mail:${id}`,
    maxAttempts: TRIES,
  });
}

/** @throws Error when the bytes are not a letter of this installation. */
export const openSealedMail = (
  { secrets }: Pick<Services, 'secrets'>,
  sealed: Uint8Array,
): SealedMail => Sealed.parse(JSON.parse(secrets.openText(sealed, MAIL_PURPOSE)));

import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '@vedetta/messages/message.ts';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { MailProblem, type MailTransport } from './transport.ts';
import { openSealedMail } from './queue.ts';
import type { Services } from '../services.ts';
import { failJob, finishJob, holdsJob, LeaseLost, type ClaimedJob } from '../jobs/jobs.ts';
import { findMail, setMailState, type MailState } from './mails.ts';

type Needs = Pick<Services, 'db' | 'secrets' | 'now' | 'log'>;

/**
 * So often, and with so long between, what became of a letter is written down when the database
 * does not take it.
 */
const WRITING = { tries: 60, pauseMs: 1_000 };
/** Seconds before the next try: half a minute at first, half an hour in the end. */
const pauseAfter = (attempts: number): number => Math.min(1_800, 30 * 2 ** attempts);

/**
 * Sends one queued letter. Before the first byte leaves it is written down that it leaves, and
 * afterwards that it was taken; a letter found between the two (a crash, a connection cut before
 * the answer) may have arrived, and is not sent again
 * (docs/decisions/040-mail-is-never-sent-twice.md).
 * @throws MailProblem when it was not taken and another try makes sense; LeaseLost.
 */
export async function sendMail(
  services: Needs,
  transport: MailTransport,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = services;
  const mail = await findMail(db, mailIdOf(job));
  const end = (state: MailState | null, problem: Message | null = null) =>
    db.transaction(async (tx) => {
      await finishJob(tx, job);
      if (mail && state !== null)
        await setMailState(tx, mail.id, state, {
          problem: problem && [problem],
          now: services.now(),
        });
    });
  if (mail?.sealed == null) return end(null);
  if (mail.state === 'sending') {
    log.warn(
      { mail: mail.id, kind: mail.kind },
      "The server was interrupted while it sent an email; it isn't sent again, since it may have been delivered",
    );
    return end('uncertain', say('mailInterrupted'));
  }
  if (mail.expiresAt !== null && mail.expiresAt <= services.now())
    return end('expired', say('mailExpired'));
  const content = openSealedMail(services, mail.sealed);
  const outgoing = {
    messageId: mail.messageId,
    to: { name: content.name, address: mail.recipient },
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    subject: content.subject,
    text: content.text,
    html: content.html,
    date: mail.createdAt,
  };
  let handedOver = false;
  try {
    await transport.send(
      outgoing,
      async () => {
        await db.transaction(async (tx) => {
          if (!(await holdsJob(tx, job))) throw new MailProblem(say('mailSendInProgress'), false);
          await setMailState(tx, mail.id, 'sending');
        });
        handedOver = true;
      },
      signal,
    );
  } catch (error) {
    if (error instanceof MailProblem && error.lasting) return end('failed', error.said);
    if (error instanceof MailProblem || !handedOver) {
      await db.transaction(async (tx) => {
        if (await holdsJob(tx, job)) await setMailState(tx, mail.id, 'queued');
      });
      throw error;
    }
    log.warn(
      { err: error, mail: mail.id },
      "The mail server didn't confirm an email; it isn't sent again, since it may have been delivered",
    );
    return insist(() => end('uncertain', say('mailUnconfirmed')), signal);
  }
  return insist(() => end('sent'), signal);
}

/**
 * Tries again while the database does not take it: this process alone knows what became of the
 * letter.
 * @throws LeaseLost, or the last error.
 */
async function insist(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof LeaseLost || signal.aborted || tried === WRITING.tries) throw error;
      await delay(WRITING.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/**
 * Notes that a letter was not taken; it is tried again after a pause, or given up. One that is
 * being handed over stays so, whatever failed: only what sends it knows whether it left, and the
 * next try ends it as uncertain.
 */
export async function postponeMail(
  { db, log }: Needs,
  job: ClaimedJob,
  why: Message,
): Promise<void> {
  await db.transaction(async (tx) => {
    const outcome = await failJob(tx, job, why, pauseAfter(job.attempts));
    const mail = await findMail(tx, mailIdOf(job));
    if (mail?.state === 'sending' && outcome === 'dead')
      await setMailState(tx, mail.id, 'uncertain', {
        problem: [say('mailInterrupted')],
      });
    if (mail?.state !== 'queued') return;
    if (outcome === 'dead')
      log.error(
        { mail: mail.id, kind: mail.kind, reason: render('en', why) },
        "An email couldn't be sent and won't be tried again. Check MAIL_URL.",
      );
    await setMailState(tx, mail.id, outcome === 'dead' ? 'failed' : 'queued', {
      problem: [why],
      mayBeRetried: outcome === 'dead',
    });
  });
}

function mailIdOf(job: ClaimedJob): number {
  const { mailId } = job.payload;
  if (typeof mailId !== 'number') throw new Error('A mail job has no email.');
  return mailId;
}

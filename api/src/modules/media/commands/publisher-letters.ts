import { say } from '@vedetta/messages/say.ts';
import { rateLimited, waitingTime } from '../../../platform/errors/problems.ts';
import { lockCompany } from '../../company/store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { countMailsSince, nthNewestMail } from '../../../platform/mail/mails.ts';

/**
 * Letters to strangers that may go out in the name of one company within 24 hours
 * (docs/decisions/050).
 */
export const PUBLISHER_LETTERS_PER_DAY = 50;
export const PUBLISHER_MAIL = 'publisher';
const DAY_MS = 24 * 3_600_000;

/** How many letters a company may still send, the next day not counted. */
export async function publisherLettersLeft(tx: Tx, companyId: number, now: Date): Promise<number> {
  return Math.max(
    0,
    PUBLISHER_LETTERS_PER_DAY -
      (await countMailsSince(tx, companyId, PUBLISHER_MAIL, new Date(now.getTime() - DAY_MS))),
  );
}

/**
 * Lets one more letter to a publisher go out. Letters of a company are counted one after the other,
 * until the caller's transaction ends: parallel ones cannot share the last place, and one that is
 * rolled back takes none.
 * @throws HttpProblem 429 with the seconds until the oldest of the last 50 is a day old.
 */
export async function admitPublisherLetter(tx: Tx, companyId: number, now: Date): Promise<void> {
  await lockCompany(tx, companyId);
  const oldest = await nthNewestMail(tx, companyId, PUBLISHER_MAIL, PUBLISHER_LETTERS_PER_DAY);
  const waitMs = oldest === null ? 0 : oldest.getTime() + DAY_MS - now.getTime();
  if (waitMs <= 0) return;
  throw rateLimited(
    waitMs / 1000,
    say('publisherMessageLimit', {
      most: PUBLISHER_LETTERS_PER_DAY,
      time: waitingTime(waitMs / 1000),
    }),
  );
}

import { randomUUID } from 'node:crypto';
import { say } from '@vedetta/messages/say.ts';
import { authorOf, hasPublisher } from '../author.ts';
import { draftPublisherLetter } from '../publisher-letter.ts';
import { invalid, trialLocked } from '../../../platform/errors/problems.ts';
import { noPublisher } from '../../../platform/errors/upload-problems.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { isTrialUser } from '../../../platform/access/capabilities.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActivities } from '../store/activities.ts';
import { loadAlert } from '../../alerts/store/alerts.ts';
import { findOrigin } from '../../targets/store/collected.ts';
import { findCompany } from '../../company/store/companies.ts';
import { transact } from '../../events/store/outbox.ts';
import { findColleagues, fullName } from '../../../platform/database/people.ts';
import { updateMedia } from '../store/media.ts';
import { maskWritten } from '../store/protected-words.ts';
import type { Actor, Work } from '../../alerts/commands/bulk-change.ts';
import { lockOwn, ofItem } from './change-media.ts';
import { admitPublisherLetter, PUBLISHER_MAIL, publisherLettersLeft } from './publisher-letters.ts';
import { requireAlertOf } from './record-act.ts';

export interface PublisherLetter {
  mediaId: number;
  alertId?: number | undefined;
  /** Missing members are filled in by the draft. */
  to?: string | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  send: boolean;
}

/**
 * Drafts a letter to whoever published a media item, or sends it: the mail, the activity and the
 * remembered address are one transaction. The publisher's answer goes to the person who wrote.
 * @throws HttpProblem 404; 403 TRIAL_LOCKED, since anybody may open a trial and letters go out in
 * our name; 409 NO_PUBLISHER for what nobody published, such as one's own upload; 422 when a letter
 * to be sent has no address; 429 after 50 within a day.
 */
export async function contactPublisher(
  services: Work & Pick<Services, 'secrets'>,
  actor: Actor & { email: string; groups: readonly string[] },
  letter: PublisherLetter,
): Promise<{
  to: string | null;
  subject: string;
  text: string;
  sentAt: Date | null;
  leftToday: number;
}> {
  if (letter.send && isTrialUser(actor.groups)) throw trialLocked();
  return transact(services, async (tx) => {
    const item = await lockOwn(tx, actor, letter.mediaId);
    if (!hasPublisher(item)) throw noPublisher();
    const alertId = await requireAlertOf(tx, item.id, letter.alertId);
    const alert = alertId === null ? null : await loadAlert(tx, actor.companyId, alertId);
    const [sender] = await findColleagues(tx, actor.companyId, [actor.userId]);
    const name = sender === undefined ? actor.email : fullName(sender);
    const draft = draftPublisherLetter({
      title: item.title,
      url: item.url,
      sourceName: item.sourceName,
      accountUsername: item.accountUsername,
      author: authorOf(item.sourceId, await findOrigin(tx, item.id)),
      alertTitle: alert?.alert.title ?? null,
      company: (await findCompany(tx, actor.companyId)).name,
      sender: name,
    });
    const { to = item.publisherEmail } = letter;
    const [subject, text] = [
      await maskWritten(tx, actor.companyId, letter.subject ?? draft.subject),
      await maskWritten(tx, actor.companyId, letter.text ?? draft.text),
    ];
    const now = services.now();
    if (!letter.send)
      return {
        to,
        subject,
        text,
        sentAt: null,
        leftToday: await publisherLettersLeft(tx, actor.companyId, now),
      };
    if (to === null)
      throw invalid({
        path: 'to',
        code: 'required',
        message: say('publisherEmailRequired'),
      });

    await admitPublisherLetter(tx, actor.companyId, now);
    await updateMedia(tx, item.id, { publisherEmail: to });
    await enqueueMail(tx, services, {
      companyId: actor.companyId,
      userId: null,
      kind: PUBLISHER_MAIL,
      to: { name: '', address: to },
      replyTo: { name, address: actor.email },
      letter: { subject, paragraphs: text.split(/\n{2,}/u) },
      dedupeKey: `publisher:${randomUUID()}`,
    });
    await recordActivities(tx, [
      {
        ...ofItem(item, actor),
        alertId,
        kind: 'publisher_contacted',
        newValue: to,
        detail: subject,
        createdAt: now,
      },
    ]);
    return {
      to,
      subject,
      text,
      sentAt: now,
      leftToday: await publisherLettersLeft(tx, actor.companyId, now),
    };
  });
}

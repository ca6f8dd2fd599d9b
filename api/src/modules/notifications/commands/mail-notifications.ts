import { toldReasons } from '../told.ts';
import { notificationsLetter } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { toldInItalian } from '../../../platform/mail/told-in-italian.ts';
import type { Services } from '../../../platform/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findMailReader, markMailed, notificationsToMail } from '../store/notification-mails.ts';
import { lockOutbox } from '../../events/store/outbox.ts';
import { fullName } from '../../../platform/database/people.ts';

/** More than this nobody reads in a letter. */
const LINES = 20;
/** As mentions are stored. */
const MENTION = /@\{\{([^{}]*)\}\}/g;

/**
 * Writes one letter about everything that a person was notified of and has not read, each
 * notification once. Nothing is written when all of it was read meanwhile, or when they or their
 * company do not want mail any more.
 */
export async function mailNotifications(services: Services, tx: Tx, userId: number): Promise<void> {
  const reader = await findMailReader(tx, userId);
  if (!reader || reader.mailEnabled === false || reader.user.mailContexts.length === 0) return;
  // A notification committed after this look finds this errand ended, and queues the next one.
  await lockOutbox(tx, reader.user.companyId);
  const { user } = reader;
  const { rows, count } = await notificationsToMail(tx, user, LINES);
  const newest = rows[0];
  if (newest === undefined) return;
  await markMailed(tx, user.id, newest.id);
  const mediaPath =
    newest.mediaId === null
      ? '/threat-manager'
      : `/threat-manager/media/${newest.mediaId}${newest.alertId === null ? '' : `?initialAlert=${newest.alertId}`}`;
  const reviewPath =
    newest.aboutUserId === null ? '/admin/users' : `/admin/users/review/${newest.aboutUserId}`;
  const only =
    count === 1
      ? newest.context === 'new_user_need_approvation'
        ? reviewPath
        : mediaPath
      : '/threat-manager';
  await enqueueMail(tx, services, {
    companyId: user.companyId,
    userId: user.id,
    kind: 'notifications',
    to: { name: fullName(user), address: user.email },
    letter: notificationsLetter(services.env, {
      language: user.language,
      firstName: user.firstName,
      lines: rows.map(
        (row) =>
          `${row.actorName ?? 'Vedetta'} ${wordsOf(row, user.language).replace(MENTION, '@$1')}`,
      ),
      more: count - rows.length,
      path: only,
    }),
    dedupeKey: `notifications:${user.id}:${newest.id}`,
  });
}

/** As the screens of the reader say it, where they chose a language for them. */
function wordsOf(
  row: { message: string; alertId: number | null },
  language: string | null,
): string {
  const [reason] = language === 'it' ? toldReasons(row) : [];
  return (reason === undefined ? undefined : toldInItalian(reason)) ?? row.message;
}

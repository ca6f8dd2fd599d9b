import { scannedName } from '../../scans/scanned-name.ts';
import {
  noPasswords,
  originalGone,
  passwordsUnread,
} from '../../../platform/errors/upload-problems.ts';

import type { Services } from '../../../platform/services.ts';
import { recordActivities } from '../store/activities.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { exposes, exposesInPicture } from '../store/exposed.ts';
import type { MediaRow } from '../store/media.ts';
import { transact } from '../../events/store/outbox.ts';
import { protectedNames } from '../../company/store/settings.ts';
import { lockOwn, ofItem } from './change-media.ts';
import type { Downloader } from './note-download.ts';
import type { PasswordsAnswer } from '../../../platform/threads/read-passwords-in-thread.ts';
import { ReadingRefused } from '../../../platform/threads/run-reader.ts';

type Needs = Pick<Services, 'db' | 'bus' | 'now' | 'blobs' | 'readPasswords'>;

/**
 * Reads the passwords of the company's accounts from the stored original of an item. Who saw them
 * is in the item's history and the audit log before they are answered.
 * @throws HttpProblem 404 for an item without such a finding, or without its original; 409 where
 * the original does not yield them.
 */
export async function revealPasswords(
  services: Needs,
  actor: Downloader,
  media: MediaRow,
): Promise<PasswordsAnswer> {
  const { db, blobs } = services;
  if (media.sha256 === null || !(await exposes(db, media.id))) throw noPasswords();
  if (!(await blobs.has(media.sha256))) throw originalGone();
  const { domains } = await protectedNames(db, actor.companyId);
  const read = await services
    .readPasswords({
      file: blobs.path(media.sha256),
      filename: scannedName(media),
      domains,
      readsPictures: await exposesInPicture(db, media.id),
    })
    .catch((error: unknown) => {
      if (error instanceof ReadingRefused) throw passwordsUnread();
      throw error;
    });
  if (read.accounts.length === 0) throw passwordsUnread();
  await transact(services, async (tx) => {
    const item = await lockOwn(tx, actor, media.id);
    const now = services.now();
    await recordActivities(tx, [
      { ...ofItem(item, actor), kind: 'passwords_revealed', createdAt: now },
    ]);
    const { companyId, userId: actorId, address } = actor;
    await recordAudit(tx, {
      companyId,
      actorId,
      action: 'exposed_passwords.shown',
      subject: `media:${media.id}`,
      address,
      now,
    });
  });
  return read;
}

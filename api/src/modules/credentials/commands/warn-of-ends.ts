import { sourceName } from '../../../collectors/sources.ts';
import { credentialEndsLetter, letterLanguage } from '../../../platform/mail/letters.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { Services } from '../../../platform/services.ts';
import { fullName } from '../../../platform/database/people.ts';
import { takeUnwarned } from '../store/source-credentials.ts';
import { adminsToWrite } from '../../users/store/users.ts';

const AT_ONCE = 50;
const IN_WORDS = { day: 'numeric', month: 'long', year: 'numeric' } as const;
/** `21 November 2026`, `21 novembre 2026`. */
const DAY = {
  en: new Intl.DateTimeFormat('en-GB', IN_WORDS),
  it: new Intl.DateTimeFormat('it', IN_WORDS),
};

/**
 * Writes to the admins of each company whose credential for a source ends within a week, or has
 * ended: once for each end, however many processes look. A test that finds another end, or a new
 * credential, is warned of anew.
 */
export async function warnOfEnds(
  services: Pick<Services, 'db' | 'env' | 'now' | 'secrets'>,
): Promise<void> {
  let taken: number;
  do {
    taken = await services.db.transaction(async (tx) => {
      const now = services.now();
      const rows = await takeUnwarned(tx, now, AT_ONCE);
      for (const { id, companyId, sourceId, account, expiresAt } of rows) {
        for (const admin of await adminsToWrite(tx, companyId)) {
          await enqueueMail(tx, services, {
            companyId,
            userId: admin.id,
            kind: 'credential_ends',
            to: { name: fullName(admin), address: admin.email },
            letter: credentialEndsLetter(services.env, {
              language: admin.language,
              firstName: admin.firstName,
              source: sourceName(sourceId),
              account,
              day: DAY[letterLanguage(admin.language)].format(expiresAt),
              hasEnded: expiresAt <= now,
              sourceId,
            }),
            dedupeKey: `credential-ends:${id}:${expiresAt.getTime()}:${admin.id}`,
          });
        }
      }
      return rows.length;
    });
  } while (taken === AT_ONCE);
}

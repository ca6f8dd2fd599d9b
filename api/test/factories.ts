import { say } from '@vedetta/messages/say.ts';
import { randomUUID } from 'node:crypto';
import { GROUPS } from '../src/platform/access/capabilities.ts';
import type { Services } from '../src/platform/services.ts';
import type { Db } from '../src/platform/database/database.ts';
import { alerts, findings } from '../src/platform/database/schema/alerts.ts';
import { media } from '../src/platform/database/schema/media.ts';
import { notifications } from '../src/platform/database/schema/messages.ts';
import { companies, users } from '../src/platform/database/schema/people.ts';
import { createSession } from '../src/platform/access/store/sessions.ts';

/**
 * Rows for tests that are not about how such rows come to be. Each takes what matters to the test
 * and fills in the rest with something plausible and unique.
 */
export async function insertCompany(
  db: Db,
  given: Partial<typeof companies.$inferInsert> = {},
): Promise<typeof companies.$inferSelect> {
  const name = `company-${randomUUID().slice(0, 8)}`;
  return only(
    await db
      .insert(companies)
      .values({ name, emailDomain: `${name}.example`, ...given })
      .returning(),
  );
}

/** An approved analyst; the password hash fits no password. */
export async function insertUser(
  db: Db,
  given: Partial<typeof users.$inferInsert> & { companyId: number },
): Promise<typeof users.$inferSelect> {
  const email = `user-${randomUUID().slice(0, 8)}@meridiana.example`;
  const defaults = {
    email,
    firstName: 'Giulia',
    lastName: 'Ferrari',
    passwordHash: 'none',
    isApproved: true,
    groupName: 'Analysts',
  };
  return only(
    await db
      .insert(users)
      .values({ ...defaults, ...given })
      .returning(),
  );
}

/** Signs a person in past the sign-in: a new session and an access token for it. */
export async function signInAs(
  { db, accessTokens, now }: Pick<Services, 'db' | 'accessTokens' | 'now'>,
  person: typeof users.$inferSelect,
): Promise<{ token: string; sessionId: string }> {
  const sessionId = await db.transaction((tx) =>
    createSession(tx, { userId: person.id, address: '127.0.0.1', userAgent: null, now: now() }),
  );
  const groups = GROUPS.filter((group) => group === person.groupName);
  return {
    sessionId,
    token: await accessTokens.issue({
      userId: person.id,
      companyId: person.companyId,
      email: person.email,
      groups,
      sessionId,
    }),
  };
}

/** A scanned upload. */
export async function insertMedia(
  db: Db,
  given: Partial<typeof media.$inferInsert> & { companyId: number },
): Promise<typeof media.$inferSelect> {
  const title = given.title ?? 'invoice_7731.jpg';
  const defaults = {
    sourceId: 7,
    vendorId: randomUUID(),
    title,
    sourceName: 'File upload',
    searchString: title,
    scanStatus: 'FOUND',
    size: 1_024,
    sha256: randomUUID().replaceAll('-', '').repeat(2),
    mime: 'image/jpeg',
    fileKind: 'fileKindJPEGImage' as const,
    detectorsDone: 4,
    detectorsTotal: 4,
  };
  return only(
    await db
      .insert(media)
      .values({ ...defaults, ...given })
      .returning(),
  );
}

/** A title in somebody's own words. */
const titled = (title: string) => ({
  title,
  titleMessage: say('quotedWords', { words: title }),
});

/** A title of a detector's. */
const DISGUISED = {
  title: 'Executable disguised as image',
  titleMessage: say('titleExecutableDisguised', { kind: say('kindImage') }),
};

/** An alert nobody has looked at; without `mediaId` on a media item of its own. */
export async function insertAlert(
  db: Db,
  given: Partial<typeof alerts.$inferInsert> & { companyId: number },
): Promise<typeof alerts.$inferSelect> {
  const mediaId = given.mediaId ?? (await insertMedia(db, { companyId: given.companyId })).id;
  const defaults = {
    sourceId: 7,
    detector: 'file-type',
    fingerprint: randomUUID(),
    ...DISGUISED,
    summary: 'invoice_7731.jpg is a Windows program',
    marks: [{ start: 22, end: 37 }],
    severity: 4,
  };
  return only(
    await db
      .insert(alerts)
      .values({
        ...defaults,
        ...given,
        ...(given.title === undefined ? {} : titled(given.title)),
        mediaId,
      })
      .returning(),
  );
}

/** What a detector saw, as evidence of an alert. */
export async function insertFinding(
  db: Db,
  given: Partial<typeof findings.$inferInsert> & { companyId: number; mediaId: number },
): Promise<typeof findings.$inferSelect> {
  const defaults = {
    detector: 'file-type',
    detectorLabel: 'File type',
    detectorVersion: '1',
    rule: 'file-type/executable-disguised',
    path: ['invoice_7731.jpg'],
    place: { kind: 'bytes' as const, offset: 0, length: 2 },
    excerpt: 'MZ',
    why: [say('quotedWords', { words: 'The file starts like a Windows program.' })],
    score: 900,
    confidence: 1,
    severity: 4,
  };
  return only(
    await db
      .insert(findings)
      .values({ ...defaults, ...given })
      .returning(),
  );
}

/** An unread notification. */
export async function insertNotification(
  db: Db,
  given: Partial<typeof notifications.$inferInsert> & { companyId: number; recipientId: number },
): Promise<typeof notifications.$inferSelect> {
  const defaults = {
    context: 'assigned_alert',
    actorName: 'Luca Bianchi',
    message: say('toldAssigned', { title: 'Look-alike login page' }),
  };
  return only(
    await db
      .insert(notifications)
      .values({ ...defaults, ...given })
      .returning(),
  );
}

function only<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered no row.');
  return row;
}

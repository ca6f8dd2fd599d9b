import { say } from '@vedetta/messages/say.ts';
import type { Db } from '@vedetta/api/platform/database/database.ts';
import { activities, notes } from '@vedetta/api/platform/database/schema/collaboration.ts';
import { mediaOrigins } from '@vedetta/api/platform/database/schema/collecting.ts';
import { targets } from '@vedetta/api/platform/database/schema/watch.ts';
import {
  insertAlert,
  insertFinding,
  insertMedia,
  insertNotification,
} from '../../api/test/factories.ts';
import type { Person } from '../../web/test/paths/people.ts';

const MINUTE = 60_000;
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

/**
 * Source, who, title, what was seen with the seen part in [brackets], severity, minutes ago, how
 * often.
 */
const SEEN: [
  source: number,
  name: string,
  handle: string,
  title: string,
  summary: string,
  severity: number,
  minutes: number,
  times: number,
][] = [
  [
    5,
    'X',
    'meridiana_spa',
    'Extortion demand aimed at a named person',
    '“pay 2 BTC by Friday or [we publish the files] of your CFO”',
    5,
    2,
    4,
  ],
  [
    20,
    'Web feed',
    'https://paste.example/recent.xml',
    'Employee credentials posted in clear',
    '[m.rossi@meridiana.example : ••••••••] and 211 more lines of the same kind, among them ' +
      'the administrators of two suppliers',
    5,
    14,
    1,
  ],
  [
    2,
    'Facebook',
    'Meridiana Clienti',
    'Look-alike login page',
    '[meridiana-secure[.]example] copies the sign-in page of the customers’ portal',
    4,
    31,
    12,
  ],
  [
    1,
    'Instagram',
    'meridiana_spa',
    'Account impersonating the brand',
    '[@meridiana_spa_] · created 3 days ago · same avatar',
    4,
    65,
    1,
  ],
  [
    4,
    'WhatsApp',
    '39 02 5550 0134',
    'Threat of violence, conditional',
    '“if they close the plant [someone will get hurt]”',
    3,
    185,
    2,
  ],
  [
    23,
    'Telegram',
    'darkpier_channel',
    'A title that is much longer than others are, so that it has to be broken into more than ' +
      'one line wherever it stands',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' +
      '[Unbreakablewordthatneverendsandisnotbrokenanywhereatall]',
    3,
    280,
    104,
  ],
  [
    1,
    'Instagram',
    'meridiana',
    'QR code to an unknown shortened link',
    'decoded: [hxxps://is[.]example/9fQ2]',
    2,
    310,
    7,
  ],
  [
    8,
    'Local network',
    '/nas/press/incoming',
    'Photo that reveals a location',
    'EXIF GPS [45.4642, 9.1900]',
    2,
    420,
    1,
  ],
  [
    5,
    'X',
    'meridiana',
    'Watch term mentioned',
    '“the new [Meridiana] plant in Monza is hiring”',
    1,
    540,
    31,
  ],
];

export async function seen(
  db: Db,
  companyId: number,
  colleague: Person,
  me: Person,
): Promise<{ post: number; target: number }> {
  let post = 0;
  let first = 0;
  const statuses = [
    'DETECTED',
    'DETECTED',
    'DETECTED',
    'VALIDATED',
    'RESOLVED',
    'DISMISSED',
  ] as const;
  for (const [round, status] of statuses.entries()) {
    for (const [
      index,
      [sourceId, sourceName, handle, title, marked, severity, minutes, seenCount],
    ] of SEEN.entries()) {
      const known =
        round > 0
          ? []
          : await db
              .insert(targets)
              .values({
                companyId,
                sourceId,
                type:
                  sourceId === 20
                    ? 'feed'
                    : sourceId === 8
                      ? 'folder'
                      : index > 5
                        ? 'search'
                        : 'account',
                ...(index > 5 && sourceId !== 8
                  ? { searchString: handle }
                  : { accountUsername: handle }),
                isActive: index !== 1,
                lastScan: ago(minutes),
              })
              .returning();
      first ||= known[0]?.id ?? 0;
      const start = marked.indexOf('[');
      const end = marked.lastIndexOf(']') - 1;
      const summary =
        marked.slice(0, start) + marked.slice(start + 1, end + 1) + marked.slice(end + 2);
      const detectedAt = ago(minutes + round * 1_700);
      const item = await insertMedia(db, {
        companyId,
        sourceId,
        sourceName,
        targetId: first + index,
        accountUsername: handle,
        searchString: null,
        seenCount,
        url: 'https://x.example/darkpier_77/status/1',
        title: `Post by @darkpier_77 on ${sourceName}`,
        text: `To the board of @meridiana_spa: ${summary}. Proof in the picture. You know where to send it: bc1q…7x0d`,
        createdAt: detectedAt,
        mime: 'text/plain',
        fileKind: 'fileKindTextFile',
      });
      if (sourceId !== 8)
        await db.insert(mediaOrigins).values({
          mediaId: item.id,
          authorHandle: 'darkpier_77',
          authorName: 'Dark Pier',
          authorUrl: 'https://x.example/darkpier_77',
          publishedAt: ago(minutes + round * 1_700 + 4),
        });
      if (post === 0) post = item.id;
      const alert = await insertAlert(db, {
        companyId,
        mediaId: item.id,
        targetId: first + index,
        sourceId,
        detector: 'extortion',
        title,
        summary,
        marks: [{ start, end }],
        severity,
        detectedAt,
        status,
        assigneeId: index % 3 === 0 ? me.id : index % 3 === 2 ? colleague.id : null,
        ...(status === 'DETECTED'
          ? {}
          : { triagedAt: new Date(detectedAt.getTime() + 6 * MINUTE) }),
        ...(status === 'RESOLVED'
          ? {
              resolvedAt: new Date(detectedAt.getTime() + 60 * MINUTE),
              feedbackResponse: index % 3 === 0 ? 'false positive: benign' : 'confirmed threat',
            }
          : {}),
        ...(status === 'DISMISSED' ? { dismissReason: 'Known and accepted' } : {}),
      });
      const offset = 'To the board of @meridiana_spa: '.length;
      await insertFinding(db, {
        companyId,
        mediaId: item.id,
        alertId: alert.id,
        detector: 'extortion',
        detectorLabel: 'Extortion language',
        rule: 'extortion/demand',
        path: [],
        severity,
        place: { kind: 'text', offset: offset + start, length: end - start },
        excerpt: summary.slice(start, end),
        why: [
          say('quotedWords', {
            words: 'A demand, a deadline and a threat to publish stand together.',
          }),
        ],
        confidence: 0.94,
      });
      if (post === item.id) await talkedAbout(db, companyId, item.id, alert.id, colleague, me);
    }
  }
  return { post, target: first };
}

async function talkedAbout(
  db: Db,
  companyId: number,
  mediaId: number,
  alertId: number,
  colleague: Person,
  me: Person,
): Promise<void> {
  const about = { companyId, mediaId, alertId };
  const names = { companyId, recipientId: me.id, mediaId, alertId };
  const [note] = await db
    .insert(notes)
    .values({
      ...about,
      authorId: colleague.id,
      authorName: 'Luca Verdi',
      text: `@{{${me.email}}} same wallet as the October case, legal is informed.`,
      createdAt: ago(3),
    })
    .returning();
  await db.insert(activities).values([
    { ...about, actorId: null, kind: 'detected', newValue: '1', createdAt: ago(14) },
    {
      ...about,
      actorId: me.id,
      kind: 'severity_changed',
      oldValue: '4',
      newValue: '5',
      createdAt: ago(9),
    },
    {
      ...about,
      actorId: colleague.id,
      kind: 'note_added',
      noteId: note?.id ?? null,
      createdAt: ago(3),
    },
  ]);
  await insertNotification(db, {
    ...names,
    context: 'changed_severity',
    actorName: 'Anna Neri',
    message: say('toldSeverity', {
      from: say('severityMedium'),
      to: say('severityHigh'),
      title: 'Account impersonating the brand',
    }),
    createdAt: ago(1_500),
    readAt: ago(20),
  });
  await insertNotification(db, {
    ...names,
    context: 'resolved_alert',
    actorName: 'Luca Verdi',
    message: say('toldResolved', {
      title: 'Leaked badge photo',
      feedback: say('feedbackConfirmedThreat'),
    }),
    createdAt: ago(130),
    readAt: ago(20),
  });
  await insertNotification(db, {
    ...names,
    context: 'assigned_alert',
    actorName: 'Luca Verdi',
    message: say('toldAssigned', { title: 'Look-alike login page' }),
    createdAt: ago(31),
  });
  await insertNotification(db, {
    ...names,
    context: 'comment_mention',
    actorName: 'Luca Verdi',
    message: say('toldMention', {
      note: `@{{${me.email}}} same wallet as the October case`,
    }),
    createdAt: ago(3),
  });
}

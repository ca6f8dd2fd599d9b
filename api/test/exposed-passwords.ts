import { zipFile } from '@vedetta/detection/testing/files/make-archives.ts';
import { base64, mailOfParts } from '@vedetta/detection/testing/files/make-mails.ts';
import { expect } from 'vitest';
import { companySettings } from '../src/platform/database/schema/settings.ts';
import { protectedTerms } from '../src/platform/database/schema/watch.ts';
import type { World } from './access/world.ts';
import { insertMedia } from './factories.ts';
import type { TestApi } from './kit.ts';

export const DOMAIN = 'meridianafoods.eu';
/** Strong, weak and hashed; none is a word of the product. */
export const IN_LISTS = [
  'Primavera2021!',
  'juventino',
  'Zxq-7788',
  '5f4dcc3b5aa765d61d8327deb882cf99',
];
/** Each in one place only. */
export const IN = {
  base64: 'Mantova-4471!x',
  quoted: 'Cremòna!77x',
  member: 'Ravenna+55Kp',
  document: 'Ferrara#31Zw',
  name: 'Corleone#1971',
  nameInside: 'Siracusa+55x',
  note: 'Lampedusa?88',
  title: 'Agrigento!4z',
  act: 'Taormina-67!',
  comment: 'Catania&90q',
};
export const PLANTED = [...IN_LISTS, ...Object.values(IN)];
/** What one who decodes reads as well. */
export const ENCODED = ['Crem=C3=B2na!77x', Buffer.from(IN.base64).toString('base64').slice(4, -4)];
export const pair = (who: string, value: string) => `${who}@${DOMAIN}:${value}`;
export const LIST = IN_LISTS.map((value, at) => pair(`person${at}`, value)).join('\n');
const MAIL =
  `From: Bob <bob@other.example>\r\nTo: info@${DOMAIN}\r\nSubject: Dump ` +
  `${pair('person1', IN_LISTS[0] ?? '')}\r\nMessage-ID: <1@other.example>\r\nDate: Thu, 26 Nov ` +
  `2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; ` +
  `charset=utf-8\r\n\r\nboycott ${DOMAIN}\r\n${LIST.replaceAll('\n', '\r\n')}\r\n`;
const PARTS = mailOfParts(
  ['Subject: Two parts'],
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ` +
    `base64\r\n\r\n${base64(`boycott\r\n${pair('anna', IN.base64)}\r\n`)}`,
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ` +
    `quoted-printable\r\n\r\n${pair('bruno', 'Crem=C3=B2na!77x').replace('@', '=40')}\r\n`,
);
const bytes = (text: string) => new TextEncoder().encode(text);
export const FILES: readonly (readonly [name: string, content: Uint8Array])[] = [
  ['list.txt', bytes(LIST)],
  ['dump.eml', bytes(MAIL)],
  ['parts.eml', PARTS],
  [
    'table.csv',
    bytes(
      `email,name,password\n${Array.from(
        { length: 3_000 },
        (_, at) => `p${at}@${DOMAIN},Anna,${IN_LISTS[at % IN_LISTS.length]}`,
      ).join('\n')}`,
    ),
  ],
  [
    'data.json',
    bytes(
      JSON.stringify(IN_LISTS.map((password, at) => ({ email: `p${at}@${DOMAIN}`, password }))),
    ),
  ],
  [
    'pack.zip',
    zipFile([
      { name: 'inside/list.txt', content: bytes(pair('carla', IN.member)) },
      { name: `${pair('dario', IN.nameInside)}.bin`, content: bytes('\0\u0001\u0002') },
    ]),
  ],
  [
    'report.docx',
    zipFile([
      {
        name: '[Content_Types].xml',
        content: bytes(
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        ),
      },
      {
        name: 'word/document.xml',
        content: bytes(
          `<w:document><w:body><w:p><w:r><w:t>${pair('elena', IN.document)}</w:t></w:r></w:p></w:body></w:document>`,
        ),
      },
    ]),
  ],
  [`${pair('fabio', IN.name)}.txt`, bytes(`${LIST}\n`)],
];

/** Watches for what the planted items hold. */
export async function protectCompany(api: TestApi, companyId: number): Promise<void> {
  await api.db
    .insert(companySettings)
    .values({ companyId, minNotifySeverity: 3, retentionDays: 365, mailEnabled: true });
  await api.db.insert(protectedTerms).values(
    [
      ['domain', DOMAIN],
      ['watch_term', 'boycott'],
      ['watch_term', 'person1'],
    ].map(([kind, value]) => ({
      companyId,
      kind: kind as 'domain',
      value: value ?? '',
      folded: value ?? '',
    })),
  );
}

/** A post with the list as it was stored before the company protected the domain. @returns its id */
export async function insertUnmasked(api: TestApi, companyId: number): Promise<number> {
  const writer = await api.services.blobs.begin();
  await writer.write(Buffer.from(LIST));
  const sha256 = await writer.seal();
  await writer.place();
  return (
    await insertMedia(api.db, {
      companyId,
      sourceId: 5,
      sha256,
      mime: 'text/plain',
      fileKind: 'fileKindTextFile',
      text: LIST,
      title: LIST.split('\n')[0] ?? '',
      scanStatus: 'CLEAN',
    })
  ).id;
}

/** A note, an act, a title and feedback about an item, each with a password. */
export async function writeAbout(
  mediaId: number,
  world: World,
  asAnalyst: (method: string, path: string, body: object) => Promise<{ status: number }>,
): Promise<void> {
  const reader = world.person('admin');
  expect(
    await asAnalyst('POST', '/api/alert/v1/create_notes/', {
      media_id: mediaId,
      text: `@{{${reader?.email}}} ${pair('gina', IN.note)} still works`,
    }),
  ).toMatchObject({ status: 201 });
  expect(
    await asAnalyst('POST', '/api/activities/v1/create_activity/', {
      media_id: mediaId,
      text: `Told ${pair('ivo', IN.act)} to the bank`,
    }),
  ).toMatchObject({ status: 201 });
  expect(
    await asAnalyst('PATCH', `/api/media/v1/${mediaId}/`, { title: pair('lia', IN.title) }),
  ).toMatchObject({ status: 200 });
  const alertId = await world.alertId({ mediaId, status: 'RESOLVED' });
  expect(
    await asAnalyst('POST', '/api/alert/v1/feedback/', {
      alert_id: alertId,
      feedback_response: 'cannot tell',
      comment: pair('mia', IN.comment),
    }),
  ).toMatchObject({ status: 200 });
}

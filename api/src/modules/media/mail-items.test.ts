import type { FileKind } from '@vedetta/detection/formats/type-family.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertCompany,
  insertFinding,
  insertMedia,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import {
  filePart,
  mailOf,
  mailOfParts,
  reportedMail,
  THREAT,
} from '@vedetta/detection/testing/files/make-mails.ts';
import { reportedOutlook } from '@vedetta/detection/testing/files/make-outlook.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { putFile } from '../../../test/put-file.ts';
import { callApi } from '../../../test/uploads.ts';
import { ReadingRefused } from '../../platform/threads/run-reader.ts';
import { openMails } from './commands/show-mail.ts';
import { findMedia } from './store/media.ts';
import type { companies, users } from '../../platform/database/schema/people.ts';

let api: TestApi;
let acme: typeof companies.$inferSelect;
let giulia: typeof users.$inferSelect;
let access: string;
let foreign: string;

beforeAll(async () => {
  api = await startTestApi();
  acme = await insertCompany(api.db, { name: 'Acme' });
  giulia = await insertUser(api.db, { companyId: acme.id });
  access = (await signInAs(api.services, giulia)).token;
  foreign = (
    await signInAs(
      api.services,
      await insertUser(api.db, { companyId: (await insertCompany(api.db)).id }),
    )
  ).token;
});
afterAll(() => api.stop());

const get = (id: number, query = '', by = access) =>
  callApi(api, by, 'GET', `/api/media/v1/${id}/mail/${query}`);
/** An item as it stands after its scan: the scan says what the bytes are. */
async function put(
  name: string,
  bytes: Uint8Array,
  given: {
    mime?: string | null;
    fileKind?: FileKind | null;
    size?: number;
    text?: string;
    sourceId?: number;
  } = {},
): Promise<number> {
  const {
    media: { sha256 },
  } = await putFile(api.services, { companyId: acme.id, userId: giulia.id }, name, bytes);
  return (
    await insertMedia(api.db, {
      companyId: acme.id,
      sourceId: 7,
      title: name,
      sha256,
      mime: 'text/plain',
      size: bytes.length,
      scanStatus: 'FOUND',
      ...given,
    })
  ).id;
}
const found = (mediaId: number, path: string[], offset: number, length: number) =>
  insertFinding(api.db, {
    companyId: acme.id,
    mediaId,
    detector: 'threats',
    rule: 'threats/en-intent',
    path,
    excerpt: THREAT,
    place: { kind: 'text', offset, length },
  });

describe('a mail among the items', () => {
  it('is told as people read it, with what was found in it, in it and in the mail inside it', async () => {
    const id = await put('report.eml', reportedMail());
    const { id: finding } = await found(id, ['renamed since.eml', 'message.txt'], 14, 26);
    const { id: inner } = await found(id, ['report.eml', 'mail 3.eml', 'message.txt'], 15, 36);
    const {
      status,
      body: { mail },
    } = await get(id);
    expect(status).toBe(200);
    expect(mail).toMatchObject({
      kind: 'MAIL',
      problem: null,
      steps: [],
      sent_at: '2026-11-26T11:00:00.000Z',
      file_count: 3,
      part: {
        face: 'PAGE',
        offset: 0,
        next_offset: null,
        text: expect.stringMatching(/^Dear client,\nWe will kill your director on Friday\./),
      },
    });
    expect(mail.fields.map(({ name }: { name: string }) => name)).toEqual([
      'SUBJECT',
      'FROM',
      'REPLY_TO',
      'TO',
      'CC',
      'DATE',
    ]);
    expect(
      mail.faces.map(({ kind, marks }: { kind: string; marks: unknown }) => [kind, marks]),
    ).toEqual([
      ['PAGE', [{ finding_id: finding, offset: 13, length: 26 }]],
      ['TEXT', [{ finding_id: finding, offset: 14, length: 26 }]],
      ['REST', []],
    ]);
    expect(mail.files[2]).toEqual({
      name: 'mail 3.eml',
      size: expect.any(Number),
      type_label: 'Email',
      type_code: 'fileKindMail',
      inside: '3',
      subject: null,
      from: null,
      sent_at: null,
      finding_ids: [inner],
    });
    expect((await get(id, '?inside=3')).body.mail).toMatchObject({
      steps: ['mail 3.eml'],
      faces: [{ kind: 'TEXT', marks: [{ finding_id: inner, offset: 13, length: 36 }] }],
    });
    expect((await get(id, '?inside=1')).body).toEqual({ mail: null });
  });

  it('is read part by part, in whatever face is asked for, and no pair of surrogates is cut', async () => {
    const text = '😀 We wait.\n'.repeat(2_000);
    const id = await put('long.eml', mailOf(['Content-Type: text/plain; charset=utf-8'], text));
    let read = '';
    for (let offset: number | null = 0; offset !== null;) {
      const { part }: { part: { text: string; offset: number; next_offset: number | null } } = (
        await get(id, `?face=TEXT&offset=${offset}&limit=997`)
      ).body.mail;
      expect(part.offset).toBe(offset);
      read += part.text;
      offset = part.next_offset;
    }
    expect(read.trim()).toBe(text.trim());
    expect(
      (await get(id, '?face=PAGE')).body.mail.part,
      'one that it has instead of one that it has not',
    ).toMatchObject({ face: 'TEXT', offset: 0 });
  });

  it('is one of Outlook as well, once a scan has said so; the mail in it is gone into like any other', async () => {
    const id = await put('report.msg', reportedOutlook(), {
      mime: 'application/x-cfb',
      fileKind: 'fileKindOutlookMail',
    });
    const { id: finding } = await found(id, ['report.msg', 'message.txt'], 14, 26);
    const {
      body: { mail },
    } = await get(id);
    expect(mail).toMatchObject({
      kind: 'MAIL',
      problem: null,
      sent_at: '2026-11-26T11:00:00.000Z',
      file_count: 2,
      part: { face: 'PAGE' },
    });
    expect(
      mail.faces.map(({ kind, marks }: { kind: string; marks: unknown }) => [kind, marks]),
    ).toEqual([
      ['PAGE', [{ finding_id: finding, offset: 13, length: 26 }]],
      ['TEXT', [{ finding_id: finding, offset: 13, length: 26 }]],
      ['REST', []],
    ]);
    expect((await get(id, '?inside=2')).body.mail).toMatchObject({
      steps: ['I will kill you tomorrow.eml'],
      fields: [{ name: 'SUBJECT' }, { name: 'FROM', text: 'Rita' }],
    });
    expect(
      (
        await get(
          await put('old.msg', reportedOutlook(), {
            mime: 'application/x-cfb',
            fileKind: 'fileKindOfficeDocument',
          }),
        )
      ).body,
    ).toEqual({ mail: null });
  });

  it('is one of megabytes too', async () => {
    const id = await put(
      'heavy.eml',
      mailOfParts(
        ['Subject: heavy'],
        `Content-Type: text/plain\r\n\r\n${THREAT}`,
        filePart('film.bin', new Uint8Array(8 * 1024 * 1024).fill(7)),
      ),
    );
    const { id: finding } = await found(id, ['heavy.eml', 'message.txt'], 0, 26);
    expect((await get(id)).body.mail).toMatchObject({
      files: [{ name: 'film.bin', size: 8 * 1024 * 1024 }],
      faces: [{ marks: [{ finding_id: finding, offset: 0, length: 26 }] }],
    });
  });

  it('is none where there is none, and another company’s is not told', async () => {
    const mail = mailOf(['Subject: x'], 'Hello.');
    const none = [
      await put('note.txt', Buffer.from(THREAT)),
      await put('unscanned.eml', mail, { mime: null, fileKind: null }),
      await put('post', mail, { sourceId: 5, text: Buffer.from(mail).toString() }),
      (await insertMedia(api.db, { companyId: acme.id, mime: 'text/plain' })).id,
    ];
    for (const id of none) expect((await get(id)).body).toEqual({ mail: null });
    const id = await put('ours.eml', mail);
    expect(await get(id, '', foreign)).toMatchObject({ status: 404 });
    for (const query of [
      'inside=x',
      'inside=1.',
      'inside=1.1.1.1.1.1',
      'face=ALL',
      'limit=1',
      'offset=-1',
    ])
      expect(await get(id, `?${query}`), query).toMatchObject({
        status: 422,
        body: { errors: [{ path: query.split('=')[0] }] },
      });
  });

  it('says why there is its source alone', async () => {
    const bytes = mailOf(['Subject: x'], 'Hello.');
    expect(
      (await get(await put('huge.eml', bytes, { size: 65 * 1024 * 1024 }))).body.mail,
    ).toMatchObject({ kind: null, problem: 'TOO_LARGE', faces: [], part: null });
    expect(
      (await get(await put('headers.eml', mailOf([`X-Long: ${'x'.repeat(2_000_000)}`], 'Hello.'))))
        .body.mail,
    ).toMatchObject({ kind: 'MAIL', problem: 'TOO_DEEP', faces: [], part: null });
    const slow = await findMedia(api.db, acme.id, await put('slow.eml', bytes));
    if (slow === null) throw new Error('It is there.');
    const mails = openMails({
      blobs: api.services.blobs,
      readMail: () => Promise.reject(new ReadingRefused('time')),
    });
    expect(await mails.show(slow, [], [])).toEqual({ problem: 'TOO_SLOW', mail: null });
  });
});

it('a mail is read once for the parts of it that are asked for, and anew when something else was found', async () => {
  let reads = 0;
  const media = await findMedia(
    api.db,
    acme.id,
    await put('once.eml', mailOf(['Subject: once'], 'Hello.')),
  );
  if (media === null) throw new Error('It is there.');
  const mails = openMails({
    blobs: api.services.blobs,
    readMail: (request) => {
      reads += 1;
      return api.services.readMail(request);
    },
  });
  const finding = await found(media.id, ['once.eml'], 0, 3);
  const all = await Promise.all([
    mails.show(media, [], []),
    mails.show(media, [], []),
    mails.show(media, [], []),
  ]);
  expect([reads, all.map((one) => one?.mail?.faces[0]?.text.trim())]).toEqual([
    1,
    ['Hello.', 'Hello.', 'Hello.'],
  ]);
  await mails.show(media, [], [finding]);
  expect(reads).toBe(2);
});

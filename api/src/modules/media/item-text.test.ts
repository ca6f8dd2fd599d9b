import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAlert,
  insertCompany,
  insertFinding,
  insertMedia,
  insertUser,
  signInAs,
} from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { putFile } from '../../../test/put-file.ts';
import { callApi } from '../../../test/uploads.ts';
import { readText } from '@vedetta/detection/formats/text/read-text.ts';
import { media, mediaLikeness } from '../../platform/database/schema/media.ts';
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

const get = (path: string, by = access) => callApi(api, by, 'GET', `/api/media/v1/${path}`);
async function put(name: string, bytes: Uint8Array): Promise<number> {
  const {
    media: { id },
  } = await putFile(api.services, { companyId: acme.id, userId: giulia.id }, name, bytes);
  return id;
}
/** All of a text, part after part. */
async function readAll(
  id: number,
  limit: number,
): Promise<{ text: string; parts: number; length: number }> {
  let text = '';
  for (let offset: number | null = 0, parts = 0; offset !== null; parts += 1) {
    const { status, body } = await get(`${id}/text/?offset=${offset}&limit=${limit}`);
    expect({ status, offset: body.offset }).toEqual({ status: 200, offset });
    text += body.text;
    offset = body.next_offset;
    if (offset === null) return { text, parts: parts + 1, length: body.length };
  }
  throw new Error('A text without an end.');
}

it('the evidence of an item begins with what is most severe, then with what is surest', async () => {
  const { id: mediaId } = await insertMedia(api.db, { companyId: acme.id });
  for (const [score, confidence] of [
    [50, 1],
    [750, 0.6],
    [750, 0.9],
    [300, 1],
  ] as const)
    await insertFinding(api.db, { companyId: acme.id, mediaId, score, confidence });
  expect(
    (await get(`${mediaId}/`)).body.findings.map(
      (finding: { score: number; confidence: number }) => [finding.score, finding.confidence],
    ),
  ).toEqual([
    [750, 0.9],
    [750, 0.6],
    [300, 1],
    [50, 1],
  ]);
});

describe('the text of an item', () => {
  const words = 'Perché 😀 لن نسامح \u202eexe.txt\u200b e poi… 👩‍👩‍👧 §\r\n';
  const long = words.repeat(4_000);

  it.each([
    ['UTF-8', Buffer.from(long)],
    ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(long)])],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(long, 'utf16le')])],
    [
      'UTF-16, the other way round',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(long, 'utf16le').swap16()]),
    ],
    ['UTF-16 without a mark', Buffer.from('perché così è più §\n'.repeat(9_000), 'utf16le')],
    ['Latin-1', Buffer.from('perché così è più §\n'.repeat(9_000), 'latin1')],
  ])(
    'is read in parts that are together what the detectors read, none of which cuts a character: %s',
    async (name, bytes) => {
      const id = await put(`${name}.txt`, bytes);
      const whole = readText(bytes, null) ?? '';
      for (const limit of [100_000, 9_973]) {
        const { text, parts, length } = await readAll(id, limit);
        expect(text === whole).toBe(true);
        expect([length, parts >= Math.ceil(whole.length / limit)]).toEqual([whole.length, true]);
      }
      const middle = whole.indexOf('😀', 100_000);
      if (middle > 0)
        expect((await get(`${id}/text/?offset=${middle + 1}&limit=100`)).body).toMatchObject({
          offset: middle,
          text: expect.stringMatching(/^😀/),
        });
      expect((await get(`${id}/text/?offset=${whole.length}`)).body).toEqual({
        text: '',
        offset: whole.length,
        length: whole.length,
        next_offset: null,
      });
    },
  );

  it('is that of a post where it is one, and null where there is none', async () => {
    const post = await insertMedia(api.db, {
      companyId: acme.id,
      text: `${'a'.repeat(149)}😀b`,
      sha256: null,
    });
    expect((await get(`${post.id}/text/?offset=50&limit=100`)).body).toEqual({
      text: 'a'.repeat(99),
      offset: 50,
      length: 152,
      next_offset: 149,
    });
    const none = { text: null, offset: 0, length: 0, next_offset: null };
    expect(
      (await get(`${await put('noise.bin', new Uint8Array([0, 1, 2, 255]))}/text/`)).body,
    ).toEqual(none);
    expect(
      (await get(`${(await insertMedia(api.db, { companyId: acme.id })).id}/text/`)).body,
      'bytes that are gone',
    ).toEqual(none);
  });

  it('is not told to another company, and strange wishes are refused in words', async () => {
    const id = await put('ours.txt', Buffer.from('ours alone'));
    expect(await get(`${id}/text/`, foreign)).toMatchObject({ status: 404 });
    for (const query of ['limit=1', 'limit=1000000', 'offset=-1', 'offset=x'])
      expect(await get(`${id}/text/?${query}`), query).toMatchObject({
        status: 422,
        body: { errors: [{ path: query.split('=')[0] }] },
      });
  });
});

describe('items that look or read the same', () => {
  it(
    'are told with how often they were seen together, and with how their alerts stand; nothing ' +
      'of another company is',
    async () => {
      const rows = [];
      for (const seenCount of [4, 2, 1])
        rows.push(
          await insertMedia(api.db, {
            companyId: acme.id,
            seenCount,
            previewWidth: 40,
            previewHeight: 30,
          }),
        );
      const [first, second, third] = rows.map(({ id }) => id);
      if (first === undefined || second === undefined || third === undefined)
        throw new Error('no rows');
      for (const mediaId of [first, second])
        await api.db
          .insert(mediaLikeness)
          .values({ mediaId, companyId: acme.id, groupId: first, keys: [] });
      await insertAlert(api.db, { companyId: acme.id, mediaId: second, status: 'DISMISSED' });
      await insertAlert(api.db, { companyId: acme.id, mediaId: second, status: 'DETECTED' });
      const groups = async (by = access) =>
        (
          await callApi(api, by, 'POST', '/api/media/v1/groups/', {
            media_ids: [third, second, first, 999_999_999],
          })
        ).body.results;
      expect(await groups()).toEqual([
        { media_id: first, group_id: first, count: 2, seen_count: 6 },
        { media_id: second, group_id: first, count: 2, seen_count: 6 },
        { media_id: third, group_id: third, count: 1, seen_count: 1 },
      ]);
      expect(await groups(foreign)).toEqual([]);
      const statuses = [
        { status: 'DETECTED', count: 1 },
        { status: 'DISMISSED', count: 1 },
      ];
      expect((await get(`${first}/`)).body.similar).toMatchObject({
        seen_count: 6,
        count: 1,
        alert_statuses: statuses,
        items: [
          {
            id: second,
            alert_count: 2,
            alert_statuses: statuses,
            preview: { width: 40, height: 30 },
          },
        ],
      });
      const listed = (await callApi(api, access, 'POST', '/api/media/v1/', {})).body.results;
      expect(listed.find(({ id }: { id: number }) => id === second)).toMatchObject({
        alert_count: 2,
        alert_statuses: statuses,
        preview: { width: 40, height: 30 },
      });
      await api.db.delete(media).where(eq(media.id, first));
      expect(await groups(), 'the group outlives the item it began with').toMatchObject([
        { media_id: second, group_id: first, count: 1, seen_count: 2 },
        { media_id: third },
      ]);
    },
  );
});

describe('the precision of a rule', () => {
  it(
    'is what this company said of its alerts; what says nothing of the rule, other rules and ' +
      'other companies do not count',
    async () => {
      const detector = 'threats';
      const judged = async (rule: string, feedbackResponse: string | null, companyId = acme.id) => {
        const alert = await insertAlert(api.db, { companyId, detector, feedbackResponse });
        await insertFinding(api.db, {
          companyId,
          mediaId: alert.mediaId,
          alertId: alert.id,
          detector,
          rule,
        });
        return alert.mediaId;
      };
      for (const feedback of [
        'confirmed threat',
        'known and accepted',
        'false positive: benign',
        'duplicate',
        'cannot tell',
        null,
      ])
        await judged('threats/kill', feedback);
      await judged('threats/other', 'false positive: satire or news');
      await judged('threats/kill', 'confirmed threat', (await insertCompany(api.db)).id);
      const id = await judged('threats/kill', null);
      expect((await get(`${id}/`)).body.rule_precision).toEqual([
        { detector, rule: 'threats/kill', right: 2, wrong: 1 },
      ]);
      expect((await get(`${await judged('threats/new', null)}/`)).body.rule_precision).toEqual([]);
    },
  );
});

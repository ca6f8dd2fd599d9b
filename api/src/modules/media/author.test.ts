import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany, insertMedia, insertUser, signInAs } from '../../../test/factories.ts';
import { startTestApi, type TestApi } from '../../../test/kit.ts';
import { callApi } from '../../../test/uploads.ts';
import { mediaOrigins } from '../../platform/database/schema/collecting.ts';

let api: TestApi;
let companyId: number;
let access: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ id: companyId } = await insertCompany(api.db));
  access = (await signInAs(api.services, await insertUser(api.db, { companyId }))).token;
});
afterAll(() => api.stop());

const AT = new Date('2026-11-20T18:04:31Z');
async function published(
  of: { sourceId: number; sourceName: string; url?: string },
  origin: Omit<typeof mediaOrigins.$inferInsert, 'mediaId'> | null,
) {
  const item = await insertMedia(api.db, {
    companyId,
    title: 'Pay by Friday',
    text: 'Pay by Friday',
    ...of,
  });
  if (origin !== null) await api.db.insert(mediaOrigins).values({ ...origin, mediaId: item.id });
  return item;
}
const read = async (id: number) => (await callApi(api, access, 'GET', `/api/media/v1/${id}/`)).body;
const contact = (mediaId: number, more = {}) =>
  callApi(api, access, 'POST', '/api/media/v1/contact_publisher/', { media_id: mediaId, ...more });
const X = { sourceId: 5, sourceName: 'X', url: 'https://x.com/darkpier_77/status/1' };
const PIER = {
  authorHandle: 'darkpier_77',
  authorName: 'Dark Pier',
  authorUrl: 'https://x.com/darkpier_77',
  publishedAt: AT,
};

describe('who published an item', () => {
  it('is told with the handle, the name, the address of the account and the time', async () => {
    const { id, vendorId } = await published(X, PIER);
    expect(await read(id)).toMatchObject({
      author: { handle: 'darkpier_77', name: 'Dark Pier', url: 'https://x.com/darkpier_77' },
      published_at: AT.toISOString(),
      id_at_source: vendorId,
      has_publisher: true,
    });
  });

  it(
    'is a name alone where the source has no handles, and what was collected before names were ' +
      'kept tells what it can',
    async () => {
      const { id: message } = await published(
        { sourceId: 4, sourceName: 'WhatsApp' },
        { authorHandle: 'Marta Riva', authorName: 'Marta Riva' },
      );
      expect((await read(message)).author).toEqual({ handle: null, name: 'Marta Riva', url: null });
      const { id: older } = await published(
        { sourceId: 2, sourceName: 'Facebook' },
        { authorHandle: 'Offerte Meridiana' },
      );
      expect((await read(older)).author).toEqual({
        handle: null,
        name: 'Offerte Meridiana',
        url: null,
      });
      const { id: handle } = await published(
        { sourceId: 21, sourceName: 'Mastodon' },
        { authorHandle: 'ann@mastodon.example' },
      );
      expect((await read(handle)).author).toEqual({
        handle: 'ann@mastodon.example',
        name: null,
        url: null,
      });
      const { id: tag } = await published(
        { sourceId: 1, sourceName: 'Instagram' },
        { authorHandle: null, publishedAt: AT },
      );
      expect(await read(tag)).toMatchObject({ author: null, published_at: AT.toISOString() });
    },
  );

  it('is nobody for an upload, whose id is no id of a source', async () => {
    const { id } = await insertMedia(api.db, { companyId });
    expect(await read(id)).toMatchObject({
      author: null,
      published_at: null,
      id_at_source: null,
      has_publisher: false,
    });
  });
});

describe('a letter to a publisher', () => {
  it('names who published the item, and where', async () => {
    const { id } = await published(X, PIER);
    expect((await contact(id)).body.text).toContain(
      '“Pay by Friday” (https://x.com/darkpier_77/status/1), which Dark Pier (@darkpier_77) published on X.',
    );
    const { id: handle } = await published(
      { sourceId: 21, sourceName: 'Mastodon' },
      { authorHandle: 'ann@mastodon.example' },
    );
    expect((await contact(handle)).body.text).toContain(
      ', which @ann@mastodon.example published on Mastodon.',
    );
    const { id: nobody } = await published({ sourceId: 1, sourceName: 'Instagram' }, null);
    expect((await contact(nobody)).body.text).toContain('which is published through you.');
  });

  it('is refused for what nobody published, until somebody notes where its publisher is', async () => {
    const own = await insertMedia(api.db, { companyId });
    const { id: share } = await insertMedia(api.db, {
      companyId,
      sourceId: 8,
      sourceName: 'Local network',
    });
    for (const id of [own.id, share]) {
      for (const more of [{}, { to: 'a@b.example', send: true }]) {
        expect(await contact(id, more)).toMatchObject({
          status: 409,
          body: {
            code: 'NO_PUBLISHER',
            title: expect.stringContaining('has no publisher'),
            reason: { code: 'noPublisher' },
          },
        });
      }
    }
    expect(
      (
        await callApi(api, access, 'PATCH', `/api/media/v1/${own.id}/`, {
          publisher_email: 'abuse@social.example',
        })
      ).body,
    ).toMatchObject({ has_publisher: true });
    expect(await contact(own.id)).toMatchObject({
      status: 200,
      body: { to: 'abuse@social.example' },
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { loadSimilar } from '../../media/store/likeness.ts';
import { media, mediaLikeness } from '../../../platform/database/schema/media.ts';
import { joinGroup } from './join-group.ts';

let database: TestDatabase;
let companyId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
});
afterAll(() => database.close());

const TEXT = 'Pay 500 euros now or we publish everything';
/** A hash that differs from `of` in the given bits. */
const flip = (of: string, ...bits: number[]) =>
  bits.reduce(
    (hash, bit) =>
      hash.slice(0, bit >> 2) +
      (Number.parseInt(hash[bit >> 2] ?? '0', 16) ^ (1 << (bit & 3))).toString(16) +
      hash.slice((bit >> 2) + 1),
    of,
  );
const spread = (count: number) => Array.from({ length: count }, (_, i) => i * 16);

async function join(
  what: { pictureHash?: string; text?: string },
  company = companyId,
): Promise<number> {
  const { id } = await insertMedia(database.db, { companyId: company });
  await database.db.transaction((tx) =>
    joinGroup(tx, { id, companyId: company }, { pictureHash: null, text: null, ...what }),
  );
  return id;
}
const groupOf = async (id: number) =>
  (await database.db.select().from(mediaLikeness).where(eq(mediaLikeness.mediaId, id)))[0]?.groupId;
const othersOf = async (id: number, company = companyId) =>
  (await loadSimilar(database.db, company, id)).items.map((item) => item.id);

it(
  'the same text joins, however it is dressed; another one, a short one or that of another ' +
    'company does not',
  async () => {
    const first = await join({ text: TEXT });
    const dressed = await join({ text: `${TEXT.toUpperCase()}!!!` });
    await join({ text: `${TEXT} tomorrow` });
    const foreign = await join({ text: TEXT }, (await insertCompany(database.db)).id);
    expect(await othersOf(first)).toEqual([dressed]);
    expect(await othersOf(foreign)).toEqual([]);
    expect(await groupOf(await join({ text: 'Buongiorno' }))).toBeUndefined();
  },
);

it('a picture joins the most similar one whose hash differs in at most 15 bits, wherever those are', async () => {
  const hash = '5a3c'.repeat(16);
  const first = await join({ pictureHash: hash });
  const near = await join({ pictureHash: flip(hash, ...spread(15)) });
  const far = await join({ pictureHash: flip(hash, ...spread(16).map((bit) => bit + 1)) });
  expect(await othersOf(first)).toEqual([near]);
  expect(await groupOf(far)).toBe(far);
  const between = await join({
    pictureHash: flip(
      hash,
      ...spread(16)
        .map((bit) => bit + 1)
        .slice(0, 9),
    ),
  });
  expect(await groupOf(between), 'seven bits from the one, nine from the other').toBe(far);
});

it('of many that come at once all are in one group, and seen as often as they were together', async () => {
  const hash = 'c0de'.repeat(16);
  const ids = await Promise.all(Array.from({ length: 8 }, () => join({ pictureHash: hash })));
  expect(new Set(await Promise.all(ids.map(groupOf))).size).toBe(1);
  await database.db.update(media).set({ seenCount: 5 }).where(eq(media.id, ids[0]!));
  expect(await loadSimilar(database.db, companyId, ids[1]!)).toMatchObject({
    count: 7,
    seenCount: 11,
  });
});

it('an item that is scanned again stays in its group while it is the same, and leaves when it is not', async () => {
  const hash = 'beef'.repeat(16);
  const [first, second] = [await join({ pictureHash: hash }), await join({ pictureHash: hash })];
  const again = (id: number, pictureHash: string | null) =>
    database.db.transaction((tx) => joinGroup(tx, { id, companyId }, { pictureHash, text: null }));
  await again(first, hash);
  expect(await othersOf(first)).toEqual([second]);
  await again(second, '0123'.repeat(16));
  expect(await othersOf(first)).toEqual([]);
  await again(second, null);
  expect(await groupOf(second)).toBeUndefined();
  await database.db.delete(media).where(eq(media.id, first));
  expect(await groupOf(first)).toBeUndefined();
});

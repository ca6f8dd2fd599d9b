import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized } from '@vedetta/detection/testing/campaign.ts';
import { insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { listMedia } from '../../media/store/media-lists.ts';
import { media } from '../../../platform/database/schema/media.ts';

let database: TestDatabase;
let companyId: number;
let texts: { id: number; content: string }[];

const seed = 20_261_122;
const letter = fc.constantFrom('a', 'b', 'c', 'è', 'Ж', '7');
const word = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: letter, minLength: 1, maxLength: 6 }) },
  // Longer than a word of the documents may be, so that it is kept in pieces.
  { weight: 1, arbitrary: fc.string({ unit: letter, minLength: 101, maxLength: 330 }) },
);
const gap = fc.constantFrom(' ', '_', '. ', '%', '\\', '-', "'", ' & ');
const text = fc
  .array(fc.tuple(word, gap), { minLength: 1, maxLength: 6 })
  .map((pairs) => pairs.flat().join(''));

beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
  const others = (await insertCompany(database.db)).id;
  const titles = fc.sample(text, { numRuns: 300, seed });
  const insert = (company: number, given: string[]) =>
    database.db
      .insert(media)
      .values(
        given.map((title, n) => ({
          companyId: company,
          sourceId: 7,
          vendorId: `${n}`,
          title,
          sourceName: 'File upload',
        })),
      )
      .returning({ id: media.id, title: media.title });
  texts = (await insert(companyId, titles)).map(({ id, title }) => ({
    id,
    content: title.toLowerCase(),
  }));
  await insert(others, fc.sample(text, { numRuns: 100, seed: seed + 1 }));
});
afterAll(() => database.close());

const find = async (search: string) =>
  (await listMedia(database.db, { companyId, search }, { page: 1, pageSize: 1_000 })).rows.map(
    ({ id }) => id,
  );
const tokensOf = (given: string) => given.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');

/**
 * What a search means, looking at every text: its words, the last one as a beginning; when nowhere,
 * a part.
 */
function expected(search: string): number[] {
  const asked = search.toLowerCase();
  const [last, ...others] = tokensOf(asked)
    .map((token) => token.slice(0, 100))
    .reverse();
  const byWords =
    last === undefined
      ? []
      : texts.filter(({ content }) => {
          const words = tokensOf(content).map((token) => token.slice(0, 100));
          return (
            others.every((token) => words.includes(token)) &&
            words.some((token) => token.startsWith(last))
          );
        });
  const byPart = /[\p{L}\p{N}]{3}/u.test(asked)
    ? texts.filter(({ content }) => content.includes(asked))
    : [];
  return (byWords.length > 0 ? byWords : byPart).map(({ id }) => id).sort((a, b) => b - a);
}

describe('a search', () => {
  const part = fc
    .tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 120 }))
    .map(([which, start, length]) => {
      const { content } = texts[which % texts.length] ?? { content: '' };
      return content.slice(start % content.length).slice(0, length);
    });

  it('finds the same texts as looking at each of them, for any part of a text', async () => {
    await fc.assert(
      fc.asyncProperty(part, async (search) => {
        expect(await find(search)).toEqual(expected(search));
      }),
      { numRuns: sized(150, 50), seed },
    );
  });

  it('finds the same texts as looking at each of them, for anything that somebody types', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          text,
          part.map((given) => `${given}b`),
          part.map((given) => `a ${given.toUpperCase()}`),
        ),
        async (search) => {
          expect(await find(search)).toEqual(expected(search));
        },
      ),
      { numRuns: sized(150, 50), seed },
    );
  });

  it('finds a part of a word that was written a moment ago, in a new text and in a changed one', async () => {
    const added = await insertMedia(database.db, { companyId, title: 'quarterly-zzyzxov.pdf' });
    expect(await find('zyzxo')).toEqual([added.id]);
    await database.db
      .update(media)
      .set({ title: 'monthly qwertzuiop.pdf', searchString: null })
      .where(eq(media.id, added.id));
    expect(await find('zyzxo')).toEqual([]);
    expect(await find('rtzui')).toEqual([added.id]);
  });

  it('finds digits of other scripts, which PostgreSQL does not count among letters and digits everywhere', async () => {
    const added = await insertMedia(database.db, { companyId, title: 'رقم ٣٤٥٦' });
    expect(await find('٤٥٦')).toEqual([added.id]);
  });
});

describe('two who write the same new word at once', () => {
  it('do not wait for each other', async () => {
    await database.db.transaction(async (first) => {
      await insertMedia(first, { companyId, title: 'synchrophasor one' });
      await database.db.transaction(async (second) => {
        await second.execute(sql`set local lock_timeout = '2s'`);
        await insertMedia(second, { companyId, title: 'synchrophasor two' });
      });
      expect(await find('hrophas')).toHaveLength(1);
    });
    expect(await find('hrophas')).toHaveLength(2);
  });
});

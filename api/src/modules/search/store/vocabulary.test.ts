import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { listMedia } from '../../media/store/media-lists.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { companies } from '../../../platform/database/schema/people.ts';
import { vocabulary } from '../../../platform/database/schema/search.ts';
import { keepVocabulary, VOCABULARY_START } from './vocabulary.ts';

let database: TestDatabase;
let companyId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
});
afterAll(() => database.close());

const rowsOf = (word: string) =>
  database.db
    .select()
    .from(vocabulary)
    .where(and(eq(vocabulary.companyId, companyId), eq(vocabulary.word, word)));
const keep = () => keepVocabulary(database.db, VOCABULARY_START, 10_000);
const find = async (search: string) =>
  (await listMedia(database.db, { companyId, search }, { page: 1, pageSize: 10 })).rows.length;

describe('the vocabulary of searches', () => {
  it('forgets a word with the last text that had it', async () => {
    const { id } = await insertMedia(database.db, {
      companyId,
      title: 'xylophonist',
      searchString: null,
    });
    await keep();
    expect(await rowsOf('xylophonist')).toMatchObject([{ unusedSince: null }]);
    await database.db.delete(media).where(eq(media.id, id));
    // Transactions of anybody on the server may hold it a little longer.
    await expect
      .poll(async () => {
        await keep();
        return rowsOf('xylophonist');
      })
      .toEqual([]);
  });

  it('keeps a word that somebody was writing while it was found to be unused', async () => {
    const { id } = await insertMedia(database.db, { companyId, title: 'glockenspiel' });
    await database.db.transaction(async (writer) => {
      await insertMedia(writer, { companyId, title: 'glockenspiel two' });
      await database.db.delete(media).where(eq(media.id, id));
      await keep();
      expect(await rowsOf('glockenspiel')).toHaveLength(1);
      expect((await rowsOf('glockenspiel'))[0]?.unusedSince).not.toBeNull();
      await keep();
      expect(await rowsOf('glockenspiel')).toHaveLength(1);
    });
    expect(await find('ckenspi')).toBe(1);
    await expect
      .poll(async () => {
        await keep();
        return rowsOf('glockenspiel');
      })
      .toMatchObject([{ unusedSince: null }]);
    expect(await find('ckenspi')).toBe(1);
  });

  it('holds a word twice that is written anew while it is set aside, and once again later', async () => {
    const { id } = await insertMedia(database.db, {
      companyId,
      title: 'harmonium',
      searchString: null,
    });
    await database.db.delete(media).where(eq(media.id, id));
    await keep();
    await insertMedia(database.db, { companyId, title: 'harmonium three', searchString: null });
    expect(await rowsOf('harmonium')).toHaveLength(2);
    await expect
      .poll(async () => {
        await keep();
        return rowsOf('harmonium');
      })
      .toHaveLength(1);
    expect(await find('armoniu')).toBe(1);
  });

  it('goes on where it ended, and begins again at the end', async () => {
    const first = await keepVocabulary(database.db, VOCABULARY_START, 1);
    const second = await keepVocabulary(database.db, first, 1);
    expect(second.word > first.word).toBe(true);
    expect(
      await keepVocabulary(database.db, { companyId: Number.MAX_SAFE_INTEGER, word: '' }, 1),
    ).toEqual(VOCABULARY_START);
  });

  it('goes with its company', async () => {
    await database.db.delete(companies).where(eq(companies.id, companyId));
    expect(
      await database.db.select().from(vocabulary).where(eq(vocabulary.companyId, companyId)),
    ).toEqual([]);
  });
});

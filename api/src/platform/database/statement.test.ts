import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/kit.ts';
import type { Db, Tx } from './database.ts';
import { ask, askAnew, asSql, joined, literal, NOTHING, q } from './statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
});

const preparedIn = async (tx: Db | Tx, text: string) =>
  (await tx.execute(sql`select name from pg_prepared_statements where statement like ${text}`)).rows
    .length;

describe('a statement', () => {
  it('takes values as they are, alone and in lists', async () => {
    const odd = ["'; drop table users; --", '$1', '{a,"b"}', 'null', '', 'àé\\'];
    const [row] = await ask(
      database.db,
      q`select ${odd[0] ?? ''}::text as one, ${odd}::text[] as many, ${null}::int as nothing,
        ${[3, 1]}::int[] as numbers, ${true} as yes`,
    );
    expect(row).toMatchObject({ one: odd[0], many: odd, nothing: null, numbers: [3, 1] });
  });

  it('is put together of pieces, to which the same values belong wherever they stand', async () => {
    const inner = q`${2}::int + ${30}::int`;
    const whole = q`select ${1}::int as a, ${inner} as b,
      ${joined([inner, q`${400}::int`, NOTHING, q`5`], q` * `).values.length}::int as c,
      ${literal(-7)} as d, ${q`${q`${9}`}::int`} as e`;
    expect(await ask(database.db, whole)).toEqual([{ a: 1, b: 32, c: 3, d: -7, e: 9 }]);
    expect((await database.db.execute(asSql(whole))).rows).toEqual([
      { a: 1, b: 32, c: 3, d: -7, e: 9 },
    ]);
    expect(() => literal(1.5)).toThrow('not a whole number');
  });

  it('is prepared once for all its values, unless it is to be planned anew; after a failure too', async () => {
    await database.db.transaction(async (tx) => {
      for (const n of [1, 2, 3])
        expect(await ask(tx, q`select ${n}::int as kept`)).toEqual([{ kept: n }]);
      expect(await askAnew(tx, q`select ${4}::int as planned`)).toEqual([{ planned: 4 }]);
      await expect(
        tx.transaction((inner) => ask(inner, q`select 1 / ${0}::int as kept_failure`)),
      ).rejects.toThrow();
      expect(
        await tx.transaction((inner) => ask(inner, q`select 1 / ${1}::int as kept_failure`)),
      ).toEqual([{ kept_failure: 1 }]);
      expect(await preparedIn(tx, '%as kept')).toBe(1);
      expect(await preparedIn(tx, '%as planned')).toBe(0);
      expect(await preparedIn(tx, '%as kept_failure')).toBe(1);
    });
  });

  it('is not kept when there are too many', async () => {
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 450; n += 1)
        expect(await ask(tx, q`select ${n}::int + ${literal(n)} as many`)).toEqual([
          { many: 2 * n },
        ]);
      const kept = await preparedIn(tx, '%as many');
      expect(kept).toBeGreaterThan(100);
      expect(kept).toBeLessThanOrEqual(400);
    });
  });
});

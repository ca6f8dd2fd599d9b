import { describe, expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

const counting = () => {
  let made = 0;
  return () => Promise.resolve((made += 1));
};

describe('a remembered answer', () => {
  it('is made once for its key and its mark, however many ask at the same time', async () => {
    const remembered = new Remembered<number>(10, 60_000);
    const make = counting();
    expect(await Promise.all([1, 2, 3].map(() => remembered.get('a', 'x', make)))).toEqual([
      1, 1, 1,
    ]);
    expect(await remembered.get('a', 'x', make)).toBe(1);
    expect(await remembered.get('b', 'x', make)).toBe(2);
    expect(await remembered.get('a', 'y', make)).toBe(3);
    // What was before is not kept beside it.
    expect(await remembered.get('a', 'x', make)).toBe(4);
  });

  it('ends with its life, with a failure, and when others take its place', async () => {
    const make = counting();
    const brief = new Remembered<number>(10, 0);
    expect([await brief.get('a', 'x', make), await brief.get('a', 'x', make)]).toEqual([1, 2]);
    const remembered = new Remembered<number>(2, 60_000);
    await expect(
      remembered.get('a', 'x', () => Promise.reject(new Error('no database'))),
    ).rejects.toThrow('no database');
    expect(await remembered.get('a', 'x', make)).toBe(3);
    expect([
      await remembered.get('b', 'x', make),
      await remembered.get('c', 'x', make),
      await remembered.get('b', 'x', make),
    ]).toEqual([4, 5, 4]);
    expect(await remembered.get('a', 'x', make)).toBe(6);
  });
});

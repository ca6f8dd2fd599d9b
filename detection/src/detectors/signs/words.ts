import { foldWord } from '../../formats/text/fold-word.ts';

/** What a word is by its shape, for patterns: `<link>`. */
export const SHAPES = [
  'onion',
  'link',
  'mail',
  'dark-mail',
  'chat-id',
  'money',
  'size',
  'phone',
  'premium',
  'short-code',
  'rate',
  'postcode',
  'age',
  'number',
  'host',
  'capitals',
  'mixed',
  // Of sentences as `threats/frames/read-sentences.ts` reads them.
  'start',
  'end',
  'short',
  'person',
  'name',
  'weapon-sign',
  'blow-sign',
  'death-sign',
  'people-sign',
] as const;
export type Shape = (typeof SHAPES)[number];

/** A word of a text, with its half-open UTF-16 range. */
export interface Word {
  /** In lower case, without accents and apostrophes (`don't` is `dont`); empty where a shape says it all. */
  text: string;
  start: number;
  end: number;
  shapes: readonly Shape[];
  /** A sentence ends here: no gap of a pattern goes over it. */
  isEnd: boolean;
}

/** Providers of mail and chat that hardly anyone but authors of ransom notes uses. */
const DARK_MAIL = new RegExp(
  String.raw`@(?:onionmail|cock|airmail|cyberfear|firemail|keemail|msgsafe|secmail|exploit|thesecure|` +
    String.raw`dnmx|elude|horsefucker|torbox\w*|ctemplar|criptext)\.`,
  'i',
);

/** Special numbers: Great Britain 09, 087, 084; Italy 899, 89x, 19x, 4xxxx. */
const PREMIUM = /^(?:44|0044|0)(?:9\d{9}|87\d{8}|84\d{8})$|^(?:89[2459]|19[0-9]|178)\d{3,7}$/;

/** Most words are plain: what follows them shows that they are no part of an address. */
const PLAIN = /[ \t,;:("]{0,8}([A-Za-z]{1,40})(?=[\s,;!?"]|\.\s|\.?$)/y;
const UNITS = '(?:min|msg|wk|week|m|pm|txt|text|mth|month|call|day|tone)s?';
const COINS = '(?:usd|eur|euros?|gbp|btc|xmr|dollars?|pounds?|bitcoins?|dollari|sterline|quid)';
const SUFFIXES =
  'com|net|org|it|eu|uk|info|biz|app|top|xyz|io|me|ly|tv|co|mobi|site|online|link|live|de|fr|es|ru';
const PIECES = new RegExp(
  [
    String.raw`(?<onion>(?:https?:\/\/)?[a-z2-7]{16,56}\.onion[^\s<>"]{0,200})`,
    String.raw`(?<link>(?:h(?:tt|xx)ps?:\/\/|www\d?\.)[^\s<>"]{1,400})`,
    String.raw`(?<mail>[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}_.-]{1,100}\.[a-z]{2,12})`,
    String.raw`(?<chat>\b(?:[0-9A-F]{76}|05[0-9a-f]{64})\b)`,
    String.raw`(?<size>\b\d{1,6}(?:[.,]\d{1,3})?\s?\+?(?:[gtm]b|(?:giga|tera)(?:bytes?)?)\b)`,
    String.raw`(?<age>\b(?:16|18|21)(?:\s?\+|\s?(?:yrs|years)?\s?only\b|yrs\b|s\b))`,
    String.raw`(?<rate>\b(?!\d{1,2}\s?pm\b)(?:£\s?)?\d{1,4}(?:[.,]\d{1,2})?\s?p?(?:\/|p|per\s)${UNITS}\b` +
      String.raw`|\b\d{1,4}p(?:pm)?\b)`,
    String.raw`(?<postcode>\b[a-z]{1,2}\d{1,2}[a-z]?\s?\d[a-z]{2}\b)`,
    String.raw`(?<money>[$€£]\s?\d[\d.,]{0,12}(?:\s?(?:k|m|mln|bn|million|billion|milioni))?\b` +
      String.raw`|\b\d[\d.,]{0,12}\s?(?:[$€£]|${COINS}\b))`,
    String.raw`(?<phone>(?<![\p{L}\p{N}])(?!\d{1,3}(?:\.\d{1,3}){3})\+?\(?\d(?:[ ().-]{0,2}\d){8,13}(?![\p{L}\p{N}]))`,
    String.raw`(?<host>\b(?:[a-z0-9-]{1,63}\.){1,6}(?:${SUFFIXES})(?:\/[^\s<>"]{0,300})?(?![\p{L}\p{N}]))`,
    String.raw`(?<number>\p{N}{1,20}(?:[.,:]\p{N}{1,6}){0,4}(?![\p{L}]))`,
    String.raw`(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d]{0,60}(?:['’][\p{L}]{1,30})?)`,
    String.raw`(?<end>[.!?…]+(?=\s|$|["'”’»)\]])|\n[ \t>|*#_=+~-]{0,100}\r?\n)`,
  ].join('|'),
  'giu',
);
const SHORT_CODE = /^(?:[678]\d{4}|4\d{4})$/;
/** Of the English: `don't`, `we've`; other words that an apostrophe joins are two (`l'account`). */
const ENGLISH_TAIL = /^(?:t|s|re|ve|ll|d|m)$/i;
const LATIN = /\p{Script=Latin}/u;
const SCRIPTS = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Canadian_Aboriginal'];
/** Letters of other alphabets, and those of mathematics, which are Latin ones in disguise. */
const OTHER = new RegExp(
  String.raw`[${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}\u{1d400}-\u{1d7ff}]`,
  'u',
);
const ASCII = /^[a-z0-9]*$/i;
const NO_SHAPES: readonly Shape[] = [];
const CAPITALS: readonly Shape[] = ['capitals'];
const ENCODED = /(?:[A-Za-z0-9+/]{60,80}\r?\n){4,}/g;

/**
 * Cuts a text into words, numbers, addresses and ends of sentences, in time linear in its length.
 * A single line feed is a blank: letters are wrapped.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const plain = text.replace(ENCODED, (lines) => ' '.repeat(lines.length));
  const add = (written: string, start: number, shapes: readonly Shape[], isEnd = false) => {
    words.push({
      text: isEnd ? '' : folded(written),
      start,
      end: start + written.length,
      shapes,
      isEnd,
    });
  };
  for (let at = 0; ;) {
    PLAIN.lastIndex = at;
    const [, word] = PLAIN.exec(plain) ?? [];
    if (word !== undefined) {
      at = PLAIN.lastIndex;
      const isLoud = word.length > 2 && word === word.toUpperCase();
      words.push({
        text: word.toLowerCase(),
        start: at - word.length,
        end: at,
        shapes: isLoud ? CAPITALS : NO_SHAPES,
        isEnd: false,
      });
      continue;
    }
    PIECES.lastIndex = at;
    const match = PIECES.exec(plain);
    if (match === null) break;
    at = PIECES.lastIndex;
    const { 0: piece, index, groups = {} } = match;
    if (groups['end'] !== undefined) add(piece, index, NO_SHAPES, true);
    else if (groups['word'] !== undefined) addWord(piece, index, add);
    else add(piece, index, shapesOf(piece, groups));
  }
  return words;
}

function addWord(
  piece: string,
  index: number,
  add: (written: string, start: number, shapes: readonly Shape[]) => void,
): void {
  const cut = piece.search(/['’]/);
  const isOne = cut < 0 || ENGLISH_TAIL.test(piece.slice(cut + 1));
  const parts = isOne
    ? [[piece, 0] as const]
    : [[piece.slice(0, cut), 0] as const, [piece.slice(cut + 1), cut + 1] as const];
  for (const [written, at] of parts) {
    const shapes: Shape[] = [];
    if (
      written.length > 2 &&
      written === written.toUpperCase() &&
      written !== written.toLowerCase()
    )
      shapes.push('capitals');
    if (
      !ASCII.test(written) &&
      OTHER.test(written) &&
      (LATIN.test(written) || /[\u{1d400}-\u{1d7ff}]/u.test(written))
    )
      shapes.push('mixed');
    add(written, index + at, shapes);
  }
}

function shapesOf(piece: string, groups: Readonly<Record<string, string | undefined>>): Shape[] {
  if (groups['onion'] !== undefined) return ['onion', 'link'];
  if (groups['link'] !== undefined) return ['link'];
  if (groups['mail'] !== undefined) return DARK_MAIL.test(piece) ? ['mail', 'dark-mail'] : ['mail'];
  if (groups['chat'] !== undefined) return ['chat-id'];
  if (groups['size'] !== undefined) return ['size'];
  if (groups['age'] !== undefined) return ['age'];
  if (groups['rate'] !== undefined) return ['rate'];
  if (groups['postcode'] !== undefined) return ['postcode'];
  if (groups['money'] !== undefined) return ['money'];
  if (groups['host'] !== undefined) return ['host', 'link'];
  const digits = piece.replace(/\D/g, '');
  if (groups['phone'] !== undefined) return PREMIUM.test(digits) ? ['phone', 'premium'] : ['phone'];
  if (!/[.,:]/.test(piece) && PREMIUM.test(digits)) return ['number', 'premium'];
  return SHORT_CODE.test(piece) ? ['number', 'short-code'] : ['number'];
}

/** Digits alone, and words with a digit among their letters, stay as they are. */
const folded = (written: string): string => {
  const bare = written.replace(/['’\u00ad\u200b-\u200d]/g, '');
  if (ASCII.test(bare)) return bare.toLowerCase();
  return /\d/.test(bare) ? bare.toLowerCase() : foldWord(bare);
};

/** Signs that people and programs write for each other, each as the one on a keyboard. */
const SIGNS: readonly (readonly [plain: string, signs: string])[] = [
  [
    "'",
    "'" +
      '\u2018\u2019\u201a\u201b\u2032\u2035`\u00b4\u02b9\u02bb\u02bc' +
      '\u02bd\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78c\uff07\uff40',
  ],
  ['"', '"\u201c\u201d\u201e\u201f\u2033\u2036\u00ab\u00bb\u05f4\uff02'],
  ['-', '-\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d'],
];
const PLAIN = new Map(
  SIGNS.flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)),
);
const ANY_SIGN = new RegExp(
  `[${[...PLAIN.keys()].map((sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`).join('')}]`,
  'gu',
);
/** Soft hyphens, zero-width signs, marks of direction, variation selectors. */
const INVISIBLE = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;

/**
 * A text in the one spelling in which names, terms, searches and indicators are compared:
 * apostrophes, quotes, dashes and blanks as those of a keyboard, widths and styles of letters
 * undone (NFKC), no case, nothing invisible. Accents stay.
 */
export function foldSpelling(text: string): string {
  const signs = (one: string) => one.replace(ANY_SIGN, (sign) => PLAIN.get(sign) ?? sign);
  // Some signs fall apart into a blank and a mark, so they are read before; others come out of wide
  // forms.
  return signs(signs(text).normalize('NFKC').replace(INVISIBLE, ''))
    .replace(/[\s\u0085]/gu, ' ')
    .toLowerCase();
}

/** The words that say what kind of company a name is of, dots and blanks left out. */
const LEGAL_FORMS = new Set(
  (
    'spa srl srls sapa snc sas sa sarl sasu eurl scpa scarl scrl gmbh ag kg kgaa ohg ug ' +
    'gmbh&cokg gmbhcokg ag&cokg ev mbh inc incorporated corp corporation llc llp lp ltd ' +
    'limited plc co ' +
    'bv nv vof ab as asa aps oy oyj sl slu sau sc srldecv sadecv lda ltda eireli spzoo spj ' +
    'sro as kft zrt nyrt doo ood eood ooo oao zao pao pty ptyltd pteltd pte sdnbhd bhd kk'
  ).split(' '),
);
const MOST_WORDS = 4;
/** `Marta Sa` is a person and `Acme SA` a company. */
const SHORT_FORM = /[.&/]|^\P{Ll}+$|^Oy$/u;

/**
 * A name without the legal form at its end: `Acme Foods S.p.A.` is `Acme Foods`.
 *
 * @returns the name as it is written where no form ends it, or where too little would be left to be
 * a name
 */
export function withoutLegalForm(name: string): string {
  const words = name.trim().split(/\s+/);
  for (let taken = Math.min(MOST_WORDS, words.length - 1); taken > 0; taken -= 1) {
    const written = words.slice(-taken).join('');
    const form = foldSpelling(written)
      .replace(/[.,'"()/-]/g, '')
      .replace(/^&co?(?=.)/, '');
    if (!LEGAL_FORMS.has(form) || (form.length < 3 && !SHORT_FORM.test(written))) continue;
    const rest = words
      .slice(0, -taken)
      .join(' ')
      .replace(/[\s,&-]+$/u, '');
    return /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(rest) ? rest : name;
  }
  return name;
}

const BLANKS = '[ \t\n\r\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]';

/**
 * A regular expression, of PostgreSQL too, that a text in lower case matches where it holds this
 * one with any of the apostrophes, quotes, dashes and blanks.
 */
export function anySpelling(text: string): string {
  const alike = new Map(
    SIGNS.map(([plain, signs]) => [plain, `[${[...signs].join('')}]`] as const),
  );
  return [...foldSpelling(text)]
    .map((sign) =>
      sign === ' ' ? BLANKS : (alike.get(sign) ?? sign.replace(/[\\^$.*+?()[\]{}|]/u, '\\$&')),
    )
    .join('');
}

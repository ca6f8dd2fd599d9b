import type { Token } from '../../../formats/text/tokens.ts';
import { cutApart } from '../cut-apart.ts';
import { englishClasses, englishLexicon } from './lexicon.ts';

/** Letters that are no lone vowel's: the one vowel of `kill`, not the two of `beat`, without which other words stand there (`bet`, `bat`). */
const LONE_VOWEL = /(?<=[^aeiou])[aeiou](?=[^aeiouw])/g;

/** What a word is written as by people in a hurry or in hiding: a vowel left out, all of them, a doubled letter once. */
function shortenedOf(word: string): string[] {
  const vowels = [...word.matchAll(LONE_VOWEL)].map(({ index }) => index);
  const [doubled, bare] = [word.replace(/(.)\1/g, '$1'), word.replace(LONE_VOWEL, '')];
  return [
    doubled,
    bare,
    bare.replace(/(.)\1/g, '$1'),
    ...vowels.map((at) => word.slice(0, at) + word.slice(at + 1)),
  ].filter((short) => short !== word && short.length > 2);
}

/** What a shortened verb would be taken for: other words, and names of stations and films. */
const OTHERS = new Set('fly flying flyin flys cand'.split(' '));
// Maps, since what is looked up are words of strangers: `constructor` is a member of every object.
const WRONG = new Map(
  Object.entries({
    muder: 'murder',
    merder: 'murder',
    murda: 'murder',
    slauhter: 'slaughter',
    xterminate: 'exterminate',
    deth: 'death',
    deths: 'deaths',
    rapeing: 'raping',
    dieing: 'dying',
  }),
);

/** From how many letters on a word is looked for shortened: violent verbs, and people and bodies, of which more are near other words. */
const lengthOf = (classes: string) =>
  /[VPGHQJ]/.test(classes) ? 4 : /[NB]/.test(classes) ? 7 : Infinity;

let repairs: ReadonlyMap<string, string> | null = null;
function build(): ReadonlyMap<string, string> {
  const lexicon = englishLexicon();
  const found = new Map<string, string>();
  for (const [word, classes] of lexicon) {
    if (word.length < lengthOf(classes) || !/^[a-z]+$/.test(word)) continue;
    // Three letters are left of four at most: `kll`, not `cnn`; and of long nouns only one is missing.
    const least = word.length === 4 ? 3 : lengthOf(classes) === 4 ? 4 : word.length - 1;
    for (const short of shortenedOf(word))
      if (short.length >= least && !lexicon.has(short) && !OTHERS.has(short) && !found.has(short))
        found.set(short, word);
  }
  return found;
}

/** The word that is meant by one that no lexicon has, or the word itself. */
function repaired(word: string): string {
  if (word.length < 3 || englishClasses(word) !== '') return word;
  repairs ??= build();
  return (
    WRONG.get(word) ?? repairs.get(word) ?? (word.includes('*') ? starred(word) : null) ?? word
  );
}

const SWEARING = /^(?:sh\*t|s\*{2}t|f\*+c?k|c\*+k|d\*+k)/;
/** `k*ll`, `r*pe`: letters of a violent word behind stars. */
function starred(word: string): string | null {
  const pattern = new RegExp(
    `^${word
      .split('')
      .map((c) => (c === '*' ? '[a-z]' : c.replace(/[^a-z0-9]/g, '')))
      .join('')}$`,
  );
  if (SWEARING.test(word)) return null;
  for (const [candidate, classes] of englishLexicon())
    if (/[VPGH]/.test(classes) && pattern.test(candidate)) return candidate;
  return null;
}

const isDeed = (part: string) => /[VPGHQJDEF]/.test(englishClasses(part));
const isPerson = (part: string) => /[INOYSK]/.test(englishClasses(part));
const isPart = (part: string) =>
  part.length < 3 ? SMALL.has(part) : englishLexicon().has(part) || LINKS.has(part);
const SMALL = new Set('i a u we he my me us it be to go in on of at by do if is am up'.split(' '));
const LINKS = new Set(
  'the and you all him her them they your his every should must want going gonna need'.split(' '),
);

/** A word as it is meant, or the words that were written into one: `iwillkillyou`, `#killthemall`. */
function partsOf(word: string): readonly string[] {
  const meant = repaired(word);
  if (meant !== word || word.length < 7 || englishClasses(word) !== '') return [meant];
  const parts = cutApart(word.replace(/^#/, ''), isPart);
  // Words so short make `rot at i on` of a rotation.
  const isSaid =
    parts !== null &&
    parts.length > 2 &&
    word.length >= parts.length * 2.5 &&
    !parts.slice(1).includes('i') &&
    parts.some(isDeed) &&
    parts.some(isPerson);
  return isSaid ? parts : [word];
}

const BEFORE_NOT = new Map(Object.entries({ won: 'will', can: 'can', shan: 'shall', ain: 'am' }));
const GLUED = new Map(
  Object.entries({
    ll: 'will',
    m: 'am',
    re: 'are',
    ve: 'have',
    d: 'would',
    t: 'not',
    em: 'them',
    all: 'all',
  }),
);
const RUN_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  im: ['i', 'am'],
  ima: ['i', 'am', 'gonna'],
  imma: ['i', 'am', 'gonna'],
  ill: ['i', 'will'],
  youre: ['you', 'are'],
  ur: ['your'],
  theyre: ['they', 'are'],
  dont: ['do', 'not'],
  wont: ['will', 'not'],
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  shouldnt: ['should', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  wouldnt: ['would', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  youll: ['you', 'will'],
  theyll: ['they', 'will'],
  ive: ['i', 'have'],
  shoulda: ['should', 'have'],
  gotta: ['got', 'to'],
  wanna: ['want', 'to'],
  gonna: ['going', 'to'],
  gunna: ['going', 'to'],
  finna: ['going', 'to'],
  boutta: ['going', 'to'],
  tryna: ['going', 'to'],
  lets: ['let', 'us'],
  lemme: ['let', 'me'],
  n: ['and'],
  shuld: ['should'],
  shud: ['should'],
  shld: ['should'],
  wil: ['will'],
  sum1: ['someone'],
  every1: ['everyone'],
  hafta: ['have', 'to'],
  gon: ['going', 'to'],
  gona: ['going', 'to'],
  goin: ['going'],
  yu: ['you'],
  yew: ['you'],
  evry: ['every'],
  al: ['all'],
  sould: ['should'],
  b: ['be'],
  dem: ['them'],
  da: ['the'],
  peeple: ['people'],
  ppl: ['people'],
  famly: ['family'],
  ded: ['dead'],
  tmrw: ['tomorrow'],
  '2morrow': ['tomorrow'],
  thorat: ['throat'],
  throte: ['throat'],
  hous: ['house'],
  gunn: ['gun'],
  maneger: ['manager'],
  techer: ['teacher'],
  cuming: ['coming'],
  comin: ['coming'],
  r: ['are'],
  yor: ['your'],
  yur: ['your'],
  nife: ['knife'],
  boddy: ['body'],
  plz: ['please'],
  wud: ['would'],
  cud: ['could'],
  wen: ['when'],
  hav: ['have'],
  wnt: ['want'],
  wana: ['want', 'to'],
  gotto: ['got', 'to'],
  bout: ['about'],
  urslf: ['yourself'],
};

/** Contractions written out: `I'll` reads `i will`, `gonna` reads `going to`. */
export function expandEnglish(tokens: readonly Token[]): Token[] {
  const expanded: Token[] = [];
  for (const token of tokens) {
    const before = expanded.at(-1);
    if (token.isGlued && before !== undefined && GLUED.has(token.word)) {
      if (token.word === 't')
        expanded[expanded.length - 1] = {
          ...before,
          word: BEFORE_NOT.get(before.word) ?? before.word.replace(/n$/, ''),
        };
      expanded.push({ ...token, word: GLUED.get(token.word) ?? token.word });
    } else if (token.word === '2' && /^(?:going|want|have|got|need|like)$/.test(before?.word ?? ''))
      expanded.push({ ...token, word: 'to' });
    else if (token.isGlued && before?.word === 'let' && token.word === 's')
      expanded.push({ ...token, word: 'us' });
    else if (
      token.isGlued &&
      token.word === 's' &&
      /^(?:it|he|she|that|what|who|there|here)$/.test(before?.word ?? '')
    )
      expanded.push({ ...token, word: 'is' });
    else
      expanded.push(
        ...(Object.hasOwn(RUN_TOGETHER, token.word)
          ? (RUN_TOGETHER[token.word] ?? [])
          : partsOf(token.word)
        ).map((word) => ({ ...token, word })),
      );
  }
  return expanded;
}

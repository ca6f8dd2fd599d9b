import type { Token } from '../../../formats/text/tokens.ts';
import { cutApart } from '../cut-apart.ts';
import { italianClasses, italianLexicon } from './lexicon.ts';

/** What telephones shorten and what dialects say, written out. */
const SHORT: Readonly<Record<string, string>> = {
  nn: 'non',
  xche: 'perche',
  xke: 'perche',
  perke: 'perche',
  ke: 'che',
  tt: 'tutti',
  x: 'per',
  cmq: 'comunque',
  qlc: 'qualcuno',
  qlcn: 'qualcuno',
  c: 'ci',
  t: 'ti',
  v: 'vi',
  m: 'mi',
  er: 'il',
  na: 'una',
  n: 'in',
  mo: 'ora',
  de: 'di',
  fori: 'fuori',
  famo: 'facciamo',
  damo: 'diamo',
  annamo: 'andiamo',
  accido: 'uccido',
  accide: 'uccidere',
  accir: 'uccido',
  acciru: 'uccido',
  acciso: 'ucciso',
  accisi: 'uccisi',
  accidere: 'uccidere',
  astutu: 'ammazzo',
  rumpu: 'rompo',
  rumpo: 'rompo',
  capa: 'testa',
  spachi: 'spacco',
  spaco: 'spacco',
  tagghiu: 'taglio',
  aggia: 'devo',
  aggio: 'devo',
  el: 'il',
  u: 'lo',
  acciro: 'uccido',
  copo: 'ammazzo',
  copemo: 'ammazziamo',
  copa: 'ammazza',
  coparlo: 'ammazzarlo',
  coparve: 'ammazzarvi',
  tuti: 'tutti',
  ammazzu: 'ammazzo',
  scannu: 'scanno',
  scannamu: 'scanniamo',
  mmazzamu: 'ammazziamo',
  comu: 'come',
  pijo: 'prendo',
  pijamo: 'prendiamo',
  pijalo: 'prendilo',
  piglio: 'prendo',
  pigliamo: 'prendiamo',
  taio: 'taglio',
  taja: 'taglia',
  strunz: 'stronzo',
  shotto: 'sparo',
  du: 'due',
  cor: 'con',
  col: 'con',
};
/** Small words that lose their end: `va' a morire`, `di' le preghiere`. */
const CUT_SHORT =
  /^(?:va|fa|da|di|sta|mo|po|be|to|ca|pa|so|vo|du|tu|de|a|ne|co|spara|sputa|ammazza|mori|magna)$/;

/** Writes out what is shortened; an apostrophe that only marks a cut word is no quotation mark. */
export function expandItalian(tokens: readonly Token[]): Token[] {
  const written: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (
      token.word === "'" &&
      ((before !== undefined &&
        !before.isMark &&
        before.end === token.start &&
        CUT_SHORT.test(before.word)) ||
        /^(?:na|no|n|ndo|mmazz\w*|sto|sta|sti|ste)$/.test(
          after?.start === token.end ? after.word : '',
        ))
    )
      continue;
    // A clitic before the verb: `t'ammazzo`, `l'accoltello`, `v'ammazziamo`.
    const glued = after?.isGlued === true ? GLUED.get(token.word) : undefined;
    const word =
      glued ?? (Object.hasOwn(SHORT, token.word) ? SHORT[token.word] : undefined) ?? token.word;
    if (word !== token.word) written.push({ ...token, word });
    else
      written.push(
        ...partsOf(word).map((part) => (part === word ? token : { ...token, word: part })),
      );
  }
  return written;
}

const GLUED = new Map(Object.entries({ t: 'ti', v: 'vi', m: 'mi', s: 'si', gl: 'gli' }));

const SMALL = new Set('ti vi li lo la le gli te ve di a e i il un ci si ne tu'.split(' '));
const LINKS = new Set('tutti tutte voi loro quel quella questo questa come fino morte'.split(' '));
const isPart = (part: string) =>
  part.length < 3 ? SMALL.has(part) : italianLexicon().has(part) || LINKS.has(part);

/** The words that were written into one: `tispacco`, `#ammazziamolitutti`; else the word itself. */
function partsOf(word: string): readonly string[] {
  if (word.length < 7 || italianClasses(word) !== '') return [word];
  const parts = cutApart(word.replace(/^#/, ''), isPart);
  if (parts === null || parts.length < 2) return [word];
  const [first = '', second = ''] = parts;
  // What the writer does to the reader, and an order with its object: no other word begins so. Of what others do, three words at least.
  const isTold =
    (/^(?:ti|vi)$/.test(first) && /[UQ]/.test(italianClasses(second))) ||
    /[Je]/.test(italianClasses(first));
  const isDone =
    parts.length > 2 &&
    word.length >= parts.length * 3 &&
    parts.some((part) => /[VWUZJPYHMQBJfek]/.test(italianClasses(part)));
  return isTold || isDone ? parts : [word];
}

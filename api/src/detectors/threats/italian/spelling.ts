import type { Token } from '../../text/tokens.ts';

/** What telephones shorten and what dialects say, written out. */
const SHORT: Readonly<Record<string, string>> = {
  nn: 'non', xche: 'perche', xke: 'perche', perke: 'perche', ke: 'che', tt: 'tutti', x: 'per', cmq: 'comunque', qlc: 'qualcuno', qlcn: 'qualcuno', c: 'ci', t: 'ti', v: 'vi', m: 'mi',
  er: 'il', na: 'una', n: 'in', mo: 'ora', de: 'di', fori: 'fuori', famo: 'facciamo', damo: 'diamo', annamo: 'andiamo',
  accido: 'uccido', accide: 'uccidere', accir: 'uccido', acciru: 'uccido', acciso: 'ucciso', accisi: 'uccisi', accidere: 'uccidere', astutu: 'ammazzo', rumpu: 'rompo', rumpo: 'rompo', capa: 'testa', spachi: 'spacco', spaco: 'spacco', tagghiu: 'taglio', aggia: 'devo', aggio: 'devo', el: 'il', u: 'lo', acciro: 'uccido', copo: 'ammazzo', copemo: 'ammazziamo', copa: 'ammazza', coparlo: 'ammazzarlo', coparve: 'ammazzarvi', tuti: 'tutti', ammazzu: 'ammazzo',
  scannu: 'scanno', scannamu: 'scanniamo', mmazzamu: 'ammazziamo', comu: 'come', pijo: 'prendo', pijamo: 'prendiamo', pijalo: 'prendilo', piglio: 'prendo', pigliamo: 'prendiamo', taio: 'taglio', taja: 'taglia',
  strunz: 'stronzo', shotto: 'sparo', du: 'due', cor: 'con', col: 'con',
};
/** Small words that lose their end: `va' a morire`, `di' le preghiere`. */
const CUT_SHORT = /^(?:va|fa|da|di|sta|mo|po|be|to|ca|pa|so|vo|du|tu|de|a|ne|co|spara|sputa|ammazza|mori|magna)$/;

/** Writes out what is shortened; an apostrophe that only marks a cut word is no quotation mark. */
export function expandItalian(tokens: readonly Token[]): Token[] {
  const written: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (token.word === "'" && ((before !== undefined && !before.isMark && before.end === token.start && CUT_SHORT.test(before.word)) || /^(?:na|no|n|ndo|mmazz\w*|sto|sta|sti|ste)$/.test(after?.start === token.end ? after.word : ''))) continue;
    // A clitic before the verb: `t'ammazzo`, `l'accoltello`, `v'ammazziamo`.
    const glued = after?.isGlued === true ? GLUED[token.word] : undefined;
    const word = glued ?? (Object.hasOwn(SHORT, token.word) ? SHORT[token.word] : undefined) ?? token.word;
    written.push(word === token.word ? token : { ...token, word });
  }
  return written;
}

const GLUED: Readonly<Record<string, string>> = { t: 'ti', v: 'vi', m: 'mi', s: 'si', gl: 'gli' };

import iconv from 'iconv-lite';
import type { Charset, Decoder } from './decoder.ts';

/**
 * Two charsets of mails that are written in ASCII alone, and what stands for which pairs. They are
 * read where they are declared and never guessed: words between their signs would be hidden from
 * every detector, and stand there for whoever opens the text.
 */
interface Shifted {
  /** Where pairs are allowed: they are those of this charset, each byte without its highest bit. */
  pairs: Charset;
  /** By the bytes of the sequence: pairs follow, or not, or other bytes stand for it. */
  sequences: readonly [text: string, isPairs: boolean | null, said: string][];
  /** Whether the end of a line ends pairs. */
  endsWithLine: boolean;
}

const SHIFTED: Readonly<Record<string, Shifted>> = {
  /** RFC 1843. */
  'hz-gb-2312': {
    pairs: 'gb18030',
    sequences: [
      ['~{', true, ''],
      ['~}', false, ''],
      ['~~', null, '~'],
      ['~\n', null, ''],
    ],
    endsWithLine: true,
  },
  /** RFC 1557. */
  'iso-2022-kr': {
    pairs: 'euc-kr',
    sequences: [
      ['\x1b$)C', null, ''],
      ['\x0e', true, ''],
      ['\x0f', false, ''],
    ],
    endsWithLine: false,
  },
};

export const isShifted = (charset: Charset): boolean => Object.hasOwn(SHIFTED, charset);

/**
 * @param charset one for which `isShifted` holds
 * @throws RangeError for any other
 */
export function shiftedDecoder(charset: Charset): Decoder {
  const shifted = SHIFTED[charset];
  if (shifted === undefined) throw new RangeError(`${charset} has no sequences.`);
  const { pairs, sequences, endsWithLine } = shifted;
  const decoder = iconv.getDecoder(pairs);
  let isPairs = false;
  /** The beginning of a sequence that the end of a piece cuts. */
  let kept = '';
  const plain = (text: string, isWhole: boolean): Buffer => {
    const out: number[] = [];
    for (let at = 0; at < text.length;) {
      const rest = text.slice(at, at + 4);
      const found = sequences.find(([sequence]) => rest.startsWith(sequence));
      if (found !== undefined) {
        const [sequence, shift, said] = found;
        if (shift !== null) isPairs = shift;
        out.push(...Buffer.from(said, 'latin1'));
        at += sequence.length;
      } else if (!isWhole && sequences.some(([sequence]) => sequence.startsWith(rest))) {
        kept = rest;
        break;
      } else {
        const value = text.charCodeAt(at);
        if (value === 0x0a && endsWithLine) isPairs = false;
        out.push(isPairs && value > 0x20 && value < 0x7f ? value | 0x80 : value);
        at += 1;
      }
    }
    return Buffer.from(out);
  };
  const write = (bytes: Uint8Array, isWhole: boolean): string => {
    const text = kept + Buffer.from(bytes).toString('latin1');
    kept = '';
    return decoder.write(plain(text, isWhole));
  };
  return {
    write: (bytes) => write(bytes, false),
    end: () => write(new Uint8Array(), true) + (decoder.end() ?? ''),
  };
}

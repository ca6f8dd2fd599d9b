import type { Charset, Decoder } from './decoder.ts';
import iconv from 'iconv-lite';

/** Two charsets of mails that are written in ASCII alone, and what stands for which pairs. */
interface Shifted {
  /** Where pairs are allowed: they are those of this charset, each byte without its highest bit. */
  pairs: Charset;
  /** By the bytes of the sequence: pairs follow, or not, or other bytes stand for it. */
  sequences: readonly [text: string, isPairs: boolean | null, said: string][];
  /** Whether the end of a line ends pairs. */
  endsWithLine: boolean;
  /** What a text of it holds. */
  shape: RegExp;
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
    shape: /~\{(?:[\x21-\x77][\x21-\x7e])+~\}/,
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
    shape: /\x1b\$\)C[^]*\x0e(?:[\x21-\x7e]{2})+\x0f/,
  },
};
const LOOKED_AT = 16 * 1024;

export const isShifted = (charset: Charset): boolean => charset in SHIFTED;

/**
 * Which of them a text of ASCII alone is written in, by its sequences: all its pairs must be
 * characters.
 */
export function shiftedCharset(sample: Uint8Array): Charset | null {
  const { buffer, byteOffset, length } = sample;
  const text = Buffer.from(buffer, byteOffset, Math.min(length, LOOKED_AT)).toString('latin1');
  for (const [charset, { shape }] of Object.entries(SHIFTED)) {
    if (!shape.test(text)) continue;
    const decoder = shiftedDecoder(charset);
    if (!decoder.write(Buffer.from(text, 'latin1')).includes('\ufffd')) return charset;
  }
  return null;
}

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

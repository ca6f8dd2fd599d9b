import iconv from 'iconv-lite';
import type { Charset, Decoder } from './decoder.ts';
import { isShifted, shiftedDecoder } from './shifted.ts';

/** What UTF-16 and UTF-8 are read with is native; the library has no ISO-2022-JP. */
const NATIVE = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-2022-jp']);

/**
 * As browsers do (WHATWG Encoding): a narrower name that senders write for what is in truth a wider
 * one.
 */
const WIDER: Readonly<Record<string, Charset>> = {
  utf8: 'utf-8',
  utf7: 'utf-7',
  'unicode-1-1-utf-7': 'utf-7',
  unicode: 'utf-16le',
  'utf-16': 'utf-16le',
  utf16: 'utf-16le',
  'utf-32': 'utf-32le',
  ucs2: 'utf-16le',
  'ucs-2': 'utf-16le',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso8859-1': 'windows-1252',
  iso88591: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'iso-8859-11': 'windows-874',
  'iso-8859-8-i': 'iso-8859-8',
  'tis-620': 'windows-874',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  gb_2312: 'gb18030',
  'gb_2312-80': 'gb18030',
  'x-gbk': 'gb18030',
  hz: 'hz-gb-2312',
  csiso2022jp: 'iso-2022-jp',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-3': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp50222: 'iso-2022-jp',
  csiso2022kr: 'iso-2022-kr',
  'shift-jis': 'shift_jis',
  sjis: 'shift_jis',
  'x-sjis': 'shift_jis',
  'windows-31j': 'shift_jis',
  cp932: 'shift_jis',
  'x-euc-jp': 'euc-jp',
  'ks_c_5601-1987': 'euc-kr',
  ks_c_5601: 'euc-kr',
  'windows-949': 'euc-kr',
  cp949: 'euc-kr',
  ksc5601: 'euc-kr',
  'big5-hkscs': 'big5',
  'x-x-big5': 'big5',
  mac: 'macintosh',
  'x-mac-roman': 'macintosh',
  macroman: 'macintosh',
  'x-mac-cyrillic': 'maccyrillic',
  koi: 'koi8-r',
  koi8: 'koi8-r',
};

/**
 * The charset that a declaration names (header, meta, XML declaration, code page).
 * @param label anything; untrusted
 * @returns null for what no one here can decode
 */
export function charsetNamed(label: string | null | undefined): Charset | null {
  const name = (label ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/^['"]|['"]$/g, '')
    .replace(/^(?:cp|x-cp)-?(125\d|874)$/, 'windows-$1')
    .replace(/^ibm-?(\d{3})$/, 'cp$1');
  const wider = WIDER[name] ?? name;
  if (NATIVE.has(wider) || isShifted(wider)) return wider;
  return /^[a-z][\w-]{1,30}$/.test(wider) &&
    !/^(?:base64|hex|binary|utf-?7-imap|cesu8)$/.test(wider) &&
    iconv.encodingExists(wider)
    ? wider
    : null;
}

/**
 * @param charset one that `charsetNamed` or `charsetOf` answered
 * @param isContinued the bytes are from within a text, where a byte-order mark is a character. Left
 * out: they begin it, and a mark is not part of the text
 */
export function decoderOf(charset: Charset, { isContinued = false } = {}): Decoder {
  if (NATIVE.has(charset)) {
    const decoder = new TextDecoder(charset, { ignoreBOM: isContinued });
    return {
      write: (bytes) => decoder.decode(bytes, { stream: true }),
      end: () => decoder.decode(),
    };
  }
  if (isShifted(charset)) return shiftedDecoder(charset);
  const decoder = iconv.getDecoder(charset, { stripBOM: !isContinued });
  return {
    write: (bytes) => decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    end: () => decoder.end() ?? '',
  };
}

/** The whole of a text; see `decoderOf`. Never throws. */
export function decodeAs(bytes: Uint8Array, charset: Charset): string {
  if (NATIVE.has(charset)) return new TextDecoder(charset).decode(bytes);
  if (isShifted(charset)) {
    const decoder = shiftedDecoder(charset);
    return decoder.write(bytes) + decoder.end();
  }
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), charset);
}

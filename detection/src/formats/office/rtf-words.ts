import type { Charset } from '../charset/decoder.ts';
import { charsetNamed, decodeAs } from '../charset/decode.ts';

/** Groups that are for programs: fonts, colours, pictures, objects as digits. */
const FOR_PROGRAMS = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'pict',
  'objdata',
  'datastore',
  'themedata',
  'colorschememapping',
  'latentstyles',
  'listtable',
  'listoverridetable',
  'rsidtbl',
  'generator',
  'filetbl',
  'revtbl',
  'xmlnstbl',
  'mmathPr',
  'blipuid',
  'shpinst',
  'template',
  'wgrffmtfilter',
  'pgptbl',
  'password',
  'passwordhash',
]);
/** Words that end a line of what people read. */
const LINES =
  'par line cell row page sect title author subject keywords doccomm fldinst fldrslt footnote header footer';
const TEXTS = new Map([
  ...LINES.split(' ').map((word) => [word, '\n'] as const),
  ['tab', '\t'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
]);
/** `\fcharset` of a font: its code page. */
const OF_FONT: Readonly<Record<number, string>> = {
  0: 'cp1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'cp1253',
  162: 'cp1254',
  163: 'cp1258',
  177: 'cp1255',
  178: 'cp1256',
  186: 'cp1257',
  204: 'cp1251',
  222: 'cp874',
  238: 'cp1250',
  255: 'cp850',
};
const PAGES: Readonly<Record<string, Charset>> = { mac: 'macintosh', pc: 'cp437', pca: 'cp850' };
const TOKEN =
  /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d{1,10})? ?|\\([^a-z'\r\n])|\\(\r?\n)|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

interface Group {
  isSkipped: boolean;
  isFonts: boolean;
  charset: Charset | null;
  /** Characters after `\u` that say the same to older readers. */
  alternatives: number;
}

/**
 * What people read of a document of the Rich Text Format: letters by its code page or that of their
 * font, nothing of what it says to programs.
 * @param rtf the file, one character a byte
 */
export function rtfWords(rtf: string): string {
  const reader = new RtfReader();
  for (const match of rtf.matchAll(TOKEN)) reader.token(match);
  return reader.end();
}

class RtfReader {
  #text = '';
  #bytes: number[] = [];
  #page: Charset = 'windows-1252';
  #font = 0;
  readonly #fonts = new Map<number, Charset>();
  #group: Group = { isSkipped: false, isFonts: false, charset: null, alternatives: 1 };
  readonly #groups: Group[] = [];
  /** Alternatives of the last `\u` that are still to come. */
  #toSkip = 0;
  #isOptional = false;

  token([, byte, word, number, sign, newline, brace, plain]: RegExpMatchArray): void {
    if (byte !== undefined) this.#byte(Number.parseInt(byte, 16));
    else if (word !== undefined) this.#word(word, number === undefined ? null : Number(number));
    else if (sign !== undefined) this.#sign(sign);
    else if (newline !== undefined) this.#put('\n');
    else if (brace === '{') this.#groups.push({ ...this.#group });
    else if (brace === '}') this.#close();
    else if (plain !== undefined)
      for (const letter of plain) this.#byte(letter.charCodeAt(0) & 0xff);
  }

  end(): string {
    this.#flush();
    return this.#text;
  }

  #close(): void {
    this.#flush();
    this.#toSkip = 0;
    this.#group = this.#groups.pop() ?? this.#group;
  }

  #sign(sign: string): void {
    if (sign === '*') this.#isOptional = true;
    else if (sign === '~') this.#put('\u00a0');
    else if (sign === '_') this.#put('-');
    else if (sign !== '-' && sign !== ':') this.#byte(sign.charCodeAt(0));
  }

  #word(word: string, number: number | null): void {
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    if (FOR_PROGRAMS.has(word) || (isOptional && !TEXTS.has(word))) this.#group.isSkipped = true;
    if (word === 'fonttbl') this.#group.isFonts = true;
    if (word === 'ansicpg')
      this.#page =
        charsetNamed(number === 10_000 ? 'macintosh' : `cp${number ?? 1252}`) ?? this.#page;
    else if (PAGES[word] !== undefined) this.#page = PAGES[word] ?? this.#page;
    else if (word === 'f') this.#useFont(number ?? 0);
    else if (word === 'fcharset' && this.#group.isFonts) {
      const charset = charsetNamed(OF_FONT[number ?? 0]);
      if (charset !== null && number !== 0) this.#fonts.set(this.#font, charset);
    } else if (word === 'uc') this.#group.alternatives = Math.max(0, Math.min(10, number ?? 1));
    else if (word === 'u') {
      this.#put(String.fromCharCode((number ?? 0) & 0xffff));
      this.#toSkip = this.#group.alternatives;
    } else if (word === 'bin') this.#group.isSkipped = true;
    else if (TEXTS.has(word)) this.#put(TEXTS.get(word) ?? '');
  }

  #useFont(font: number): void {
    this.#font = font;
    this.#flush();
    if (!this.#group.isFonts) this.#group.charset = this.#fonts.get(font) ?? null;
  }

  #byte(value: number): void {
    if (this.#group.isSkipped) return;
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else this.#bytes.push(value);
  }

  #put(text: string): void {
    this.#flush();
    this.#toSkip = 0;
    if (!this.#group.isSkipped) this.#text += text;
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    this.#text += decodeAs(Uint8Array.from(this.#bytes), this.#group.charset ?? this.#page);
    this.#bytes = [];
  }
}

import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { QuoteType, Tokenizer } from 'htmlparser2';
import { readEscapedLetters } from './escapes.ts';
import { ReadingBuilder, type Range, type Reading } from './reading.ts';

/**
 * Elements that stand in the middle of a sentence, and of a word. Every other one begins and ends a
 * line.
 */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp ' +
    'small span strike strong sub sup time tt u var wbr tspan tref textpath'
  ).split(' '),
);
/** What they say is no sentence: it is read after the page, for links and names. */
const MACHINES = new Set(['script', 'style']);
/** Attributes that people read or follow, and whose values are read after the page. */
const READ = new Set(
  (
    'alt title content placeholder aria-label aria-description label value summary text href ' +
    'src srcset action formaction data poster cite background srcdoc xlink:href'
  ).split(' '),
);
/**
 * Of the others those that say something: two words beside each other. Sizes, shapes and classes
 * say nothing.
 */
const WORDS = /\p{L}{2}\s+\p{L}{2}/u;
/**
 * And those that name an address, whatever the attribute is: `data-go`, `style`. Names of
 * vocabularies lead nowhere.
 */
const ADDRESS = /https?(?::|%3a)|url\(\s*["']?\/\//i;
const VOCABULARY = /^(?:xmlns(?::.*)?|(?:\w+:)?schemalocation|vocab|itemtype|typeof|profile|dtd)$/;
const SILENT = new Set('class d points style rel media sizes values transform'.split(' '));

const BEFORE_VALUE = /\s*=\s*["']?/y;
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/gi;

export interface MarkupOptions {
  /** XML has no elements that end by themselves, and `<![CDATA[` in it is text. */
  isXml: boolean;
}

/**
 * Reads a page, a feed or a drawing as people do: no tags, letters instead of entities, blocks on
 * lines of their own, `k<i>i</i>ll` as one word. Nothing is left out that could say something:
 * attributes that are read or followed, scripts, styles and comments come after it.
 */
export function readMarkup(source: string, { isXml }: MarkupOptions): Reading {
  const reader = new MarkupReader(source);
  const tokenizer = new Tokenizer({ xmlMode: isXml, decodeEntities: true }, reader.callbacks);
  tokenizer.write(source);
  tokenizer.end();
  return reader.end();
}

class MarkupReader {
  readonly #to: ReadingBuilder;
  /** What comes after the page. */
  readonly #later: Range[] = [];
  #element = '';
  /** Where the words of the link begin that is open, and where it leads. */
  #link: { start: number; href: string } | null = null;
  #attribute = '';
  /** Where the name of the attribute ends. */
  #afterName = 0;

  constructor(source: string) {
    this.#to = new ReadingBuilder(source);
  }

  readonly callbacks = {
    ontext: (start: number, end: number) => {
      this.#text(start, end);
    },
    ontextentity: (code: number, end: number) => {
      const start = this.#to.source.lastIndexOf('&', end - 1);
      if (!MACHINES.has(this.#element)) this.#to.put(String.fromCodePoint(code), start, end);
    },
    oncdata: (start: number, end: number, offset: number) => {
      this.#text(start, end - offset);
    },
    oncomment: (start: number, end: number, offset: number) => {
      this.#later.push({ start, end: end - offset });
    },
    onopentagname: (start: number, end: number) => {
      this.#element = this.#named(start, end);
      this.#edge(start);
      if (this.#element === 'a') this.#link = { start: this.#to.length, href: '' };
    },
    onopentagend: () => undefined,
    onselfclosingtag: (end: number) => {
      this.#edge(end);
      this.#element = '';
    },
    onclosetag: (start: number, end: number) => {
      this.#element = this.#named(start, end);
      if (this.#element === 'a') this.#endLink();
      this.#edge(end);
      this.#element = '';
    },
    onattribname: (start: number, end: number) => {
      this.#attribute = this.#named(start, end);
      this.#afterName = end;
    },
    onattribdata: () => undefined,
    onattribentity: () => undefined,
    onattribend: (quote: QuoteType, after: number) => {
      const end = quote === QuoteType.Single || quote === QuoteType.Double ? after - 1 : after;
      BEFORE_VALUE.lastIndex = this.#afterName;
      const start = this.#afterName + (BEFORE_VALUE.exec(this.#to.source)?.[0].length ?? 0);
      if (this.#element === 'a' && /^(?:xlink:)?href$/.test(this.#attribute) && this.#link !== null)
        this.#link.href = decodeHTMLAttribute(this.#to.source.slice(start, end)).trim();
      if (this.#isTold(this.#to.source.slice(start, end))) this.#later.push({ start, end });
    },
    ondeclaration: () => undefined,
    onprocessinginstruction: () => undefined,
    onend: () => undefined,
  };

  end(): Reading {
    const pageEnd = this.#to.length;
    for (const { start, end } of this.#later) {
      this.#to.line(start);
      let at = start;
      for (const { 0: entity, index } of this.#to.source.slice(start, end).matchAll(ENTITY)) {
        readEscapedLetters(this.#to, { start: at, end: start + index });
        at = start + index + entity.length;
        this.#to.put(decodeHTML(entity), start + index, at);
      }
      readEscapedLetters(this.#to, { start: at, end });
    }
    return { ...this.#to.reading(), pageEnd };
  }

  /** Does the value of the attribute say something? */
  #isTold(value: string): boolean {
    if (READ.has(this.#attribute) || (!SILENT.has(this.#attribute) && WORDS.test(value)))
      return true;
    return ADDRESS.test(value) && !VOCABULARY.test(this.#attribute);
  }

  #endLink(): void {
    if (this.#link !== null && this.#link.href !== '' && this.#to.length > this.#link.start)
      this.#to.link({ ...this.#link, end: this.#to.length });
    this.#link = null;
  }

  #named(start: number, end: number): string {
    return this.#to.source.slice(start, end).toLowerCase();
  }

  #edge(at: number): void {
    if (!INLINE.has(this.#element)) this.#to.line(at);
    // Lines of a drawing go on in the next one.
    else if (this.#element === 'tspan') this.#to.put(' ', at, at);
  }

  #text(start: number, end: number): void {
    if (MACHINES.has(this.#element)) this.#later.push({ start, end });
    else this.#onOneLine(start, end);
  }

  /** Line ends and indents of the source are blanks. */
  #onOneLine(start: number, end: number): void {
    let at = start;
    for (const match of this.#to.source.slice(start, end).matchAll(/[\n\r]\s*/g)) {
      this.#to.copy(at, start + match.index);
      at = start + match.index + match[0].length;
      this.#to.put(' ', start + match.index, at);
    }
    this.#to.copy(at, end);
  }
}

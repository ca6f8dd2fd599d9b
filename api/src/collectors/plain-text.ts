import { Parser } from 'htmlparser2';
import type { NewItem } from './item.ts';

type Link = NonNullable<NewItem['links']>[number];

/** What a piece of HTML says to people, and where it leads. */
export interface HtmlText {
  /** Blocks are lines, entities are what they mean; nothing in it can run. */
  text: string;
  /** Every address that the markup names, in its order: those behind words with them. */
  links: Link[];
  /** Address of the first picture; null when there is none. */
  image: string | null;
}

/** Elements that stand in the middle of a sentence. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike ' +
    'strong sub sup time tt u var wbr img input button select option svg path'
  ).split(' '),
);
/** What no reader shows. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'title']);
/** Attributes whose whole value is an address. */
const LEADS = new Set(
  'href src action formaction data poster cite background longdesc xlink:href'.split(' '),
);
const ADDRESSES = /\bhttps?:\/\/[^\s"'<>(){}\\^`|]+/gi;

/**
 * Reads a piece of HTML, as posts hold it.
 * @param base of relative addresses; without it they are left out
 */
export function readHtml(html: string, base?: string): HtmlText {
  const reader = new HtmlReader(base);
  let parser = new Parser(reader);
  // An address or a mailbox between angle brackets is no tag.
  for (const piece of piecesOf(html.replace(/<(?=https?:\/\/|[\w.+-]{1,320}@)/gi, '&lt;'))) {
    parser.write(piece);
    // The parser looks through all open elements at each tag: what lies deeper is read as if it
    // began here.
    if (reader.depth < DEEPEST) continue;
    parser.end();
    parser = new Parser(reader);
  }
  parser.end();
  return reader.read();
}

const DEEPEST = 256;
const PIECE = 4_096;

/** The text in pieces that end before a tag. */
function* piecesOf(html: string): Generator<string> {
  let start = 0;
  while (start < html.length) {
    const end = html.indexOf('<', start + PIECE);
    yield html.slice(start, end === -1 ? html.length : end);
    start = end === -1 ? html.length : end;
  }
}

/** What people read of a piece of HTML. */
export const plainText = (html: string): string => readHtml(html).text;

/** The address in its whole form; null for what no browser opens as a page or a file. */
export function absolute(link: string | null | undefined, base?: string): string | null {
  const written = link?.trim() ?? '';
  if (written === '' || !URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

class HtmlReader {
  readonly #base: string | undefined;
  readonly #text: string[] = [];
  #isLineBegun = false;
  #unseen = 0;
  /** Open elements. */
  depth = 0;
  #image: string | null = null;
  readonly #links: Link[] = [];
  /** The link that is open: where its words begin among the pieces. */
  #open: { href: string; start: number } | null = null;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (UNSEEN.has(name)) this.#unseen += 1;
    if (name === 'br') this.#say('\n');
    else if (!INLINE.has(name)) this.#line();
    if (name === 'a') this.#begin(absolute(attributes['href'], this.#base));
    if (name === 'img') this.#image ??= attributes['src'] || null;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (name === 'a' && attribute === 'href') continue;
      if (LEADS.has(attribute)) this.#add(absolute(value, this.#base));
      else this.#search(value);
    }
  }

  onclosetag(name: string): void {
    this.depth -= 1;
    if (UNSEEN.has(name)) this.#unseen -= 1;
    if (name === 'a') this.#begin(null);
    if (name !== 'br' && !INLINE.has(name)) this.#line();
  }

  ontext(text: string): void {
    if (this.#unseen === 0) this.#say(text);
    else this.#search(text);
  }

  oncomment(text: string): void {
    this.#search(text);
  }

  read(): HtmlText {
    this.#begin(null);
    return { text: tidy(this.#text.join('')), links: this.#links, image: this.#image };
  }

  /** A link begins where one is given; the one before ends. */
  #begin(href: string | null): void {
    if (this.#open !== null)
      this.#links.push({
        words: tidy(this.#text.slice(this.#open.start).join('')),
        href: this.#open.href,
      });
    this.#open = href === null ? null : { href, start: this.#text.length };
  }

  #add(href: string | null): void {
    if (href !== null) this.#links.push({ href });
  }

  #search(text: string): void {
    for (const [address] of text.matchAll(ADDRESSES)) this.#add(absolute(address));
  }

  #line(): void {
    if (this.#isLineBegun) this.#say('\n');
  }

  #say(text: string): void {
    if (text === '') return;
    this.#text.push(text);
    this.#isLineBegun = !text.endsWith('\n');
  }
}

const tidy = (text: string) =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\r?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

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
const LEADS = new Set('href src action formaction data poster cite background longdesc xlink:href'.split(' '));
const ADDRESSES = /\bhttps?:\/\/[^\s"'<>(){}\\^`|]+/gi;

/**
 * Reads a piece of HTML, as posts hold it.
 * @param base of relative addresses; without it they are left out
 */
export function readHtml(html: string, base?: string): HtmlText {
  const reader = new HtmlReader(base);
  // An address or a mailbox between angle brackets is no tag.
  new Parser(reader).end(html.replace(/<(?=https?:\/\/|[\w.+-]+@)/gi, '&lt;'));
  return reader.read();
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
  #text = '';
  #unseen = 0;
  #image: string | null = null;
  readonly #links: Link[] = [];
  /** The link that is open: where its words begin. */
  #open: { href: string; start: number } | null = null;

  constructor(base: string | undefined) {
    this.#base = base;
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (UNSEEN.has(name)) this.#unseen += 1;
    if (name === 'br') this.#text += '\n';
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
    if (UNSEEN.has(name)) this.#unseen -= 1;
    if (name === 'a') this.#begin(null);
    if (name !== 'br' && !INLINE.has(name)) this.#line();
  }

  ontext(text: string): void {
    if (this.#unseen === 0) this.#text += text;
    else this.#search(text);
  }

  oncomment(text: string): void {
    this.#search(text);
  }

  read(): HtmlText {
    this.#begin(null);
    return { text: tidy(this.#text), links: this.#links, image: this.#image };
  }

  /** A link begins where one is given; the one before ends. */
  #begin(href: string | null): void {
    if (this.#open !== null)
      this.#links.push({ words: tidy(this.#text.slice(this.#open.start)), href: this.#open.href });
    this.#open = href === null ? null : { href, start: this.#text.length };
  }

  #add(href: string | null): void {
    if (href !== null) this.#links.push({ href });
  }

  #search(text: string): void {
    for (const [address] of text.matchAll(ADDRESSES)) this.#add(absolute(address));
  }

  #line(): void {
    if (this.#text !== '' && !this.#text.endsWith('\n')) this.#text += '\n';
  }
}

const tidy = (text: string) =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\r?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

import type { CollectedItem, CollectedMedium } from '../../../collectors/item.ts';
import { linkLine } from '@vedetta/detection/formats/written/link-lines.ts';
import { displayPath, displayTitle } from '../../../collectors/display-path.ts';

/** One media item to be: the text of what was published, or one of its media. */
export interface PlannedRow {
  vendorId: string;
  item: CollectedItem;
  title: string;
  /** A text as it is stored and shown, and as its source had it, for detectors. */
  content:
    { kind: 'text'; text: string; original: string } | { kind: 'medium'; medium: CollectedMedium };
}

export type Mask = (text: string, isKnownList?: boolean) => string;

const LONGEST_TITLE = 160;
const KIND_NAMES = { image: 'Picture', video: 'Film', audio: 'Sound', document: 'File' } as const;

/**
 * What one published thing becomes (docs/decisions/132-what-a-post-becomes.md): its words, with
 * what was written for those who do not see its pictures and the addresses that it leads to, are
 * one media item; each medium is another one. Without words and media it is nothing.
 * @param mask takes out of a text what is not to be stored beside its original; told whether
 * another text of the item had it
 */
export function planRows(given: CollectedItem, mask: Mask = (text) => text): PlannedRow[] {
  const written = [given.text, ...given.media.map(({ alt }) => alt ?? ''), leadsOf(given)];
  const original = written.filter((part) => part.trim() !== '').join('\n\n');
  const text = mask(original);
  const isMasked = text !== original;
  const orNull = (words: string | null) => (words === null ? null : mask(words, isMasked));
  const item = {
    ...given,
    title: orNull(given.title),
    text: mask(given.text, isMasked),
    media: given.media.map((medium) => ({
      ...medium,
      name: orNull(medium.name),
      alt: orNull(medium.alt),
    })),
  };
  const heading = shorten(
    item.title ??
      (item.text.trim() || (item.authorHandle === null ? '' : `Post of ${item.authorHandle}`)),
  );
  const words: PlannedRow[] =
    text === ''
      ? []
      : [
          {
            vendorId: item.vendorId,
            item,
            title: heading === '' ? shorten(text) : heading,
            content: { kind: 'text', text, original },
          },
        ];
  return [
    ...words,
    ...item.media.map((medium, index): PlannedRow => ({
      vendorId: `${item.vendorId}#m${index + 1}`,
      item,
      content: { kind: 'medium', medium },
      title: titleOf(medium, heading),
    })),
  ];
}

const LONGEST_LEADS = 200_000;

/**
 * The addresses that its words do not show, a line each. Where the words of a link are an address
 * of another host, both are given, in the form that detectors compare
 * (detectors/written/link-lines.ts).
 */
function leadsOf({ text, links }: CollectedItem): string {
  const shown = new Set(text.split(/\s+/));
  const isShown = (href: string) => shown.has(href) || shown.has(href.replace(/\/$/, ''));
  const lines = links.flatMap(({ words, href }) => {
    const promised = hostIn(words);
    if (promised !== null && promised !== hostIn(href)) return [linkLine(words, href)];
    return isShown(href) ? [] : [href];
  });
  return [...new Set(lines)].join('\n').slice(0, LONGEST_LEADS);
}

/** The host of an address, without `www.`; null for what is none. */
function hostIn(words: string): string | null {
  if (!/^\S+\.\S+$/.test(words)) return null;
  const address = /^https?:\/\//i.test(words) ? words : `http://${words}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}

/**
 * A name is shown by its parts, so that none of it can turn around its ending (docs/decisions/245).
 */
function titleOf({ name, kind }: CollectedMedium, heading: string): string {
  if (name !== null) return displayPath(name);
  return heading === '' ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} of “${shorten(heading, 100)}”`;
}

function shorten(text: string, most = LONGEST_TITLE): string {
  const line = displayTitle(text.trim().split('\n', 1)[0] ?? '');
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`;
}

/**
 * Whether all words that pick from what was collected stand in it, letters' case and accents aside.
 */
export function isPicked(item: CollectedItem, words: string | null): boolean {
  if (words === null || words.trim() === '') return true;
  const text = plain(
    [
      item.title ?? '',
      item.text,
      ...item.media.flatMap(({ name, alt, ref }) => [name ?? '', alt ?? '', ref ?? '']),
    ].join('\n'),
  );
  return words.split(/\s+/).every((word) => text.includes(plain(word)));
}
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

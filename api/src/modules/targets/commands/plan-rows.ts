import type { CollectedItem, CollectedMedium } from '../../../collectors/item.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { linkLine } from '@vedetta/detection/formats/written/link-lines.ts';
import { displayPath, displayTitle } from '../../../collectors/display-path.ts';

/** One media item to be: the text of what was published, or one of its media. */
export interface PlannedRow {
  vendorId: string;
  item: CollectedItem;
  title: string;
  /** What the title says where its publisher gave none. */
  titleMessage: Message | null;
  /** A text as it is stored and shown, and as its source had it, for detectors. */
  content:
    { kind: 'text'; text: string; original: string } | { kind: 'medium'; medium: CollectedMedium };
}

export type Mask = (text: string, isKnownList?: boolean) => string;

const LONGEST_TITLE = 160;
/** Of what a picture or file hangs on. */
const LONGEST_WITHIN = 100;
const KIND_NAMES = {
  image: { alone: 'namePicture', of: 'namePictureOf', ofPost: 'namePictureOfPost' },
  video: { alone: 'nameFilm', of: 'nameFilmOf', ofPost: 'nameFilmOfPost' },
  audio: { alone: 'nameSound', of: 'nameSoundOf', ofPost: 'nameSoundOfPost' },
  document: { alone: 'nameFile', of: 'nameFileOf', ofPost: 'nameFileOfPost' },
} as const;

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
  const heading = shorten(item.title ?? item.text);
  const author = heading === '' && item.title === null ? item.authorHandle : null;
  const textTitle = (): Title => {
    if (author !== null) return composed(say('namePostOf', { of: shorten(author) }));
    return { title: heading === '' ? shorten(text) : heading, titleMessage: null };
  };
  const words: PlannedRow[] =
    text === ''
      ? []
      : [
          {
            vendorId: item.vendorId,
            item,
            ...textTitle(),
            content: { kind: 'text', text, original },
          },
        ];
  return [
    ...words,
    ...item.media.map((medium, index): PlannedRow => ({
      vendorId: `${item.vendorId}#m${index + 1}`,
      item,
      content: { kind: 'medium', medium },
      ...titleOf(medium, heading, author),
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
function titleOf({ name, kind }: CollectedMedium, heading: string, author: string | null): Title {
  if (name !== null) return { title: displayPath(name), titleMessage: null };
  const { alone, of, ofPost } = KIND_NAMES[kind];
  if (author !== null) return composed(say(ofPost, { of: shorten(author, LONGEST_WITHIN) }));
  return composed(heading === '' ? say(alone) : say(of, { of: shorten(heading, LONGEST_WITHIN) }));
}

type Title = Pick<PlannedRow, 'title' | 'titleMessage'>;
const composed = (said: Message): Title => ({ title: render('en', said), titleMessage: said });

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

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { severityOfScore } from '../../src/engine/detector.ts';
import { type ScanItem } from '../../src/formats/item.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { watchedOf } from '../../src/detectors/watch-list/watched.ts';
import type { Data, Family, Measure } from '../family.ts';
import { bytesOf, jsonLines, tabRows } from '../read.ts';

/** What the evaluated company protects. */
export const COMPANY = {
  names: ['Meridiana Foods', 'Giulia Ferrari'],
  domains: ['meridianafoods.eu'],
  terms: [],
};
/**
 * So many items of a set are scanned: those whose digest comes first, so that the sample stays the
 * same.
 */
const MOST = 250;
const MEDIUM = 3;

export interface OrdinaryItem {
  set: string;
  filename: string;
  bytes: Uint8Array;
  /** Rules may be made from it; the others are only counted. */
  isRead: boolean;
}

const Post = z.object({ id: z.string(), source: z.string(), text: z.string() });
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** The second byte of the set's own digest (of the file's name, where the key is not kept). */
const itemOf = (set: string, key: string, filename: string, bytes: Uint8Array): OrdinaryItem => ({
  set,
  filename,
  bytes,
  isRead: (digest(`tm1:${set}:${key}`)[1] ?? 0) % 2 === 0,
});

const mailSet =
  (set: string) =>
  (data: Data): OrdinaryItem[] =>
    tabRows(data, set, 'labels.tsv').map(([name = '']) =>
      itemOf(set, name, name, bytesOf(data, set, name)),
    );
const postSet =
  (set: string, file: string, title: string, isWanted: (source: string) => boolean) =>
  (data: Data): OrdinaryItem[] =>
    jsonLines(data, set, Post, file)
      .filter(({ source }) => isWanted(source))
      .map(({ id, text }) => ({
        ...itemOf(set, id, `${id.replaceAll(/\W/g, '-')}.txt`, new TextEncoder().encode(text)),
        set: title,
      }));

/** The ordinary sets by the kind of their items. */
export const ORDINARY: readonly {
  title: string;
  isMail: boolean;
  of: (data: Data) => OrdinaryItem[];
}[] = [
  { title: 'mails', isMail: true, of: mailSet('ordinary-mails') },
  { title: 'mails of today', isMail: true, of: mailSet('ordinary-mails-modern') },
  {
    title: 'headers of Microsoft 365 and Google',
    isMail: true,
    of: mailSet('ordinary-mails-headers'),
  },
  {
    title: 'SMS',
    isMail: false,
    of: postSet('ordinary-posts', 'dev.jsonl', 'SMS', (source) => source === 'sms'),
  },
  {
    title: 'posts',
    isMail: false,
    of: postSet('ordinary-posts', 'dev.jsonl', 'posts', (source) => source !== 'sms'),
  },
  {
    title: 'texts of mails',
    isMail: false,
    of: postSet('ordinary-mails', 'texts.jsonl', 'texts of mails', () => true),
  },
  {
    title: 'documents',
    isMail: false,
    of: (data) =>
      tabRows(data, 'ordinary-docs', 'labels.tsv').map(([name = '']) =>
        itemOf('ordinary-docs', name, name, bytesOf(data, 'ordinary-docs', name)),
      ),
  },
];

/** The same items each time, spread over the whole set. */
export const sampled = (items: readonly OrdinaryItem[], most: number): OrdinaryItem[] =>
  items
    .map((item) => ({ item, order: digest(`sample:${item.filename}`).toString('hex') }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, most)
    .map(({ item }) => item);

const RECIPIENT = 'To: "Giulia Ferrari" <giulia.ferrari@meridianafoods.eu>';

/**
 * A mail as an employee of the company received it: the protected person stands in To, and under
 * every second one the company signs an answer.
 */
export function received({
  filename,
  bytes,
}: Pick<OrdinaryItem, 'filename' | 'bytes'>): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const head = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const to = /^to:.*(?:\r?\n[ \t].*)*/im;
  const addressed = to.test(text.slice(0, head))
    ? text.slice(0, head).replace(to, RECIPIENT)
    : `${text.slice(0, head)}${text.includes('\r\n') ? '\r\n' : '\n'}${RECIPIENT}`;
  const isPlain =
    !/^content-(?:type:\s*multipart|type:\s*text\/html|transfer-encoding:\s*base64)/im.test(
      addressed,
    );
  const signature =
    isPlain && (digest(filename)[0] ?? 0) % 2 === 0
      ? '\n-- \nGiulia Ferrari\nMeridiana Foods\n'
      : '';
  return new Uint8Array(Buffer.from(`${addressed}${text.slice(head)}${signature}`, 'latin1'));
}

/**
 * Scans items as uploads of a company that is protected.
 * @returns the rules that raised Medium or above, by item
 */
export async function alarmsOf(
  items: readonly OrdinaryItem[],
  isMail: boolean,
): Promise<
  {
    item: OrdinaryItem;
    rules: { detector: string; rule: string; summary: string; score: number }[];
  }[]
> {
  const engine = createEngine();
  const watched = watchedOf(COMPANY);
  const all = [];
  for (const item of items) {
    const scanned: ScanItem = {
      bytes: isMail ? received(item) : item.bytes,
      filename: item.filename,
      mime: null,
      path: [item.filename],
    };
    const { rows } = await engine.scan(scanned, () => undefined, watched);
    const rules = rows.flatMap(({ detector, outcome }) =>
      outcome.kind !== 'found'
        ? []
        : outcome.things
            .filter(({ score }) => severityOfScore(score) >= MEDIUM)
            .map(({ rule, summary, score }) => ({ detector, rule, summary, score })),
    );
    all.push({ item, rules });
  }
  return all;
}

/** Items with an alert of Medium or above, per 1,000: all kinds together, and of one kind. */
const MOST_ALARMS = 2;
const MOST_OF_A_KIND = 5;

/** Ordinary items of strangers, in which nothing may be raised at Medium or above. */
export const ordinary: Family = {
  id: 'ordinary',
  title: 'Ordinary items',
  sets: [
    'ordinary-mails',
    'ordinary-mails-modern',
    'ordinary-mails-headers',
    'ordinary-posts',
    'ordinary-docs',
  ],
  async measure(data) {
    const measures: Measure[] = [];
    let items = 0;
    let alarmed = 0;
    const perThousand = (
      metric: string,
      count: number,
      of: number,
      most: number | null,
    ): Measure => ({
      metric,
      ours: of === 0 ? 0 : (1000 * count) / of,
      unit: 'per 1,000',
      peer: null,
      target: most === null ? null : { at: 'most', value: most },
      speed: null,
    });
    for (const { title, isMail, of } of ORDINARY) {
      const told = await alarmsOf(sampled(of(data), MOST), isMail);
      const raised = told.filter(({ rules }) => rules.length > 0);
      items += told.length;
      alarmed += raised.length;
      measures.push(
        perThousand(
          `${title}: Medium or above, of ${told.length}`,
          raised.length,
          told.length,
          MOST_OF_A_KIND,
        ),
      );
      const unread = told.filter(({ item }) => !item.isRead);
      measures.push(
        perThousand(
          `${title}: of them not read for rules, of ${unread.length}`,
          unread.filter(({ rules }) => rules.length > 0).length,
          unread.length,
          null,
        ),
      );
      for (const detector of [
        ...new Set(raised.flatMap(({ rules }) => rules.map((one) => one.detector))),
      ].sort()) {
        const count = raised.filter(({ rules }) =>
          rules.some((one) => one.detector === detector),
        ).length;
        measures.push(
          perThousand(
            `${title}: by ${detector}`,
            count,
            told.length,
            isMail && detector === 'secrets' ? 1 : null,
          ),
        );
      }
    }
    return [
      perThousand(`all: Medium or above, of ${items}`, alarmed, items, MOST_ALARMS),
      ...measures,
    ];
  },
};

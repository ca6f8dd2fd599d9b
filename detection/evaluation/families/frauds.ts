import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fraudMailsDetector } from '../../src/detectors/frauds/fraud-mails-detector.ts';
import { fraudMessagesDetector } from '../../src/detectors/frauds/fraud-messages-detector.ts';
import { ransomNotesDetector } from '../../src/detectors/ransom-notes/ransom-notes-detector.ts';
import { watchedOf } from '../../src/detectors/watch-list/watched.ts';
import { severityOfScore } from '../../src/engine/detector.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { TextDetector } from '../../src/engine/texts/text-node.ts';
import { OPENERS } from '../../src/engine/tree/openers.ts';
import type { Data, Family, Measure } from '../family.ts';
import { bytesOf, jsonLines, tabRows } from '../read.ts';
import { COMPANY, ORDINARY, received, sampled } from './ordinary.ts';

const MEDIUM = 3;
/** So many ordinary items of a kind are scanned, and documents, which take long to open. */
const MOST = 250;
const MOST_DOCUMENTS = 50;
const Message = z.object({ id: z.string(), text: z.string() });

interface Item {
  filename: string;
  bytes: Uint8Array;
  /** Rules may be made from it; the others are only counted. */
  isRead: boolean;
}
/** The highest severity that was raised, 1 to 5; 0 for none. */
interface Judged extends Item {
  severity: number;
}

/** By the second byte of the digest by which the set was split (its README has the key). */
const isRead = (set: string, key: string): boolean =>
  (createHash('sha256').update(`tm1:${set}:${key}`).digest()[1] ?? 0) % 2 === 0;

const notes = (data: Data): Item[] =>
  tabRows(data, 'ransom-notes', 'labels.tsv').map(([name = '', , family = '']) => ({
    filename: name,
    bytes: bytesOf(data, 'ransom-notes', name),
    isRead: isRead('ransom-notes', family),
  }));
const messages = (data: Data): Item[] =>
  jsonLines(data, 'spam-sms', Message).map(({ id, text }) => ({
    filename: `${id.replaceAll(/\W/g, '-')}.txt`,
    bytes: new TextEncoder().encode(text),
    isRead: isRead('spam-sms', id),
  }));
const mails = (data: Data): (Item & { language: string })[] =>
  tabRows(data, 'fraud-mails', 'labels.tsv').map(([name = '', , language = '-']) => ({
    filename: name,
    bytes: received({ filename: name, bytes: bytesOf(data, 'fraud-mails', name) }),
    isRead: isRead('fraud-mails', name),
    language,
  }));

const ALL = [ransomNotesDetector, fraudMessagesDetector, fraudMailsDetector];

/** Scans items as uploads of a company that is protected, by some detectors of texts alone. */
async function judge<T extends Item>(
  items: readonly T[],
  textDetectors: readonly TextDetector[],
): Promise<(T & Judged)[]> {
  const engine = createEngine({ openers: OPENERS, detectors: [], textDetectors });
  const ids = textDetectors.map(({ id }) => id);
  const watched = watchedOf(COMPANY);
  const judged = [];
  for (const item of items) {
    const { filename, bytes } = item;
    const { rows } = await engine.scan(
      { bytes, filename, mime: null, path: [filename] },
      () => undefined,
      watched,
    );
    const scores = rows.flatMap(({ detector, outcome }) =>
      outcome.kind === 'found' && ids.includes(detector)
        ? outcome.things.map(({ score }) => severityOfScore(score))
        : [],
    );
    judged.push({ ...item, severity: Math.max(0, ...scores) });
  }
  return judged;
}

const shareOf = (judged: readonly Judged[], severity: number): number =>
  judged.length === 0 ? 0 : judged.filter((one) => one.severity >= severity).length / judged.length;

const measure = (
  metric: string,
  ours: number,
  unit: Measure['unit'],
  target: Measure['target'] = null,
): Measure => ({ metric, ours, unit, peer: null, target, speed: null });

/** Told and Medium or above; of all, and of those that no rule was made from. */
function found(what: string, judged: readonly Judged[], told: number, medium: number): Measure[] {
  const unread = judged.filter((one) => !one.isRead);
  const rows = (of: string, some: readonly Judged[], at: (value: number) => Measure['target']) => [
    measure(`${what}: told, ${of} ${some.length}`, shareOf(some, 1), 'share', at(told)),
    measure(
      `${what}: Medium or above, ${of} ${some.length}`,
      shareOf(some, MEDIUM),
      'share',
      at(medium),
    ),
  ];
  return [
    ...rows('of all', judged, (value) => ({ at: 'least', value })),
    ...rows('of those not read for rules,', unread, () => null),
  ];
}

/** Ransom notes, fraudulent text messages and mails, and what these detectors raise on ordinary items. */
export const frauds: Family = {
  id: 'frauds',
  title: 'Frauds and ransom notes',
  sets: [
    'ransom-notes',
    'spam-sms',
    'fraud-mails',
    'ordinary-mails',
    'ordinary-mails-modern',
    'ordinary-mails-headers',
    'ordinary-posts',
    'ordinary-docs',
  ],
  async measure(data) {
    const ofMails = await judge(mails(data), [fraudMailsDetector]);
    const measures = [
      ...found('ransom notes', await judge(notes(data), [ransomNotesDetector]), 0.95, 0.93),
      ...found('text messages', await judge(messages(data), [fraudMessagesDetector]), 0.8, 0.7),
      ...found('mails', ofMails, 0.55, 0.4),
      ...[...new Set(ofMails.map(({ language }) => language))].sort().map((language) => {
        const some = ofMails.filter((one) => one.language === language);
        return measure(
          `mails in ${language === '-' ? 'no language told' : language}: Medium or above, of ${some.length}`,
          shareOf(some, MEDIUM),
          'share',
        );
      }),
    ];
    for (const { title, isMail, of } of ORDINARY) {
      const all = of(data);
      const some = sampled(all, title === 'documents' ? MOST_DOCUMENTS : MOST);
      const items = some.map((item) => ({
        ...item,
        bytes: isMail ? received(item) : item.bytes,
      }));
      const judged = await judge(items, ALL);
      const unread = judged.filter((one) => !one.isRead);
      const most = { SMS: 1 }[title] ?? (isMail ? 5 : 0.3);
      measures.push(
        measure(
          `ordinary ${title}: Medium or above, of ${judged.length}`,
          1000 * shareOf(judged, MEDIUM),
          'per 1,000',
          { at: 'most', value: most },
        ),
        measure(
          `ordinary ${title}: of them not read for rules, of ${unread.length}`,
          1000 * shareOf(unread, MEDIUM),
          'per 1,000',
        ),
        measure(
          `ordinary ${title}: told, of ${judged.length}`,
          1000 * shareOf(judged, 1),
          'per 1,000',
        ),
      );
    }
    return measures;
  },
};

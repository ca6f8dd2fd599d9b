import { createHash } from 'node:crypto';
import { z } from 'zod';
import { threatsDetector } from '../../src/detectors/threats/threats-detector.ts';
import { severityOfScore } from '../../src/engine/detector.ts';
import type { Data, Family, Measure } from '../family.ts';
import { jsonLines } from '../read.ts';

const Post = z.object({
  id: z.string(),
  source: z.string(),
  label: z.enum(['violence', 'other', 'none']),
  text: z.string(),
});
const Ordinary = z.object({
  id: z.string(),
  source: z.string(),
  lang: z.enum(['en', 'it']),
  text: z.string(),
});
const Tweet = z.object({ id: z.string(), class: z.number(), text: z.string() });
const Plain = z.object({ id: z.string(), text: z.string() });
const MEDIUM = 3;

/** A text and whether rules may be made from it; the others are only counted. */
interface Row {
  source: string;
  text: string;
  isRead: boolean;
}
/** The highest severity that was raised, 1 to 5; 0 for none. */
interface Judged extends Row {
  severity: number;
}

/** The key by which a post was split, as the README of the set says it; its id where that is not kept. */
function keyOf({ id, source, text }: z.infer<typeof Post>): string {
  if (source === 'stormfront') return `stormfront ${id.replace(/^stormfront:|_.*$/g, '')}`;
  if (source === 'hatemojibuild' || source === 'misogyny') return id;
  return text
    .toLowerCase()
    .replaceAll(/https?:\/\/\S+|www\.\S+|\[(?:url|user)\]|@\w+/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** By the second byte of the digest by which the set was split. */
export const isRead = (set: string, key: string): boolean =>
  (createHash('sha256').update(`tm1:${set}:${key}`).digest()[1] ?? 0) % 2 === 0;

/** Posts of strangers, by their label: threats, and posts that threaten no one. */
export const realPosts = (data: Data, label: 'violence' | 'none'): Row[] =>
  jsonLines(data, 'threats-real', Post)
    .filter((post) => post.label === label)
    .map((post) => ({
      source: post.source,
      text: post.text,
      isRead: isRead('threats-real', keyOf(post)),
    }));

/** Ordinary texts by language and source. */
export const ordinaryTexts = (data: Data): Row[] => [
  ...jsonLines(data, 'ordinary-posts', Ordinary).map(({ id, source, lang, text }) => ({
    source: `${lang} ${source}`,
    text,
    isRead: isRead('ordinary-posts', id),
  })),
  ...jsonLines(data, 'text-davidson-en', Tweet)
    .filter((tweet) => tweet.class === 2)
    .map(({ id, text }) => ({
      source: 'en tweets',
      text,
      isRead: isRead('text-davidson-en', id),
    })),
  ...jsonLines(data, 'text-postwita-it', Plain).map(({ id, text }) => ({
    source: 'it tweets',
    text,
    isRead: isRead('text-postwita-it', id),
  })),
];

function judge(rows: readonly Row[]): Judged[] {
  const view = { hits: [], isNamed: () => false, watched: null, pieces: 1 };
  return rows.map((row) => {
    const found = threatsDetector.inspect(
      { text: row.text, path: [], placeOf: () => ({ kind: 'whole' }) },
      view,
    );
    return { ...row, severity: Math.max(0, ...found.map(({ score }) => severityOfScore(score))) };
  });
}

/** Told and Medium or above, of all and of those that no rule was made from. */
function counted(
  what: string,
  judged: readonly Judged[],
  unit: 'share' | 'per 1,000',
  bars: readonly [told: number | null, medium: number] | null,
): Measure[] {
  const at = unit === 'share' ? 'least' : 'most';
  const shareOf = (rows: readonly Judged[], severity: number) =>
    (unit === 'share' ? 1 : 1000) *
    (rows.filter((one) => one.severity >= severity).length / Math.max(1, rows.length));
  const targetOf = (value: number | null | undefined): Measure['target'] =>
    value == null ? null : { at, value };
  const two = (of: string, rows: readonly Judged[], targets: typeof bars): Measure[] =>
    (
      [
        ['told', 1],
        ['Medium or above', MEDIUM],
      ] as const
    ).map(([name, severity], index) => ({
      metric: `${what}: ${name}, ${of} ${rows.length}`,
      ours: shareOf(rows, severity),
      unit,
      peer: null,
      target: targetOf(targets?.[index]),
      speed: null,
    }));
  return [
    ...two('of', judged, bars),
    ...two(
      'of those not read for rules,',
      judged.filter((one) => !one.isRead),
      null,
    ),
  ];
}

const bySource = (rows: readonly Judged[]) =>
  [...new Set(rows.map(({ source }) => source))]
    .sort()
    .map((source) => [source, rows.filter((row) => row.source === source)] as const);

/** What the survey of detection holds possible at Medium, by source. */
const BARS: Readonly<Record<string, readonly [null, number]>> = {
  threatgram: [null, 0.52],
  edos: [null, 0.4],
  hatemojibuild: [null, 0.6],
};

/** Real threats from social media, and false alarms on posts that threaten no one. */
export const threatsReal: Family = {
  id: 'threats-real',
  title: 'Threats of strangers',
  sets: ['threats-real', 'ordinary-posts', 'text-davidson-en', 'text-postwita-it'],
  measure(data) {
    const violence = judge(realPosts(data, 'violence'));
    const none = judge(realPosts(data, 'none'));
    const ordinary = judge(ordinaryTexts(data));
    return Promise.resolve([
      ...counted('threats', violence, 'share', [0.65, 0.52]),
      ...bySource(violence).flatMap(([source, rows]) =>
        counted(`threats, ${source}`, rows, 'share', BARS[source] ?? null),
      ),
      ...counted('no threats', none, 'per 1,000', [20, 4]),
      ...bySource(none).flatMap(([source, rows]) =>
        counted(`no threats, ${source}`, rows, 'per 1,000', [null, 10]),
      ),
      ...bySource(ordinary).flatMap(([source, rows]) =>
        counted(`ordinary, ${source}`, rows, 'per 1,000', null),
      ),
    ]);
  },
};

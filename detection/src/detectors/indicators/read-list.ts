import { say } from '@vedetta/messages/say.ts';
import { MOST_INDICATORS, UnreadableList, type Indicator, type ReadList } from './indicator.ts';
import { readLines } from './lines.ts';
import { readManifest, readMisp } from './misp.ts';
import { readStix } from './stix.ts';
import { readWarningList } from './warning-list.ts';

/** A list, or the events that stand for one. */
export type ReadContent = { list: ReadList } | { manifest: string[] };

/**
 * Reads a list in whatever form it has: events of MISP, a manifest of a MISP feed, a MISP warning
 * list, a bundle of STIX 2, or one indicator a line. What cannot be used is told with its place.
 * @throws UnreadableList when it is none of these.
 */
export function readContent(bytes: Uint8Array, now: Date): ReadContent {
  const text = decode(bytes);
  const isJson = /^\ufeff?\s*[[{]/.test(text) && !/^\s*\[[.:]\]/.test(text);
  if (!isJson) return { list: readLines(text) };
  const content = parse(text);
  const list = readWarningList(content) ?? readStix(content, now) ?? readMisp(content);
  if (list !== null) return { list };
  const manifest = readManifest(content);
  if (manifest !== null) return { manifest };
  throw new UnreadableList(say('listJsonUnknown'));
}

/**
 * Makes one list of several (the events of a feed), each indicator once.
 * @throws UnreadableList when nothing of it can be used, or there are too many.
 */
export function joinLists(lists: readonly ReadList[]): ReadList {
  const [whole] = lists;
  const list: ReadList = {
    format: whole?.format ?? 'lines',
    role: whole?.role ?? null,
    indicators: lists.flatMap(({ indicators }) => indicators),
    skipped:
      lists.length === 1
        ? (whole?.skipped ?? [])
        : lists.flatMap(({ skipped }, index) =>
            skipped.map(({ where: place, why }) => ({
              where: say('listPlaceOfEvent', { place, n: index + 1 }),
              why,
            })),
          ),
  };
  const unique = new Map<string, Indicator>();
  for (const one of list.indicators) {
    const key = `${one.kind} ${one.value}`;
    if (!unique.has(key)) unique.set(key, one);
  }
  if (unique.size > MOST_INDICATORS)
    throw new UnreadableList(
      say('listIndicatorLimit', { count: unique.size, most: MOST_INDICATORS }),
    );
  const [first] = list.skipped;
  if (unique.size === 0) {
    throw new UnreadableList(
      first === undefined
        ? say('listNoIndicators')
        : say('listNoneUsable', { where: first.where, why: first.why }),
    );
  }
  return { ...list, indicators: [...unique.values()] };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableList(say('listNotUtf8'));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new UnreadableList(
      place === undefined
        ? say('listJsonBrokenSomewhere')
        : say('listJsonBroken', {
            line: String(text.slice(0, Number(place)).split('\n').length),
          }),
    );
  }
}

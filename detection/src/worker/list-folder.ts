import { render } from '@vedetta/messages/render.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { indicatorTable, type Indicators } from '../detectors/indicators/indicator-table.ts';
import { readLines } from '../detectors/indicators/lines.ts';
import { pack } from '../detectors/indicators/pack.ts';
import { UrlFeed } from '../detectors/phishing/url-feed.ts';
import { NO_LISTS, OPERATORS, type ThreatLists } from '../engine/threat-lists.ts';

/** A larger list would not fit beside the pictures that a worker decodes. */
const MOST_BYTES = 64 * 1024 * 1024;
const LIST = /\.(?:txt|csv|tsv|list)$/i;

/**
 * The lists in `DATA_DIR/lists`, a file each: addresses of frauds in `phishing/`, hashes of
 * pictures in `pictures/`.
 * @param folder undefined for none.
 */
export function listsIn(folder: string | undefined): ThreatLists {
  if (folder === undefined) return NO_LISTS;
  return {
    phishing: watchFolder(join(folder, 'phishing'), (name, text) => new UrlFeed(name, text)),
    pictures: watchFolder(join(folder, 'pictures'), pictureList),
  };
}

/**
 * A list of pictures as the settings take it; `# severity: 3` says how severe they are, otherwise
 * they are Critical.
 */
function pictureList(name: string, text: string): Indicators {
  const { indicators, skipped } = readLines(text);
  const [first] = skipped;
  if (first !== undefined)
    throw new Error(
      `The list ${name} has no PDQ hash in ${render('en', first.where)}. ` +
        'Write pdq: and 64 digits, or remove the line.',
    );
  const severity = Number(/^[#;]\s*severity:\s*([1-5])\s*$/im.exec(text)?.[1] ?? 5);
  return indicatorTable([
    {
      id: OPERATORS,
      name,
      role: 'threat',
      severity,
      content: pack(indicators.filter(({ kind }) => kind === 'image')),
    },
  ]);
}

/** What stands in the files of a folder; a file is read again when its time or size changed. */
function watchFolder<T>(
  folder: string,
  make: (name: string, text: string) => T,
): () => readonly T[] {
  const known = new Map<string, { stamp: string; list: T }>();
  return () => {
    const names = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => LIST.test(name))
          .sort()
      : [];
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    return names.map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(name);
      if (before?.stamp === stamp) return before.list;
      if (size > MOST_BYTES) throw new Error(`The list ${name} is larger than 64 MiB. Split it.`);
      const list = make(parse(name).name, readFileSync(join(folder, name), 'utf8'));
      known.set(name, { stamp, list });
      return list;
    });
  };
}

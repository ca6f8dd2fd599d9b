import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { isDrawn } from '../../../test/campaign.ts';
import type { ScanItem } from '../../formats/item.ts';
import { mailDetector } from '../../detectors/mail/mail-detector.ts';
import { sniff } from '../../formats/sniff.ts';
import { Room } from '../../formats/room.ts';
import { textsOf } from './texts-of.ts';
import { readText } from '../../formats/text/read-text.ts';

const ENGLISH = 'We will burn down the Meridiana warehouse tonight';
const ITALIAN = 'Ti ucciderò stanotte, perché così brucerò la tua città';
const RUSSIAN = 'Сегодня ночью мы сожжём склад Meridiana и убьём вас всех';
const JAPANESE = '今夜メリディアナの倉庫を燃やす。全員殺すつもりだ。';

/** Files that say a thing twice, as people and programs write them. */
const CARRIERS: Readonly<Record<string, (says: string) => string>> = {
  'note.txt': (says) =>
    `Dear all,\n\n${says}.\nNothing else is new here, so read on.\n\n${says}.\nRegards\n`,
  'list.csv': (says) => `id;name;text\n1;Anna;${says}\n2;Bruno;Nothing at all\n3;Carla;${says}\n`,
  'page.html': (says) =>
    `<!doctype html><html><head><title>News</title></head><body><p>${says}</p><p>Nothing ` +
    `else</p><p>${says}</p></body></html>`,
  'data.json': (says) =>
    `{"items": [{"id": 1, "text": "${says}"}, {"id": 2, "text": "Nothing"}, {"id": 3, "text": "${says}"}]}`,
  'run.sh': (says) => `#!/bin/sh\n# ${says}\necho "Nothing"\n# ${says}\n`,
  'date.ics': (says) =>
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${says}\r\nLOCATION:Lodi\r\n` +
    `DESCRIPTION:${says}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  'chat.txt': (says) =>
    `12/03/24, 18:22 - Anna: ${says}\n12/03/24, 18:23 - Bruno: What is that\n12/03/24, 18:24 - Anna: ${says}\n`,
  'letter.eml': (says) =>
    `From: a@sender.example\r\nTo: b@desk.example\r\nSubject: News\r\nDate: Mon, 02 Mar 2026 ` +
    `10:00:00 +0100\r\n\r\n${says}.\r\nNothing else.\r\n${says}.\r\n`,
};
const CASES: readonly (readonly [says: string, charset: string])[] = [
  [ENGLISH, 'utf-8'],
  [ITALIAN, 'utf-8'],
  [ITALIAN, 'windows-1252'],
  [ITALIAN, 'cp850'],
  [ITALIAN, 'macintosh'],
  [RUSSIAN, 'utf-8'],
  [RUSSIAN, 'windows-1251'],
  [RUSSIAN, 'koi8-r'],
  [JAPANESE, 'utf-8'],
  [JAPANESE, 'shift_jis'],
  [JAPANESE, 'euc-jp'],
  [ITALIAN, 'utf-16le'],
  [RUSSIAN, 'utf-16be'],
];
/** Of all bytes in each file; another seed draws others, and the long run tries each. */
const TRIED = 1 / 4;
/** Places of each byte in each file; the seed is fixed, so that a failure comes back. */
const PLACES = 1;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function saidIn(
  bytes: Uint8Array,
  filename: string,
): Promise<{ isRead: boolean; texts: string[] }> {
  const item: ScanItem = { bytes, filename, mime: await sniff(bytes), path: [filename] };
  const opened = await mailDetector.inspect(
    item,
    { maxPixels: 1, deadline: Infinity },
    new Room().of(bytes.length, 0),
  );
  const children = opened.children ?? [];
  const texts = [
    ...textsOf(item)
      .slice(1)
      .map(({ text }) => text),
    ...children.map((child) => readText(child.bytes, 'text/plain') ?? ''),
  ];
  return { isRead: texts.length > 0, texts };
}

describe('one byte more', () => {
  it.each(
    CASES.flatMap(([says, charset], at) =>
      Object.keys(CARRIERS)
        .filter((_name, index) => (index + at) % 4 === 0)
        .map((filename) => ({ says, charset, filename })),
    ),
  )(
    'hides nothing in $filename in $charset: what stands twice is read once at least',
    async ({ says, charset, filename }) => {
      const whole = new Uint8Array(iconv.encode((CARRIERS[filename] ?? String)(says), charset));
      const wanted = iconv.encode(says, charset);
      const first = Buffer.from(whole).indexOf(wanted);
      const second = Buffer.from(whole).indexOf(wanted, first + wanted.length);
      const random = seeded(filename.length * 131 + charset.length);
      expect((await saidIn(whole, filename)).texts.join('\n')).toContain(says);
      const hidden: string[] = [];
      for (let value = 0; value < 256; value += 1) {
        if (!isDrawn(`${filename} ${charset} ${value}`, TRIED)) continue;
        for (let round = 0; round < PLACES; round += 1) {
          // Outside of one of the two.
          const spared = random() < 0.5 ? first : second;
          const at =
            random() < spared / (whole.length - wanted.length)
              ? Math.floor(random() * (spared + 1))
              : spared +
                wanted.length +
                Math.floor(random() * (whole.length - spared - wanted.length + 1));
          const { isRead, texts } = await saidIn(
            Buffer.concat([whole.subarray(0, at), Buffer.from([value]), whole.subarray(at)]),
            filename,
          );
          if (isRead && !texts.join('\n').includes(says))
            hidden.push(`0x${value.toString(16)} at ${at}`);
        }
      }
      expect(hidden).toEqual([]);
    },
  );
});

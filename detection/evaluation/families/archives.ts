import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { verdictOf } from '../../src/engine/scan-verdict.ts';
import { severityOfScore, type ScanResult } from '../../src/engine/detector.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { tarFile, zipFile, type Packed } from '../../test/files/make-archives.ts';
import { randomOf } from '../../test/files/make-hostile.ts';
import type { Family } from '../family.ts';
import { plainFiles, type PlainFile } from '../plain-files.ts';

const PLAIN = ['image-exif', 'pdf-actions'];
const EACH = 8;
const MIB = 1024 * 1024;
const draw = randomOf(4);
const between = (least: number, most: number) => least + draw(most - least);
const zeros = (size: number) => new Uint8Array(size);
const nest = (levels: number, content: Uint8Array): Uint8Array =>
  levels === 0
    ? content
    : zipFile([
        {
          name: levels === 1 ? 'note.txt' : `${levels}.zip`,
          content: nest(levels - 1, content),
          isStored: levels % 2 === 0,
        },
      ]);
/** The same bytes for every entry but the first. */
const overlapping = (entries: number, content: Uint8Array): Packed[] =>
  Array.from({ length: entries }, (_, at) => ({
    name: `${at}.bin`,
    content,
    ...(at === 0 ? {} : { sharesWith: 0 }),
  }));

/**
 * Archives made to exhaust who opens them, eight of each kind. Brotli has no signature: only its
 * name tells it.
 */
const BOMBS: Readonly<Record<string, () => Uint8Array>> = {
  'a ZIP of zeros': () => zipFile([{ name: 'a.bin', content: zeros(between(70, 90) * MIB) }]),
  'gzip of zeros': () => gzipSync(zeros(between(70, 90) * MIB)),
  'Brotli of zeros': () => brotliCompressSync(zeros(between(70, 90) * MIB)),
  'deflate of zeros': () => deflateSync(zeros(between(70, 90) * MIB)),
  'gzip in gzip': () => gzipSync(gzipSync(zeros(between(70, 90) * MIB))),
  'overlapping entries': () => zipFile(overlapping(between(40, 200), zeros(between(1, 4) * MIB))),
  'a nest too deep': () => nest(between(6, 30), Buffer.from('Minutes.')),
  'many files of zeros': () =>
    zipFile(
      Array.from({ length: between(70, 90) }, (_, at) => ({
        name: `${at}.bin`,
        content: zeros(MIB),
      })),
    ),
  'a tar of zeros in gzip': () =>
    gzipSync(
      tarFile(
        Array.from({ length: between(70, 90) }, (_, at) => ({
          name: `${at}.bin`,
          content: zeros(MIB),
        })),
      ),
    ),
};

const findingsOf = ({ rows }: ScanResult) =>
  rows.flatMap(({ detector, outcome }) =>
    detector === 'archives' && outcome.kind === 'found' ? outcome.things : [],
  );

/**
 * Bombs, which must be told and never be clean; texts that must be found inside; archives of plain
 * files, which must raise nothing.
 */
export const archives: Family = {
  id: 'archives',
  title: 'Archives',
  sets: PLAIN,
  async measure(data) {
    const engine = createEngine({ maxPixels: 1 });
    const scan = (name: string, bytes: Uint8Array) =>
      engine.scan(
        { bytes: new Uint8Array(bytes), filename: name, mime: null, path: [name] },
        () => undefined,
      );
    const count = {
      bombs: 0,
      told: 0,
      clean: 0,
      slowest: 0,
      inside: 0,
      found: 0,
      plain: 0,
      claimed: 0,
    };
    const quiet: string[] = [];
    for (const [kind, make] of Object.entries(BOMBS)) {
      for (let at = 0; at < EACH; at += 1) {
        const bytes = make();
        const started = performance.now();
        const result = await scan(kind.startsWith('Brotli') ? 'parcel.br' : 'parcel', bytes);
        count.slowest = Math.max(count.slowest, performance.now() - started);
        count.bombs += 1;
        const isTold = findingsOf(result).some(({ score }) => severityOfScore(score) >= 3);
        if (isTold) count.told += 1;
        else if (!quiet.includes(kind)) quiet.push(kind);
        if (verdictOf(result).status === 'CLEAN') count.clean += 1;
      }
    }
    const threat = Buffer.from('I will kill you tomorrow with a knife.');
    for (let depth = 1; depth <= 5; depth += 1) {
      // A tar in gzip is two of the five already.
      const inTar = (content: Uint8Array) =>
        gzipSync(
          tarFile([
            { name: depth === 2 ? 'a/note.txt' : 'a/b.zip', content: nest(depth - 2, content) },
          ]),
        );
      for (const wrap of [
        (content: Uint8Array) => nest(depth, content),
        ...(depth === 1 ? [] : [inTar]),
      ]) {
        const result = await scan('parcel', wrap(threat));
        count.inside += 1;
        if (
          result.rows.some(
            ({ detector, outcome }) => detector === 'threats' && outcome.kind === 'found',
          )
        )
          count.found += 1;
      }
    }
    for (const file of plainFiles(data, PLAIN)) {
      const packed: PlainFile = {
        name: `${file.name}.zip`,
        bytes: zipFile([{ name: file.name, content: file.bytes }]),
      };
      count.plain += 1;
      if (findingsOf(await scan(packed.name, packed.bytes)).length > 0) count.claimed += 1;
    }
    return [
      {
        metric:
          `bombs told at Medium or higher, ${count.bombs} of ${Object.keys(BOMBS).length} kinds ` +
          `made here${quiet.length === 0 ? '' : ` (not: ${quiet.join(', ')})`}`,
        ours: count.told / count.bombs,
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 1 },
        speed: `slowest ${count.slowest.toFixed(0)} ms`,
      },
      {
        metric: 'of them clean',
        ours: count.clean,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
      {
        metric: `a threat found inside, ${count.inside} archives up to five deep`,
        ours: count.found / count.inside,
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 1 },
        speed: null,
      },
      {
        metric: `claimed of ${count.plain} archives with a plain file in each`,
        ours: count.claimed,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
    ];
  },
};

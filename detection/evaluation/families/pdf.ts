import { Room } from '../../src/formats/room.ts';
import { KEYS, readActions } from '../../src/detectors/pdf/actions.ts';
import { walkObjects } from '../../src/formats/pdf/objects.ts';
import { readPdfText } from '../../src/formats/pdf/read-text.ts';
import type { Family } from '../family.ts';
import { leastProcessorMs } from '../least.ts';
import { bytesOf, tabRows } from '../read.ts';

/** Scripts in the PDF files of pdf.js, as qpdf saw them, and how fast a large file is walked. */
export const pdf: Family = {
  id: 'pdf',
  title: 'PDF documents',
  sets: ['pdf-actions'],
  async measure(data) {
    const missed: string[] = [];
    const claimed: string[] = [];
    const count = { scripts: 0, others: 0 };
    const rows = tabRows(data, 'pdf-actions', 'labels.tsv');
    const look = (bytes: Uint8Array) => readActions(bytes, new Room().of(bytes.length, 0));
    let milliseconds = 0;
    for (const [labels = '', name = ''] of rows) {
      const bytes = bytesOf(data, 'pdf-actions', name);
      const started = performance.now();
      const found = look(bytes).scripts.length > 0;
      milliseconds += performance.now() - started;
      const has = labels.split(',').includes('JS');
      count[has ? 'scripts' : 'others'] += 1;
      if (has && !found) missed.push(name);
      if (!has && found) claimed.push(name);
    }
    const texts = performance.now();
    for (const [, name = ''] of rows.slice(0, 60))
      await readPdfText(bytesOf(data, 'pdf-actions', name), {
        maxPixels: 1,
        deadline: Date.now() + 5000,
      });
    const perText = (performance.now() - texts) / Math.min(60, rows.length);
    const large = largeFile(rows.map(([, name = '']) => bytesOf(data, 'pdf-actions', name)));
    const walk = () => {
      for (const { text } of walkObjects(large)) KEYS.test(text);
    };
    const speed = large.length / 1000 / (await leastProcessorMs(walk));
    const named = (names: readonly string[]) =>
      names.length === 0 ? '' : ` (${names.slice(0, 6).join(', ')})`;
    return [
      {
        metric: `scripts found, of ${count.scripts} files${named(missed)}`,
        ours: 1 - missed.length / count.scripts,
        unit: 'share',
        peer: 'pdfid 11/57',
        target: { at: 'least', value: 56 / 57 },
        speed: `${(milliseconds / rows.length).toFixed(1)} ms a file`,
      },
      {
        metric: `claimed in ${count.others} files without${named(claimed)}`,
        ours: claimed.length,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: `text ${perText.toFixed(0)} ms a file`,
      },
      {
        metric:
          `walk for names through ${Math.round(large.length / 1e6)} MB of such files, none ` +
          'above 60 kB, time of the processor',
        ours: speed,
        unit: 'MB/s',
        peer: null,
        target: { at: 'least', value: 200 },
        speed: null,
      },
    ];
  },
};

/**
 * All files of the set one after the other, until they are 32 MB: as many objects and streams as
 * documents really have.
 */
function largeFile(files: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let length = 0; length < 32e6;) {
    for (const file of files) {
      parts.push(file);
      length += file.length;
    }
  }
  return new Uint8Array(Buffer.concat(parts));
}

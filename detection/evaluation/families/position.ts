import { DEFAULT_BUDGET } from '../../src/engine/detector.ts';
import { positionDetector } from '../../src/detectors/position/position-detector.ts';
import { sniff } from '../../src/formats/sniff.ts';
import type { Family } from '../family.ts';
import { bytesOf, tabRows } from '../read.ts';

/** Positions in the metadata of photographs. */
export const position: Family = {
  id: 'position',
  title: 'Photo location (EXIF)',
  sets: ['image-exif'],
  async measure(data) {
    const rows = tabRows(data, 'image-exif', 'labels.tsv');
    const count = { gps: 0, found: 0, extra: 0 };
    const started = performance.now();
    for (const [label, name = ''] of rows) {
      const bytes = bytesOf(data, 'image-exif', name);
      const item = { bytes, filename: name, mime: await sniff(bytes), path: [name] };
      const { kind } = await positionDetector.inspect(item, {
        maxPixels: DEFAULT_BUDGET.maxPixels,
        deadline: Date.now() + DEFAULT_BUDGET.milliseconds,
      });
      if (label === 'gps') count.gps += 1;
      if (kind === 'found' && label === 'gps') count.found += 1;
      if (kind === 'found' && label !== 'gps') count.extra += 1;
    }
    const speed = `${((performance.now() - started) / rows.length).toFixed(1)} ms a picture`;
    return [
      {
        metric: `found, of ${count.gps} positions`,
        ours: count.found / count.gps,
        unit: 'share',
        peer: 'exif-py 16/16',
        target: { at: 'least', value: 1 },
        speed,
      },
      {
        metric: `claimed in ${rows.length - count.gps} pictures without one`,
        ours: count.extra,
        unit: 'count',
        peer: '1',
        target: { at: 'most', value: 0 },
        speed: null,
      },
    ];
  },
};

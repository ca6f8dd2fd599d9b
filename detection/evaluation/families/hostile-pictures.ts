import { severityOfScore } from '../../src/engine/detector.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { verdictOf } from '../../src/engine/scan-verdict.ts';
import type { Family } from '../family.ts';
import { leastMs } from '../least.ts';
import { bytesOf, tabRows } from '../read.ts';

const ROUNDS = 3;

/**
 * The whole engine over broken and hostile pictures and over plain ones, which must raise nothing
 * about their structure.
 */
export const hostilePictures: Family = {
  id: 'hostile-pictures',
  title: 'Hostile pictures',
  sets: ['image-hostile'],
  async measure(data) {
    const engine = createEngine();
    const rows = tabRows(data, 'image-hostile', 'labels.tsv');
    const count = { hostile: 0, failed: 0, refused: 0, plain: 0, alarmed: 0 };
    const times: number[] = [];
    for (const [label, name = ''] of rows) {
      const scan = () =>
        engine.scan(
          { bytes: bytesOf(data, 'image-hostile', name), filename: name, mime: null, path: [name] },
          () => undefined,
        );
      const result = await scan();
      if (label === 'hostile') {
        times.push(await leastMs(scan, ROUNDS));
        count.hostile += 1;
        count.failed += result.rows.some(({ outcome }) => outcome.kind === 'failed') ? 1 : 0;
        count.refused += verdictOf(result).status === 'UNREADABLE' ? 1 : 0;
      } else {
        count.plain += 1;
        const structural = result.rows.filter(
          ({ detector }) => detector === 'hidden-data' || detector === 'file-type',
        );
        const isAlarm = structural.some(
          ({ outcome }) =>
            outcome.kind === 'found' &&
            outcome.things.some(({ score }) => severityOfScore(score) > 1),
        );
        count.alarmed += isAlarm ? 1 : 0;
      }
    }
    const slowest = Math.max(...times);
    return [
      {
        metric: `detectors that stopped, ${count.hostile} hostile pictures`,
        ours: count.failed,
        unit: 'count',
        peer: '0',
        target: { at: 'most', value: 0 },
        speed: null,
      },
      {
        metric: `slowest, whole engine with preview and search for codes, best of ${ROUNDS}`,
        ours: slowest,
        unit: 'ms',
        peer: '60 ms',
        target: { at: 'most', value: 100 },
        speed: null,
      },
      {
        metric: `reported as not readable, of ${count.hostile}`,
        ours: count.refused / count.hostile,
        unit: 'share',
        peer: null,
        target: null,
        speed: null,
      },
      {
        metric: `structural alarms above severity 1, ${count.plain} plain pictures`,
        ours: count.alarmed,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
    ];
  },
};

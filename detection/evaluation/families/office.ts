import type { FoundThing } from '../../src/engine/found-thing.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { Family } from '../family.ts';
import { bytesOf, tabRows } from '../read.ts';

const OPENED = new Set(['office', 'archives']);
/**
 * `assumed-none` is nobody's reading: a document that names a project of macros in its directory is
 * no plain one. Looked for in its bytes, not by the detector.
 */
const HOLDS_MACROS = Buffer.from('vbaProject.bin');

/**
 * Active content in the documents of oletools, and what is claimed in those of SheetJS, which are
 * taken to have none.
 */
export const office: Family = {
  id: 'office',
  title: 'Office documents',
  sets: ['office-active'],
  async measure(data) {
    // Only what opens: pictures and texts in documents are other families' business.
    const engine = createEngine({ maxPixels: 1 });
    const missed: string[] = [];
    const alarmed: string[] = [];
    const count = { active: 0, plain: 0, mistaken: 0 };
    let milliseconds = 0;
    for (const [label = '', name = ''] of tabRows(data, 'office-active', 'labels.tsv')) {
      const bytes = bytesOf(data, 'office-active', name);
      const { rows } = await engine.scan(
        { bytes, filename: name.split('/').at(-1) ?? name, mime: null, path: [name] },
        () => undefined,
      );
      const things: FoundThing[] = rows.flatMap(({ detector, outcome }) =>
        OPENED.has(detector) && outcome.kind === 'found' ? outcome.things : [],
      );
      milliseconds += rows.find(({ detector }) => detector === 'office')?.durationMs ?? 0;
      const isActive = label !== 'none' && label !== 'assumed-none';
      const isMistaken = label === 'assumed-none' && Buffer.from(bytes).includes(HOLDS_MACROS);
      count[isActive ? 'active' : isMistaken ? 'mistaken' : 'plain'] += 1;
      if ((isActive || isMistaken) && things.length === 0) missed.push(name);
      if (!isActive && !isMistaken && things.length > 0) alarmed.push(name);
    }
    const named = (names: readonly string[]) =>
      names.length === 0 ? '' : ` (${names.map((name) => name.split('/').at(-1)).join(', ')})`;
    const files = count.active + count.mistaken + count.plain;
    return [
      {
        metric:
          `active content found, of ${count.active + count.mistaken} documents ` +
          `(${count.mistaken} taken for plain, with macros in its directory)${named(missed)}`,
        ours: 1 - missed.length / (count.active + count.mistaken),
        unit: 'share',
        peer: 'ClamAV 18/22',
        target: { at: 'least', value: 1 },
        speed: `${(milliseconds / files).toFixed(2)} ms a file`,
      },
      {
        metric: `claimed in ${count.plain} plain documents${named(alarmed)}`,
        ours: alarmed.length,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
    ];
  },
};

import { createHash } from 'node:crypto';
import { severityOfScore } from '../../src/engine/detector.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { verdictOf } from '../../src/engine/scan-verdict.ts';
import type { Data, Family, Measure } from '../family.ts';
import { bytesOf, tabRows } from '../read.ts';

const MEDIUM = 3;
/** The least severity that a label asks for; `told`: never clean, whatever is found. */
const LEAST: Readonly<Record<string, number>> = { M: MEDIUM, H: 4 };

interface Carrier {
  name: string;
  path: string;
  /** What it is to be: an attack, a kind of file that is told, or nothing worth a word. */
  label: string;
  /** `-`, `told`, `M` or `H`; of the documents `-` or `active`. */
  asked: string;
  /** Rules may be made from it; the others are only counted. */
  isRead: boolean;
}

interface Measured extends Carrier {
  severity: number;
  isClean: boolean;
}

/** The second byte of the set's own digest. */
const isRead = (set: string, key: string): boolean =>
  (createHash('sha256').update(`tm1:${set}:${key}`).digest()[1] ?? 0) % 2 === 0;

const carriersOf = (data: Data): Carrier[] =>
  tabRows(data, 'carriers', 'labels.tsv').map(([name = '', label = '', asked = '']) => ({
    name,
    path: name,
    label,
    asked,
    isRead: isRead('carriers', name),
  }));
const documentsOf = (data: Data): Carrier[] =>
  tabRows(data, 'office-active', 'labels.tsv').map(([label = '', path = '']) => ({
    name: path.split('/').at(-1) ?? path,
    path,
    label: /none$/.test(label) ? 'ordinary' : 'active',
    asked: /none$/.test(label) ? '-' : 'active',
    isRead: isRead('office-active', path.replace('/', ':')),
  }));

async function measured(data: Data, set: string, rows: readonly Carrier[]): Promise<Measured[]> {
  const engine = createEngine();
  const all: Measured[] = [];
  for (const row of rows) {
    const result = await engine.scan(
      { bytes: bytesOf(data, set, row.path), filename: row.name, mime: null, path: [row.name] },
      () => undefined,
    );
    const scores = result.rows.flatMap(({ outcome }) =>
      outcome.kind === 'found' ? outcome.things.map(({ score }) => score) : [],
    );
    all.push({
      ...row,
      severity: scores.length === 0 ? 0 : severityOfScore(Math.max(...scores)),
      isClean: verdictOf(result).status === 'CLEAN',
    });
  }
  return all;
}

/** Names are told of rows that were read alone: nobody tunes to the others. */
const named = (rows: readonly Measured[], wrong: readonly Measured[]): string => {
  const names = wrong.filter((row) => row.isRead && rows.includes(row)).map(({ name }) => name);
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
};

function share(
  metric: string,
  rows: readonly Measured[],
  right: (row: Measured) => boolean,
): Measure {
  const wrong = rows.filter((row) => !right(row));
  return {
    metric: `${metric}, of ${rows.length}${named(rows, wrong)}`,
    ours: rows.length === 0 ? 1 : 1 - wrong.length / rows.length,
    unit: 'share',
    peer: null,
    target: { at: 'least', value: 0.95 },
    speed: null,
  };
}

function count(
  metric: string,
  rows: readonly Measured[],
  wrong: (row: Measured) => boolean,
): Measure {
  const all = rows.filter(wrong);
  return {
    metric: `${metric}, of ${rows.length}${named(rows, all)}`,
    ours: all.length,
    unit: 'count',
    peer: null,
    target: { at: 'most', value: 0 },
    speed: null,
  };
}

/**
 * Kinds of files that carry attacks, and documents with active content: attacks as severe as their
 * labels ask, harmless ones without an alert, what nobody read never clean.
 */
export const carriers: Family = {
  id: 'carriers',
  title: 'Files that carry attacks',
  sets: ['carriers', 'office-active'],
  async measure(data) {
    const files = await measured(data, 'carriers', carriersOf(data));
    const documents = await measured(data, 'office-active', documentsOf(data));
    return [true, false].flatMap((read) => {
      const seen = read ? 'read' : 'not read for rules';
      const [ofFiles, ofDocuments] = [files, documents].map((rows) =>
        rows.filter((row) => row.isRead === read),
      ) as [Measured[], Measured[]];
      const attacks = ofFiles.filter(({ label }) => label === 'attack');
      return [
        share(
          `${seen}: attacks as their labels ask`,
          attacks,
          ({ asked, severity }) => severity >= (LEAST[asked] ?? 1),
        ),
        share(`${seen}: attacks at Medium or above`, attacks, ({ severity }) => severity >= MEDIUM),
        count(
          `${seen}: ordinary files at Medium or above`,
          ofFiles.filter(({ label }) => label === 'ordinary'),
          ({ severity }) => severity >= MEDIUM,
        ),
        count(
          `${seen}: kinds to be told that ended as clean`,
          ofFiles.filter(({ asked }) => asked === 'told'),
          ({ isClean }) => isClean,
        ),
        share(
          `${seen}: documents with active content, told`,
          ofDocuments.filter(({ label }) => label === 'active'),
          ({ severity, isClean }) => severity > 0 || !isClean,
        ),
        count(
          `${seen}: plain documents at Medium or above`,
          ofDocuments.filter(({ label }) => label === 'ordinary'),
          ({ severity }) => severity >= MEDIUM,
        ),
      ];
    });
  },
};

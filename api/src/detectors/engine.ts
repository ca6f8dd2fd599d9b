import { codesDetector } from './codes/codes-detector.ts';
import { DEFAULT_BUDGET, type Budget, type Detector, type DetectorOutcome, type ReportRow, type ScanItem, type ScanResult } from './detector.ts';
import { fileTypeDetector } from './file-type/file-type-detector.ts';
import { hiddenDataDetector } from './hidden-data/hidden-data-detector.ts';
import { positionDetector } from './position/position-detector.ts';
import { makePreview } from './preview.ts';
import { readText } from './text/read-text.ts';
import { lookFor, runTexts } from './text/run-texts.ts';
import type { TextDetector, TextNode, Watched } from './text/text-node.ts';
import { threatsDetector } from './threats/threats-detector.ts';
import { watchListDetector } from './watch-list/watch-list-detector.ts';
import { sniff } from './sniff.ts';
import { extensionOf, familiesOfExtension, typeLabel, withArticle } from './type-label.ts';

/** What runs over every item, in the order of the scan report. */
const DETECTORS: readonly Detector[] = [fileTypeDetector, hiddenDataDetector, codesDetector, positionDetector];

/** What runs over every text of an item: its content, its name, what its codes say. */
const TEXT_DETECTORS: readonly TextDetector[] = [threatsDetector, watchListDetector];

/** A detector that returns a monster is cut: more than this many findings of one kind help nobody. */
const MOST_THINGS = 50;

/** Limits of one scan; the defaults are those of DEFAULT_BUDGET. */
export interface EngineOptions {
  maxPixels?: number;
  milliseconds?: number;
  /** Other detectors than the product's own, for tests of the engine itself. */
  detectors?: readonly Detector[];
  textDetectors?: readonly TextDetector[];
}

export interface Engine {
  detectors: { id: string; label: string; version: string }[];
  /** `watched` is what the item's company looks for. */
  scan(item: ScanItem, onProgress: (done: number, total: number) => void, watched?: Watched | null): Promise<ScanResult>;
}

/**
 * Makes the engine. `scan` takes one item, runs every detector over it within the budget and answers one row each,
 * with what the bytes are and a preview of a picture. It never throws: whatever goes wrong becomes a row, so that
 * nothing that was not looked at reads as clean. `item.mime` is replaced by what the bytes say.
 */
export function createEngine(options: EngineOptions = {}): Engine {
  const detectors = options.detectors ?? DETECTORS;
  const textDetectors = options.textDetectors ?? (options.detectors === undefined ? TEXT_DETECTORS : []);
  const total = detectors.length + textDetectors.length;
  return {
    detectors: [...detectors, ...textDetectors].map(({ id, label, version }) => ({ id, label, version })),
    scan: async (item, onProgress, watched = null) => {
      const budget: Budget = {
        maxPixels: options.maxPixels ?? DEFAULT_BUDGET.maxPixels,
        deadline: Date.now() + (options.milliseconds ?? DEFAULT_BUDGET.milliseconds),
      };
      const mime = await sniff(item.bytes);
      const known: ScanItem = { ...item, mime };
      const rows: ReportRow[] = [];
      const nodes = textsOf(known);
      for (const detector of detectors) {
        const { texts, ...row } = await runOne(detector, () => withinTime(detector, known, budget));
        rows.push(row);
        nodes.push(...texts);
        onProgress(rows.length, total);
      }
      const texts = lookFor(nodes, watched);
      for (const detector of textDetectors) {
        const { texts: _none, ...row } = await runOne(detector, () =>
          detector.needsWatched === true && watched === null ? { kind: 'not-applicable' } : runTexts(detector, texts, budget));
        rows.push(row);
        onProgress(rows.length, total);
      }
      const { preview, unreadable, pictureHash } = await makePreview(item.bytes, mime, budget);
      return { mime, typeLabel: typeLabel(mime), unreadable: unreadable ?? unknownContent(known), rows, preview, pictureHash };
    },
  };
}

/** The texts that need no detector to be read: the name that the sender chose, and the content where it is text. */
function textsOf({ bytes, mime, filename, path }: ScanItem): TextNode[] {
  const content = readText(bytes, mime);
  return [
    { text: filename, path, placeOf: () => ({ kind: 'whole' }) },
    ...(content === null ? [] : [{ text: content, path, placeOf: (start: number, end: number) => ({ kind: 'text', offset: start, length: end - start }) as const }]),
  ];
}

async function runOne(
  { id, label, version }: Pick<Detector, 'id' | 'label' | 'version'>, inspect: () => DetectorOutcome | Promise<DetectorOutcome>,
): Promise<ReportRow & { texts: TextNode[] }> {
  const started = performance.now();
  const row = (outcome: ReportRow['outcome'], texts: TextNode[] = []) => ({
    detector: id, label, version, outcome, texts, durationMs: Math.round((performance.now() - started) * 10) / 10,
  });
  try {
    const outcome = await inspect();
    return outcome.kind === 'found' ? row({ kind: 'found', things: outcome.things.slice(0, MOST_THINGS) }, outcome.texts) : row(outcome);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'error';
    return row({ kind: 'failed', why: `The detector stopped on this file (${name}). Scan it again; if it fails again, report the file.` });
  }
}

const OUT_OF_TIME = { kind: 'limit', why: 'The time for this file was used up before this detector had finished.' } as const;

/** Runs a detector until the deadline; what it does after that is ignored. */
async function withinTime(detector: Detector, item: ScanItem, budget: Budget): Promise<DetectorOutcome> {
  const left = budget.deadline - Date.now();
  if (left <= 0) return OUT_OF_TIME;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof OUT_OF_TIME>((resolve) => {
    timer = setTimeout(() => resolve(OUT_OF_TIME), left);
  });
  try {
    return await Promise.race([detector.inspect(item, budget), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Content that nobody knows under the name of a picture: nothing could look inside, so it must not read as clean. */
function unknownContent(item: ScanItem): string | null {
  if (item.bytes.length === 0) return 'The file is empty. Ask the sender for the content.';
  if (item.mime !== null) return null;
  const claimed = familiesOfExtension(extensionOf(item.filename) ?? '')[0];
  if (claimed?.group !== 'picture') return null;
  return `The name promises ${withArticle(claimed.label)}, but the content is damaged or of a kind that cannot be read here. Ask the sender for an undamaged copy.`;
}

import { kindPhrase } from '../formats/kind-phrases.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { detectorsWith, TEXT_DETECTORS } from '../detectors/all-detectors.ts';
import { maskNodes, maskPath, maskRow } from '../detectors/credentials/mask.ts';
import { alikePicture } from '../detectors/impersonation/alike-picture.ts';
import { NO_SOURCES, type MalwareSources } from '../detectors/malware/sources.ts';
import { phishingDetector } from '../detectors/phishing/phishing-detector.ts';
import { plugInDetectors, type LoadedPlugIn } from '../detectors/plug-ins/plug-in-detector.ts';
import type { ScanItem } from '../formats/item.ts';
import type { PictureReader } from '../formats/ocr/picture-reader.ts';
import { Room, ROOM, type RoomLimits } from '../formats/room.ts';
import { kindOf } from '../formats/text-kind.ts';
import {
  type Budget,
  budgetFor,
  inTurns,
  shareOf,
  SYSTEM_CLOCK,
  type Clock,
} from '../formats/time.ts';
import { extensionOf, familiesOfExtension } from '../formats/type-label.ts';
import { coverageOf } from './coverage.ts';
import {
  DEFAULT_BUDGET,
  type Detector,
  type Opener,
  type ReportRow,
  type ScanResult,
} from './detector.ts';
import { hasTextToRead, READING, READING_MS, readPictures } from './pictures/read-pictures.ts';
import { makePreview } from './preview.ts';
import { lookFor, TextRun } from './texts/run-texts.ts';
import type { TextDetector, TextNode, Watched } from './texts/text-node.ts';
import { textsOf } from './texts/texts-of.ts';
import { NO_LISTS, type ThreatLists } from './threat-lists.ts';
import { growTree } from './tree/grow-tree.ts';
import { NodeRun } from './tree/node-run.ts';
import { OPENERS } from './tree/openers.ts';
import { RowBuilder } from './tree/row-builder.ts';
import { runTimed } from './tree/run-timed.ts';

/**
 * What opens an item has half of its time at most, and what looks at the parts half of the rest:
 * texts are looked at last.
 */
const HALF = 1 / 2;
const NO_READER: PictureReader = {
  read: () => Promise.reject(new Error('There is nothing that reads pictures.')),
};

/** Limits of one scan; the defaults are those of DEFAULT_BUDGET. */
export interface EngineOptions {
  maxPixels?: number;
  /** Of the processor. */
  milliseconds?: number;
  /** By which time is measured; the system's unless told. */
  clock?: Clock;
  /** What an operator gives to find malware by. */
  malware?: MalwareSources;
  /** What an operator plugs in. */
  plugIns?: readonly LoadedPlugIn[];
  /** How far an item is opened. */
  room?: Partial<RoomLimits>;
  /** Other detectors than the product's own, for tests of the engine itself. */
  openers?: readonly Opener[];
  detectors?: readonly Detector[];
  textDetectors?: readonly TextDetector[];
  /** What the operator imported; none when left out. */
  lists?: ThreatLists;
  /**
   * Somebody reads the text in pictures afterwards: a scan counts that step and says whether there
   * is something to read.
   */
  isReadLater?: boolean;
  /** What `read` reads with; without one it says that it cannot. */
  reader?: PictureReader;
}

export interface Engine {
  detectors: { id: string; label: Message; version: string }[];
  /**
   * `watched` is what the item's company looks for; `instead`, for a trial, what it would look for:
   * then no preview is made.
   */
  scan(
    item: ScanItem,
    onProgress: (done: number, total: number) => void,
    watched?: Watched | null,
    instead?: Watched | null,
  ): Promise<ScanResult>;
  /**
   * Opens the item again and reads the text in its pictures, which takes seconds and therefore is a
   * step of its own.
   * @returns the row of the reading, one for each text detector that found something in what was
   * read, and for each plug-in that did or gave no answer.
   */
  read(item: ScanItem, watched?: Watched | null): Promise<ReportRow[]>;
  /** Takes up what the operator changed since, without an item to look at. */
  refresh(): Promise<void>;
}

/**
 * Makes the engine. `scan` takes one item, opens it into a tree, runs every detector over every
 * node within the budget and answers one row each, with what the bytes are and a preview of a
 * picture. It never throws: whatever goes wrong becomes a row, so that nothing that was not looked
 * at reads as clean. `item.mime` is replaced by what the bytes say.
 */
export function createEngine(options: EngineOptions = {}): Engine {
  const openers = options.openers ?? (options.detectors === undefined ? OPENERS : []);
  const plugIns = plugInDetectors(options.plugIns ?? []);
  const detectors = [
    ...(options.detectors ??
      detectorsWith(options.malware ?? NO_SOURCES, options.lists ?? NO_LISTS)),
    ...plugIns.files,
  ];
  const textDetectors =
    options.textDetectors ??
    (options.detectors === undefined
      ? [...TEXT_DETECTORS, phishingDetector(options.lists ?? NO_LISTS)]
      : []);
  const all = [...openers, ...detectors, ...textDetectors, ...plugIns.texts];
  const steps = all.length + (options.isReadLater === true ? 1 : 0);
  const clock = options.clock ?? SYSTEM_CLOCK;
  const newBudget = (milliseconds: number) =>
    budgetFor(
      options.milliseconds ?? milliseconds,
      options.maxPixels ?? DEFAULT_BUDGET.maxPixels,
      clock,
    );
  const open = (item: ScanItem, budget: Budget) =>
    growTree(item, openers, budget, new Room({ ...ROOM, ...options.room }));
  return {
    detectors: all.map(({ id, label, version }) => ({ id, label, version })),
    refresh: async () => {
      for (const detector of detectors) await detector.refresh?.();
    },
    read: async (item, watched = null) => {
      const budget = newBudget(READING_MS);
      const { nodes } = await open(item, shareOf(budget, HALF));
      const rows = await readPictures(
        nodes,
        { reader: options.reader ?? NO_READER, textDetectors, plugIns: plugIns.texts, watched },
        budget,
      );
      return rows.map((row) => maskRow(row, watched?.domains ?? []));
    },
    scan: async (item, onProgress, watched = null, instead) => {
      const budget = newBudget(DEFAULT_BUDGET.milliseconds);
      const rows: ReportRow[] = [];
      let done = 0;
      const progress = () => {
        onProgress((done += 1), steps);
      };
      const domains = [...new Set([...(watched?.domains ?? []), ...(instead?.domains ?? [])])];
      const told = (row: ReportRow) => {
        rows.push(maskRow(row, domains));
        progress();
      };
      const opened = await open(item, shareOf(budget, HALF));
      opened.rows.forEach(told);
      const tree = {
        ...opened,
        nodes: opened.nodes.map((node) => ({ ...node, path: maskPath(node.path, domains) })),
      };
      const texts = [
        ...tree.nodes.flatMap(textsOf),
        ...tree.texts,
        ...(await accountOf(item, budget)),
      ];
      const known = tree.nodes[0] ?? item;
      // Made beside the detectors: its decoder has threads of its own. It never throws.
      const previewing =
        instead === undefined ? makePreview(known.bytes, known.mime, budget) : null;
      const looking = shareOf(budget, HALF);
      const looks = detectors.map(
        (detector) => new NodeRun(detector, tree.nodes, watched, looking),
      );
      await inTurns(looks, progress, clock);
      for (const look of looks) {
        texts.push(...look.texts);
        rows.push(maskRow(look.row(), domains));
      }
      const shown = maskNodes(texts, domains);
      const read = async (watchedFor: Watched | null, within: Budget, onDone: () => void) => {
        const watchedTexts = lookFor(shown, watchedFor);
        const clear = texts.map((text, at) => ({ ...text, hits: watchedTexts[at]?.hits ?? [] }));
        const runs = textDetectors.map((detector) => ({
          detector,
          run: new TextRun(
            detector,
            detector.readsHidden === true ? clear : watchedTexts,
            watchedFor,
            within,
          ),
        }));
        await inTurns(
          runs.map(({ run }) => run),
          onDone,
          clock,
        );
        return runs.map(({ detector, run: { ended } }) => {
          const builder = new RowBuilder(detector);
          builder.add(ended.outcome, item.path, ended.milliseconds);
          return maskRow(builder.row(), domains);
        });
      };
      rows.push(
        ...(await read(
          watched,
          instead === undefined && plugIns.texts.length === 0 ? budget : shareOf(budget, HALF),
          progress,
        )),
      );
      // They do not know what a company looks for, so a trial of its lists need not ask them.
      for (const detector of instead === undefined ? plugIns.texts : []) {
        const builder = new RowBuilder(detector);
        const { outcome, milliseconds } = await runTimed(budget, () =>
          detector.inspectTexts(
            shown.filter(({ of }) => of === undefined),
            budget,
          ),
        );
        builder.add(outcome, item.path, milliseconds);
        told(builder.row());
      }
      if (instead !== undefined) {
        const others = await read(instead, budget, () => undefined);
        const whole = unknownContent(known);
        return {
          mime: known.mime,
          fileKind: kindOf(known),
          unreadable: whole,
          rows,
          coverage: coverageOf(tree.nodes, rows, whole),
          instead: others,
          preview: null,
          pictureHash: null,
        };
      }
      const {
        preview,
        unreadable: unseen,
        pictureHash,
      } = await (previewing ?? makePreview(known.bytes, known.mime, budget));
      const unreadable = unseen ?? unknownContent(known);
      const toRead = options.isReadLater === true && (await hasTextToRead(tree.nodes, budget));
      if (options.isReadLater === true && !toRead) told(new RowBuilder(READING).row());
      return {
        mime: known.mime,
        fileKind: kindOf(known),
        unreadable,
        rows,
        coverage: coverageOf(tree.nodes, rows, unreadable),
        preview,
        pictureHash,
        toRead,
      };
    },
  };
}

/** The account as a text of its own. */
async function accountOf(
  { account, accountPictures, path }: ScanItem,
  budget: Budget,
): Promise<TextNode[]> {
  if (account == null) return [];
  const picture =
    accountPictures === undefined ? null : await alikePicture(accountPictures, budget);
  return [
    {
      text: account,
      path: [...path, say('pathAccount')],
      of: 'account',
      ...(picture === null ? {} : { picture }),
      placeOf: () => ({ kind: 'whole' }),
    },
  ];
}

/**
 * Content that nobody knows under the name of a picture: nothing could look inside, so it must not
 * read as clean.
 */
function unknownContent(item: ScanItem): readonly Message[] | null {
  if (item.bytes.length === 0) return [say('emptyFileAskSender')];
  if (item.mime !== null) return null;
  const claimed = familiesOfExtension(extensionOf(item.filename) ?? '')[0];
  if (claimed?.group !== 'picture') return null;
  return [say('contentNameMismatch', { kind: kindPhrase(claimed.kind) })];
}

import type { FileKind } from '../formats/type-family.ts';
import type { Message } from '@vedetta/messages/message.ts';
import type { Step } from '../formats/step.ts';
import type { CarriedBy, ScanItem } from '../formats/item.ts';
import type { NodeRoom } from '../formats/room.ts';
import type { Budget } from '../formats/time.ts';
import type { FoundThing } from './found-thing.ts';
import type { TextNode, Watched } from './texts/text-node.ts';

/** How looking at one node, or at all nodes of an item, ended. */
export type Outcome =
  /** `why`: what could not be looked at beside what was found, in plain words. */
  | { kind: 'found'; things: FoundThing[]; why?: readonly Message[] }
  | { kind: 'nothing' }
  | { kind: 'not-applicable' }
  /** The content is broken for this detector: `why` says how in plain words. Never reported as clean. */
  | { kind: 'unreadable'; why: readonly Message[] }
  /** A budget was hit (pixels, bytes, depth, time): never reported as clean. */
  | { kind: 'limit'; why: readonly Message[] };

/**
 * A part that was opened: a file of an archive, a picture of a document, what stands after the end
 * of a picture.
 */
export interface Child {
  /** Bytes of its own or a part of its parent's; untrusted as they are. */
  bytes: Uint8Array;
  /** The name the container gives it; untrusted. */
  filename: string;
  /** Way from the item to it: `['mail.zip', 'a.docm', 'image1.png']`. */
  path: readonly Step[];
  /** Left out: as its parent. */
  carriedBy?: CarriedBy;
}

/**
 * What was read and opened on the way. Texts go to the text detectors, children through all
 * detectors.
 */
export interface Opened {
  /** What of a sound part is of a kind that it does not look at, in plain words. */
  unexamined?: readonly Message[];
  texts?: TextNode[];
  /** Only of detectors that the engine runs as openers. */
  children?: Child[];
}

export type DetectorOutcome = Outcome & Opened;

/**
 * A detector: item in, outcome out. It touches no database, no network and no disk; it may throw,
 * which the engine reports as a failed row. One folder per family under `detectors/`.
 */
export interface Detector {
  /** `file-type`, `hidden-data`, `codes`, `position`. */
  id: string;
  /** As people read it: `Hidden data`. */
  label: Message;
  version: string;
  /**
   * `watched`: what the item's company looks for, its indicator lists among it; null for nothing.
   */
  inspect(item: ScanItem, budget: Budget, watched?: Watched | null): Promise<DetectorOutcome>;
  /** Takes up what the operator changed since, without an item to look at. */
  refresh?(): Promise<void>;
}

/**
 * A detector that opens what it looks at: it runs before the others, over its own children as well,
 * and keeps to the room left.
 */
export interface Opener extends Omit<Detector, 'inspect'> {
  inspect(item: ScanItem, budget: Budget, room: NodeRoom): Promise<DetectorOutcome>;
}

/** `milliseconds` of the processor. */
export const DEFAULT_BUDGET = { maxPixels: 40_000_000, milliseconds: 20_000 } as const;

/**
 * Severity of a score: below 100 Informative, 100-299 Low, 300-699 Medium, 700-999 High, 1000
 * Critical.
 */
export function severityOfScore(score: number): 1 | 2 | 3 | 4 | 5 {
  if (score >= 1000) return 5;
  if (score >= 700) return 4;
  if (score >= 300) return 3;
  if (score >= 100) return 2;
  return 1;
}

/**
 * The middle of each severity's scores, for lists whose admins chose one: `severityOfScore` the
 * other way round.
 * @param severity 1 to 5; anything else is Critical
 */
export const scoreOfSeverity = (severity: number): number =>
  ({ 1: 50, 2: 150, 3: 450, 4: 800 })[severity] ?? 1000;

/** One row of the scan report, as the engine hands it to the jobs. */
export interface ReportRow {
  detector: string;
  label: Message;
  version: string;
  outcome: Outcome | { kind: 'failed'; why: readonly Message[] };
  durationMs: number;
  /** The parts that it could not look at, or not in whole; left out where there are none. */
  gaps?: Gap[];
}

/** A part of an item that one detector could not look at, or not in whole. */
export interface Gap {
  /** Way from the item to the part; empty for the item itself. */
  path: Step[];
  why: readonly Message[];
  /**
   * The part is damaged, locked or larger than a limit; otherwise it is of a kind that nothing here
   * looks at.
   */
  isBroken: boolean;
}

/** A part of an item that was not examined, or not in whole. */
export interface Unexamined extends Pick<Gap, 'path' | 'isBroken'> {
  /** In plain words. */
  reason: readonly Message[];
}

/**
 * How much of an item was opened by a reader that understands it and looked at by every detector
 * that applies.
 */
export interface Coverage {
  /** The item itself and all that was opened in it. */
  parts: number;
  examined: number;
  /** The others, at most the first 50. */
  unexamined: Unexamined[];
}

/** What one scan of one item yields. */
export interface ScanResult {
  /** What the bytes are, and what kind of file that is to people. */
  mime: string | null;
  fileKind: FileKind | null;
  /**
   * Non-null when the content as a whole could not be read: the file ends as UNREADABLE with this
   * reason.
   */
  unreadable: readonly Message[] | null;
  rows: ReportRow[];
  /** Left out: the item is its only part. */
  coverage?: Coverage;
  /** In a trial only: what the detectors of texts say under the other lists. */
  instead?: ReportRow[];
  /**
   * WebP preview (at most 1600 px on the longer side), with the size of the upright original that
   * boxes refer to.
   */
  preview: { webp: Uint8Array; width: number; height: number } | null;
  /** PDQ hash of a picture with enough in it to be told from others, 64 hexadecimal digits. */
  pictureHash: string | null;
  /**
   * The text in pictures is still to be read (`Engine.read`); until then nothing may be called
   * clean. Left out: there is none.
   */
  toRead?: boolean;
}

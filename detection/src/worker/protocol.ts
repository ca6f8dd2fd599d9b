import type { Message } from '@vedetta/messages/message.ts';
import type { AccountPictures } from '../formats/item.ts';
import type { FileState } from '../detectors/malware/sources.ts';
import type { WatchVersion } from '../detectors/watch-list/recent.ts';
import type { WatchLists } from '../detectors/watch-list/watched.ts';

/**
 * A stored file, and what is known of it beside its bytes. The worker reads it itself: bytes never
 * cross the channel.
 */
export interface StoredFile {
  path: string;
  /** As the sender called it. */
  filename: string;
  /**
   * The account that published it, where its names are to be compared with those that the company
   * protects.
   */
  account?: string | null;
  /** The one kind of bytes that crosses the channel: small, and not in the blob store. */
  accountPictures?: AccountPictures;
}

/** What the parent asks of a scan worker. */
export interface ScanRequest extends StoredFile {
  /** `read`: only the text in pictures. */
  kind: 'scan' | 'read';
  id: number;
  /**
   * Whose lists to look for; null for nobody's. The worker asks for them when it has not kept them.
   */
  watch: WatchVersion | null;
  /**
   * For a trial: the lists that would hold instead. The texts are looked at with both, and no
   * preview is made.
   */
  instead?: WatchVersion | null;
}

/** Which lists of a scan. */
export type WhichLists = 'watch' | 'instead';

/** The lists a worker asked for, each once per scan at most. */
export interface ListsAnswer {
  kind: 'lists';
  id: number;
  lists: WatchLists;
}

export type ParentMessage = ScanRequest | ListsAnswer;

/** Of more files nobody is told. */
export const MOST_FILES_TOLD = 1_000;

/**
 * What a worker answers. It handles hostile bytes, so the parent parses every message
 * (jobs/worker-message.ts).
 */
export type WorkerMessage =
  | { kind: 'ready'; detectors: number }
  /** What became of the operator's files, after they were taken up. */
  | { kind: 'files'; files: readonly FileState[] }
  | { kind: 'wants-lists'; id: number; which: WhichLists }
  | { kind: 'progress'; id: number; done: number; total: number }
  /** Its resident memory after a file, told before what the file ended with. */
  | { kind: 'holds'; bytes: number }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'failed'; id: number; why: Message };

import { problem } from '../support/problem.ts';
import type { Problem } from '../support/problem.ts';

/** A file as the machines know it: the File object stays outside, behind the id. */
export interface FileRef {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}
export type UploadPhase =
  'refused' | 'queued' | 'sending' | 'retrying' | 'paused' | 'stored' | 'failed' | 'cancelled';
export interface UploadItem extends FileRef {
  phase: UploadPhase;
  /** Bytes sent in the present attempt. */
  sent: number;
  problem: Problem | null;
  /** Id of the upload at the server once it is stored. */
  fileId: string | null;
}

/** Bytes of the largest file. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Transfers at the same time. */
export const AT_ONCE = 3;

/** A new item: queued, or refused here where the server would refuse it too. */
export function itemOf(file: FileRef): UploadItem {
  const refusal = refusalOf(file);
  return {
    ...file,
    phase: refusal === null ? 'queued' : 'refused',
    sent: 0,
    problem: refusal,
    fileId: null,
  };
}

/** Why a file is not even sent; null when it may be. */
export function refusalOf({ name, size }: FileRef): Problem | null {
  if (size === 0)
    return problem('FILE_EMPTY', `"${name}" is empty. Choose a file that has content.`);
  if (size > MAX_FILE_BYTES)
    return problem('FILE_TOO_LARGE', `"${name}" is larger than 100 MiB. Choose a smaller file.`);
  return null;
}

/** Whether a transfer of this item exists now. */
export function isUnderWay({ phase }: UploadItem): boolean {
  return phase === 'sending' || phase === 'retrying' || phase === 'paused';
}

/** Whether nothing more will happen to this item by itself. */
export function isOver(item: UploadItem): boolean {
  return item.phase !== 'queued' && !isUnderWay(item);
}

/** The queued items that may start now, so that no more than `AT_ONCE` are under way. */
export function nextToStart(items: readonly UploadItem[]): readonly UploadItem[] {
  const free = Math.max(AT_ONCE - items.filter(isUnderWay).length, 0);
  return items.filter(({ phase }) => phase === 'queued').slice(0, free);
}

/** New items at the end of the list; an id that is there already is not added again. */
export function withFiles(
  items: readonly UploadItem[],
  files: readonly FileRef[],
): readonly UploadItem[] {
  return files.reduce(
    (list, file) => (list.some(({ id }) => id === file.id) ? list : [...list, itemOf(file)]),
    items,
  );
}

/** The list with the changes made to the items that `which` picks. */
export function changed(
  items: readonly UploadItem[],
  which: (item: UploadItem) => boolean,
  change: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) => (which(item) ? { ...item, ...change } : item));
}

export interface UploadTotals {
  /** Items that are queued or under way. */
  open: number;
  stored: number;
  failed: number;
  /**
   * 0 to 1 over the bytes of everything that is not refused or cancelled; 1 when there is nothing.
   */
  progress: number;
}

/** Sums for the head of the list. */
export function totalsOf(items: readonly UploadItem[]): UploadTotals {
  const counted = items.filter(({ phase }) => phase !== 'refused' && phase !== 'cancelled');
  const bytes = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce(
    (sum, item) => sum + (item.phase === 'stored' ? item.size : Math.min(item.sent, item.size)),
    0,
  );
  return {
    open: items.filter((item) => !isOver(item)).length,
    stored: items.filter(({ phase }) => phase === 'stored').length,
    failed: items.filter(({ phase }) => phase === 'failed' || phase === 'refused').length,
    progress: bytes === 0 ? 1 : sent / bytes,
  };
}

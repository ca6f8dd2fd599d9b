import { isScanOver } from '@vedetta/machines/lifecycles';
import type { MediaDetailQuery } from '../../generated/media-detail/graphql.ts';
import type { ScannedItem } from '../../domain/file-acts/use-file-acts.tsx';
import { titleOf } from '../../lib/sayings.ts';
import { fileScanLabel } from '../../domain/alerts/status-words.ts';

/**
 * The item as its acts know it; what the scan says of it is the title of its first alert, or how
 * the scan ended.
 */
export function scannedItem({
  id,
  title,
  scanStatus,
  file,
  alerts,
  showsPasswords,
}: MediaDetailQuery['media']): ScannedItem {
  const [first] = alerts;
  const verdict =
    scanStatus === 'FOUND' && first !== undefined ? titleOf(first) : fileScanLabel(scanStatus);
  const original =
    file?.path == null
      ? null
      : { filename: file.filename, size: file.size, path: file.path, verdict };
  return { mediaId: id, title, isOver: isScanOver(scanStatus), original, showsPasswords };
}

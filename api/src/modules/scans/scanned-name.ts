import { scannedFilename } from '@vedetta/detection/formats/text/file-names.ts';
import { isPost, type MediaRow } from '../media/store/media.ts';

/**
 * What was published as text has a heading, which is the text's own first line, and no name of a
 * file.
 */
export function scannedName(item: MediaRow): string {
  return isPost(item) ? 'post.txt' : scannedFilename(item.title);
}

import { latin1 } from '../bytes.ts';
import type { ScanItem } from '../item.ts';

/**
 * Brotli has no mark of its own: only its name tells. A short text stands in it nearly as it was.
 */
export const isBrotli = ({
  filename,
  mime,
  bytes,
}: Pick<ScanItem, 'filename' | 'mime' | 'bytes'>): boolean =>
  /\.br$/i.test(filename) &&
  (mime === null || (mime === 'text/plain' && /[^\t\n\r\x20-\x7e]/.test(latin1(bytes, 0, 4))));

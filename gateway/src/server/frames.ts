/**
 * What stands before the text of one whole, unmasked text message (RFC 6455, section 5.2), one
 * character per byte.
 * @param length bytes of the text.
 */
export function frameHead(length: number): string {
  const TEXT = 0x81;
  if (length < 126) return String.fromCharCode(TEXT, length);
  if (length < 2 ** 16) return String.fromCharCode(TEXT, 126, length >> 8, length & 255);
  return String.fromCharCode(
    TEXT,
    127,
    0,
    0,
    0,
    0,
    ...[24, 16, 8, 0].map((shift) => (length >>> shift) & 255),
  );
}

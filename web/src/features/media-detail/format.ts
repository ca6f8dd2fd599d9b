import * as m from '../../generated/messages/media-detail/index.ts';
import { shownLanguage } from '../../ui/language.ts';

const oneDecimal = (value: number): string =>
  value.toLocaleString(shownLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `38,112 bytes at 0x1d4c2`: the offset as tools for bytes write it. */
export function formatBytesPlace(offset: number, length: number): string {
  const what = m.byteCount({ count: length });
  return m.atOffset({ what, offset: offset.toString(16) });
}

/** `45.46420, 9.19000`, five decimals: about a metre. */
export const formatPosition = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** `< 0.1 ms`, `0.4 ms`, `12 ms`, `1.3 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 0.05) return m.underTenthMs;
  if (milliseconds < 10) return m.fractionalMs({ milliseconds: oneDecimal(milliseconds) });
  if (milliseconds < 1000) return m.wholeMs({ round: Math.round(milliseconds) });
  return `${oneDecimal(milliseconds / 1000)} s`;
}

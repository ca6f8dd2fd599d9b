import { say } from '@vedetta/messages/say.ts';
import { CannotUnpack, unpackStream } from '../archives/unpack.ts';
import { latin1 } from '../bytes.ts';
import type { NodeRoom } from '../room.ts';

/** The filters of a stream, first to last, without their short names. */
export function filtersOf(dictionary: string): string[] {
  const value = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1] ?? '';
  return [...value.matchAll(/\/([^\s/<>[\]()]+)/g)].map(
    (match) => SHORT.get(match[1] ?? '') ?? match[1] ?? '',
  );
}

const SHORT = new Map([
  ['Fl', 'FlateDecode'],
  ['AHx', 'ASCIIHexDecode'],
  ['A85', 'ASCII85Decode'],
  ['LZW', 'LZWDecode'],
  ['DCT', 'DCTDecode'],
]);

/**
 * Undoes the filters of a stream within the room.
 * @throws CannotUnpack for damaged bytes and filters that are not known here; Overrun as
 * `unpackStream`.
 */
export function decodeStream(packed: Uint8Array, dictionary: string, room: NodeRoom): Uint8Array {
  let bytes = packed;
  for (const filter of filtersOf(dictionary)) {
    if (filter === 'FlateDecode') bytes = unpredicted(inflate(bytes, room), dictionary);
    else if (filter === 'ASCIIHexDecode')
      bytes = new Uint8Array(
        Buffer.from(latin1(bytes, 0, bytes.length).replace(/[^0-9a-f]/gi, ''), 'hex'),
      );
    else if (filter === 'ASCII85Decode') bytes = ascii85(bytes);
    else throw new CannotUnpack(say('whyStreamCompressionUnsupported', { what: filter }));
  }
  return bytes;
}

/** Without the two bytes before and the sum after: readers do not mind when those are wrong. */
const inflate = (bytes: Uint8Array, room: NodeRoom) =>
  unpackStream(bytes.subarray(bytes[0] === 13 || bytes[0] === 10 ? 3 : 2), 'deflate', room).bytes;

/** Undoes the predictors of PNG (7.4.4.4), which some writers use for streams of objects. */
function unpredicted(bytes: Uint8Array, dictionary: string): Uint8Array {
  const number = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(\\d{1,6})`).exec(dictionary)?.[1] ?? otherwise);
  if (number('Predictor', 1) < 10) return bytes;
  const step = Math.max(1, Math.ceil((number('Colors', 1) * number('BitsPerComponent', 8)) / 8));
  const row = Math.ceil(
    (number('Colors', 1) * number('BitsPerComponent', 8) * number('Columns', 1)) / 8,
  );
  const out = new Uint8Array(Math.floor(bytes.length / (row + 1)) * row);
  for (let line = 0; line * (row + 1) + row < bytes.length; line += 1) {
    const kind = bytes[line * (row + 1)] ?? 0;
    for (let index = 0; index < row; index += 1) {
      const at = line * row + index;
      const left = index >= step ? (out[at - step] ?? 0) : 0;
      const up = line > 0 ? (out[at - row] ?? 0) : 0;
      const corner = line > 0 && index >= step ? (out[at - row - step] ?? 0) : 0;
      const guess =
        kind === 1
          ? left
          : kind === 2
            ? up
            : kind === 3
              ? (left + up) >> 1
              : kind === 4
                ? paeth(left, up, corner)
                : 0;
      out[at] = (bytes[line * (row + 1) + 1 + index] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function ascii85(bytes: Uint8Array): Uint8Array {
  const out: number[] = [];
  let value = 0;
  let count = 0;
  for (const sign of latin1(bytes, 0, bytes.length).replace(/\s/g, '')) {
    if (sign === '~') break;
    if (sign === 'z' && count === 0) {
      out.push(0, 0, 0, 0);
      continue;
    }
    value = value * 85 + sign.charCodeAt(0) - 33;
    count += 1;
    if (count === 5) {
      out.push((value / 2 ** 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255);
      value = 0;
      count = 0;
    }
  }
  if (count > 1) {
    const padded = count;
    for (; count < 5; count += 1) value = value * 85 + 84;
    out.push(
      ...[(value / 2 ** 24) & 255, (value >> 16) & 255, (value >> 8) & 255].slice(0, padded - 1),
    );
  }
  return new Uint8Array(out);
}

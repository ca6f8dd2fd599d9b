import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as Zxing from 'zxing-wasm/reader';
import type { ReadInputBarcodeFormat, ReaderOptions, ReadResult } from 'zxing-wasm/reader';

export type { ReadResult };
type Reader = (picture: Uint8Array) => Promise<ReadResult[]>;

/**
 * The library's default would fetch its WebAssembly from the network: it is read from the installed
 * package instead.
 */
let prepared: Promise<typeof Zxing> | null = null;

async function library(): Promise<typeof Zxing> {
  prepared ??= (async () => {
    const zxing = await import('zxing-wasm/reader');
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const wasm = await readFile(file);
    zxing.prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
    return zxing;
  })();
  try {
    return await prepared;
  } catch (error) {
    prepared = null;
    throw error;
  }
}

const QR: ReadInputBarcodeFormat[] = ['QRCode', 'MicroQRCode', 'RMQRCode'];
const OTHERS: ReadInputBarcodeFormat[] = ['DataMatrix', 'Aztec', 'PDF417', 'MaxiCode'];
/**
 * Kinds with strong error correction: they may be searched for in a picture made worse without
 * inventing any.
 */
const MATRIX: ReadInputBarcodeFormat[] = [...QR, ...OTHERS];
/**
 * Line codes with a check digit or alphabet strict enough; ITF, Codabar and DataBar read noise as
 * numbers.
 */
const LINES: ReadInputBarcodeFormat[] = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39',
  'Code93',
];

const COMMON: ReaderOptions = {
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 50,
  textMode: 'Plain',
};

/** Searches a greyscale picture given as a PGM file for every kind of code. */
export const readEverything: Reader = async (picture) => {
  const zxing = await library();
  return zxing.readBarcodes(picture, {
    ...COMMON,
    formats: [...MATRIX, ...LINES],
    minLineCount: 3,
  });
};

/**
 * The same without Data Matrix, Aztec, PDF417 and MaxiCode, whose search takes four fifths of the
 * time.
 */
export const readQrAndLines: Reader = async (picture) => {
  const zxing = await library();
  return zxing.readBarcodes(picture, { ...COMMON, formats: [...QR, ...LINES], minLineCount: 3 });
};

/** Searches for these alone. */
export const readOtherMatrixCodes: Reader = async (picture) => {
  const zxing = await library();
  return zxing.readBarcodes(picture, { ...COMMON, formats: OTHERS });
};

/** Searches only for two-dimensional codes, taking more trouble over noise. */
export const readMatrixCodes: Reader = async (picture) => {
  const zxing = await library();
  return zxing.readBarcodes(picture, { ...COMMON, formats: MATRIX, tryDenoise: true });
};

/**
 * The same with one threshold for the whole picture: for low contrast and prints on patterned
 * ground.
 */
export const readMatrixCodesGlobally: Reader = async (picture) => {
  const zxing = await library();
  return zxing.readBarcodes(picture, { ...COMMON, formats: MATRIX, binarizer: 'GlobalHistogram' });
};

/**
 * Wraps grey pixels as a PGM file: a quarter of the memory that the library's RGBA entrance takes.
 */
export function pgm(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  return Buffer.concat([header, pixels]);
}

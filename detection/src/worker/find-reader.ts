import type { PictureReader } from '../formats/ocr/picture-reader.ts';
import { bundledReader } from './bundled-reader.ts';
import { isComplete, nativeReader } from './native-reader.ts';

/**
 * The Tesseract of the system where there is one that knows what is needed, else the one that comes
 * with the product. It is looked for at the first picture.
 * @param command path of the program; null when the system has none.
 */
export function findReader(command: string | null): PictureReader {
  let found: Promise<PictureReader> | null = null;
  const find = async () =>
    command !== null && (await isComplete(command)) ? nativeReader(command) : bundledReader();
  return {
    read: async (picture, deadline, of) => {
      found ??= find();
      return (await found).read(picture, deadline, of);
    },
  };
}

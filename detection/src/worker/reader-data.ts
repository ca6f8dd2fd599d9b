import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** `osd` tells which way up a page stands. */
const LANGUAGES = ['eng', 'ita', 'osd'] as const;
export type Language = (typeof LANGUAGES)[number];

const require = createRequire(import.meta.url);

/**
 * What the bundled Tesseract was taught, as its `traineddata` files. English and Italian are its
 * smaller networks, which read as well in two thirds of the time and are kept here
 * (tessdata/README.md).
 * @throws where a file is missing.
 */
export async function readerData(): Promise<{ language: Language; bytes: Uint8Array }[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      bytes: new Uint8Array(await unpacked(language)),
    })),
  );
}

async function unpacked(language: Language): Promise<Buffer> {
  if (language !== 'osd')
    return promisify(brotliDecompress)(
      await readFile(join(ownFolder(), `${language}.traineddata.br`)),
    );
  return promisify(gunzip)(
    await readFile(
      join(
        dirname(require.resolve('@tesseract.js-data/osd/package.json')),
        '4.0.0',
        'osd.traineddata.gz',
      ),
    ),
  );
}

/**
 * Beside this file in the sources, at the top of a build, where the chunks' parent is; for what is
 * bundled elsewhere, as a test's worker is, in the package.
 */
function ownFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return (
    [join(here, 'tessdata'), join(here, '..', 'tessdata')].find((folder) => existsSync(folder)) ??
    dirname(require.resolve('@vedetta/detection/tessdata/README.md'))
  );
}

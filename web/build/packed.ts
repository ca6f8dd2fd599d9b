import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** What a browser unpacks on its own. Maps are for developers, who are near. */
const TEXTS = /\.(js|css|svg)$/;
/** Below this a file with the head of its answer is one packet anyway, in bytes. */
const WORTH_IT = 1_024;

/**
 * Writes beside each text in `assets` the same in Brotli and in gzip, which the server sends as
 * they are to whoever takes them: a third to a quarter of the bytes. Packed once here, it may take
 * its time; a server that packs what it sends takes that time from somebody.
 */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets');
      await Promise.all(
        (await readdir(folder))
          .filter((name) => TEXTS.test(name))
          .map(async (name) => {
            const text = await readFile(join(folder, name));
            if (text.length < WORTH_IT) return;
            const hint = {
              params: {
                [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
                [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
              },
            };
            await Promise.all([
              brotli(text, hint).then((small) => writeFile(join(folder, `${name}.br`), small)),
              zip(text, { level: constants.Z_BEST_COMPRESSION }).then((small) =>
                writeFile(join(folder, `${name}.gz`), small),
              ),
            ]);
          }),
      );
    },
  };
}

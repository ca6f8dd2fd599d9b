import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PictureReader } from '../ocr/picture-reader.ts';
import { parseWordTable } from '../ocr/word-table.ts';

/** Fully automatic, with a look at which way up the page stands. */
const PAGE_MODE = '1';
const LSTM = 1;
/** `osd` tells orientation; it needs the older engine, which only the full build has. */
const DATA = [{ language: 'eng', kind: '4.0.0_best_int' }, { language: 'ita', kind: '4.0.0_best_int' }, { language: 'osd', kind: '4.0.0' }] as const;
const unpack = promisify(gunzip);
const require = createRequire(import.meta.url);

/**
 * The Tesseract that comes with the npm packages, as WebAssembly: English and Italian, no network. It is loaded at the first picture
 * and cannot be stopped in the middle of one: whoever runs it ends its process.
 */
export function bundledReader(): PictureReader {
  let loaded: ReturnType<typeof load> | null = null;
  return {
    read: async (pgm) => {
      loaded ??= load();
      const { module, api } = await loaded;
      module.FS.writeFile('/input', pgm);
      if (api.SetImageFile(1, 0) === 1) throw new Error('The reader does not take the prepared picture.');
      api.Recognize(null);
      const table = api.GetTSVText(0);
      api.Clear();
      return parseWordTable(table);
    },
  };
}

async function load() {
  const { default: core } = await import('tesseract.js-core/tesseract-core-simd.js');
  const wasm = await readFile(require.resolve('tesseract.js-core/tesseract-core-simd.wasm'));
  const quiet = () => undefined;
  const module = await core({ wasmBinary: new Uint8Array(wasm), TesseractProgress: quiet, print: quiet, printErr: quiet });
  for (const { language, kind } of DATA) {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    module.FS.writeFile(`/${language}.traineddata`, new Uint8Array(await unpack(await readFile(join(folder, kind, `${language}.traineddata.gz`)))));
  }
  const api = new module.TessBaseAPI();
  if (api.Init('/', 'eng+ita', LSTM, null) !== 0) throw new Error('The languages of the reader cannot be loaded. Run `npm ci` anew.');
  api.SetVariable('tessedit_pageseg_mode', PAGE_MODE);
  return { module, api };
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PictureReader, SeenWord, Shades } from '../formats/ocr/picture-reader.ts';
import { pgmOf } from '../formats/ocr/prepare.ts';
import { parseWordTable } from '../formats/ocr/word-table.ts';
import { readerData } from './reader-data.ts';
import { middleOf, turnedBack, upright, type Quarters } from './turns.ts';

/** Fully automatic; with a look at which way up the page stands where that is not known. */
const PAGE_MODE = { known: '3', unknown: '1' };
/** Which way up a page stands the older engine tells, which only the full build has. */
const ENGINE = { older: 0, lstm: 1 };

/**
 * Looks at which way up a page stands. Tesseract tries five times `letters`, which are 50 if
 * nothing is said, each in four ways, which takes half as long as to read it. Of most pages few
 * letters of the middle say it.
 */
const LOOKS = [
  { of: 'middle', letters: '8' },
  { of: 'whole', letters: '20' },
] as const;
/**
 * How sure the letters must be together. That it was turned takes more than that it was not, as
 * most pages were not.
 */
const SURE = { upright: 2, turned: 4 };
/** Letters that say less say no more when there are some more of them. */
const HOPELESS = 1;
/** The longer side of the middle, in pixels: a dozen lines. */
const MIDDLE = 900;
/** Too few letters. */
const NO_TURN = { orientation_id: 0, oconfidence: 0 };

const require = createRequire(import.meta.url);

/**
 * The Tesseract that comes along, as WebAssembly: English and Italian, no network. It is loaded at
 * the first picture and cannot be stopped in the middle of one: whoever runs it ends its process.
 */
export function bundledReader(): PictureReader {
  let loaded: ReturnType<typeof load> | null = null;
  const turns = new WeakMap<object, Quarters | null>();
  return {
    read: async (picture, _deadline, of) => {
      loaded ??= load();
      const { turnOf, wordsIn } = await loaded;
      if (of !== undefined && !turns.has(of))
        turns.set(of, turnOf({ middle: middleOf(picture, MIDDLE), whole: picture }));
      const quarters = of === undefined ? null : (turns.get(of) ?? null);
      if (quarters === null) return wordsIn(picture, PAGE_MODE.unknown);
      return wordsIn(upright(picture, quarters), PAGE_MODE.known).map((word) =>
        turnedBack(word, quarters, picture),
      );
    },
  };
}

async function load() {
  const { default: core } = await import('tesseract.js-core/tesseract-core-simd.js');
  const wasm = await readFile(require.resolve('tesseract.js-core/tesseract-core-simd.wasm'));
  const quiet = () => undefined;
  const module = await core({
    wasmBinary: new Uint8Array(wasm),
    TesseractProgress: quiet,
    print: quiet,
    printErr: quiet,
  });
  for (const { language, bytes } of await readerData())
    module.FS.writeFile(`/${language}.traineddata`, bytes);
  const started = (languages: string, engine: number) => {
    const api = new module.TessBaseAPI();
    if (api.Init('/', languages, engine, null) !== 0)
      throw new Error("The OCR language files can't be loaded. Run `npm ci` again.");
    return api;
  };
  const [pages, turns] = [started('eng+ita', ENGINE.lstm), started('osd', ENGINE.older)];
  const take = (api: typeof pages, picture: Shades) => {
    module.FS.writeFile('/input', pgmOf(picture));
    if (api.SetImageFile(1, 0) === 1) throw new Error('The OCR engine refused the prepared image.');
  };
  return {
    /** By how many quarters a page was turned; null where its letters do not say so surely. */
    turnOf: (picture: { middle: Shades; whole: Shades }): Quarters | null => {
      for (const { of, letters } of LOOKS) {
        const turn = new module.OSResults();
        turns.SetVariable('min_characters_to_try', letters);
        take(turns, picture[of]);
        const { orientation_id: id, oconfidence } = turns.DetectOS(turn)
          ? turn.best_result
          : NO_TURN;
        turns.Clear();
        module.destroy(turn);
        if (
          oconfidence >= (id === 0 ? SURE.upright : SURE.turned) &&
          (id === 0 || id === 1 || id === 2 || id === 3)
        )
          return id;
        if (oconfidence < HOPELESS) return null;
      }
      return null;
    },
    wordsIn: (picture: Shades, pageMode: string): SeenWord[] => {
      pages.SetVariable('tessedit_pageseg_mode', pageMode);
      take(pages, picture);
      pages.Recognize(null);
      const table = pages.GetTSVText(0);
      pages.Clear();
      return parseWordTable(table);
    },
  };
}

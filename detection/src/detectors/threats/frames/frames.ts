import { ENGLISH_DEEDS } from './english-deeds.ts';
import { ENGLISH_FATES } from './english-fates.ts';
import { ENGLISH_LISTS } from './english-lists.ts';
import type { Frame } from './frame.ts';
import { ITALIAN_FRAMES } from './italian-frames.ts';
import { ITALIAN_LISTS } from './italian-lists.ts';
import { PICTOGRAM_FRAMES } from './pictogram-frames.ts';

/** Frames by language, with the lists that their patterns name. */
export const FRAME_SETS: Readonly<
  Record<Frame['language'], { frames: readonly Frame[]; lists: Readonly<Record<string, string>> }>
> = {
  en: { frames: [...ENGLISH_DEEDS, ...ENGLISH_FATES, ...PICTOGRAM_FRAMES], lists: ENGLISH_LISTS },
  it: { frames: ITALIAN_FRAMES, lists: ITALIAN_LISTS },
};

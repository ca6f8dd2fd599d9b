import { patchesIn, type Patch } from './patches.ts';
import type { Prepared } from './prepare.ts';

/**
 * Letters of a caption are all of one shade, the lightest or the darkest around: those at least so
 * light, and at most so dark.
 */
const LIGHT = [240, 215, 190, 165] as const;
const DARK = [15, 40, 65, 90] as const;

/**
 * What may be a letter: its height in pixels and as a share of the picture's, its width by its
 * height, how much of its box it fills.
 */
const LETTER = { height: 9, share: 0.3, width: 2.6, leastFill: 0.12, mostFill: 0.97 };
/** A row has so many of them. */
const FEWEST_LETTERS = 4;
/**
 * Neighbours in a row: the lower one is at least so high as a share of the other, so much of it is
 * beside the other, the gap so wide in heights.
 */
const NEIGHBOUR = { height: 0.5, beside: 0.6, gap: 1.1 };
/** Strokes of letters of one row are about as wide: one not so many times the other. */
const STROKES = 2.2;
/** A dot fills so much of a square as high as its row. */
const DOT = 1 / 150;
const PAPER = 255;
const INK = 0;

/**
 * The letters of captions, black on white, all else left out: what stands in one light or one dark
 * tone, in rows of like heights. On a busy ground a reader sees few of them; without the ground it
 * reads them as on paper.
 *
 * @returns a picture of light letters and one of dark ones, of the size given, each only where
 * there are such rows
 */
export function captionsOf(picture: Prepared): Prepared[] {
  const tones = [
    LIGHT.map((bar) => (shade: number) => shade >= bar),
    DARK.map((bar) => (shade: number) => shade <= bar),
  ];
  return tones.flatMap((bars) => {
    const best = bars
      .map((isInk) => rowsAt(picture, isInk))
      .reduce((most, one) => (one.letters > most.letters ? one : most));
    return best.letters === 0 ? [] : [drawn(picture, best.kept)];
  });
}

/** What stands in rows when such shades are ink. */
function rowsAt(
  picture: Prepared,
  isInk: (shade: number) => boolean,
): { letters: number; kept: Patch[] } {
  const patches = patchesIn(picture, isInk);
  const rows = rowsOf(patches.filter((patch) => isLetter(patch, picture.height)));
  const boxes = rows.map(boxOf);
  return {
    letters: rows.reduce((sum, row) => sum + row.length, 0),
    // With dots, commas and strokes unlike those beside them, and without dust.
    kept: patches.filter((patch) =>
      boxes.some((box) => isInside(patch, box) && patch.area >= DOT * (box.bottom - box.top) ** 2),
    ),
  };
}

function drawn({ shades, width, height }: Prepared, patches: readonly Patch[]): Prepared {
  const picture = new Uint8Array(shades.length).fill(PAPER);
  for (const { runs } of patches) for (const [start, end] of runs) picture.fill(INK, start, end);
  return { shades: picture, width, height, isBlank: false };
}

function isLetter({ left, top, right, bottom, area }: Patch, whole: number): boolean {
  const [wide, high] = [right - left, bottom - top];
  if (high < LETTER.height || high > whole * LETTER.share || wide > high * LETTER.width)
    return false;
  const fill = area / (wide * high);
  // An I or an l fills its box.
  return fill >= LETTER.leastFill && (fill <= LETTER.mostFill || wide * 2 < high);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const boxOf = (patches: readonly Box[]): Box => ({
  left: Math.min(...patches.map(({ left }) => left)),
  right: Math.max(...patches.map(({ right }) => right)),
  top: Math.min(...patches.map(({ top }) => top)),
  bottom: Math.max(...patches.map(({ bottom }) => bottom)),
});
function isInside(one: Box, { left, top, right, bottom }: Box): boolean {
  const room = (bottom - top) / 4;
  return (
    one.left >= left - room &&
    one.right <= right + room &&
    one.top >= top - room &&
    one.bottom <= bottom + room
  );
}

/** Letters that stand beside each other, row by row, from left to right. */
function rowsOf(letters: readonly Patch[]): Patch[][] {
  const rows: Patch[][] = [];
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((one) => areNeighbours(one.at(-1), letter));
    if (row === undefined) rows.push([letter]);
    else row.push(letter);
  }
  return rows.filter((row) => row.length >= FEWEST_LETTERS);
}

function areNeighbours(one: Patch | undefined, other: Patch): boolean {
  if (one === undefined) return false;
  const [a, b] = [one.bottom - one.top, other.bottom - other.top];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const beside = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const strokes = strokeOf(one) / strokeOf(other);
  return (
    low >= high * NEIGHBOUR.height &&
    beside >= low * NEIGHBOUR.beside &&
    other.left - one.right <= high * NEIGHBOUR.gap &&
    strokes < STROKES &&
    strokes > 1 / STROKES
  );
}
/** How wide its strokes are, as a row of pixels crosses them. */
const strokeOf = ({ area, runs }: Patch) => area / runs.length;

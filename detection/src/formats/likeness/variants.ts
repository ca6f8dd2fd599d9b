import type { Box } from './pdq.ts';

/** A picture in grey: one byte per pixel, row by row. */
export interface Grey {
  luma: Uint8Array;
  width: number;
  height: number;
}

/**
 * What is undone to see what a picture may have been: a frame, a strip of writing, sides that were
 * cut off.
 */
export type Undone = 'border' | 'caption' | 'crop';

/** A part of the picture, or more than it; `undone` is null for the picture as it is. */
export interface Variant {
  box: Box;
  undone: Undone | null;
}

/** Noise of compression around a flat ground. */
const TOLERANCE = 14;
/** A line belongs to a frame when this share of it is of one shade. */
const FLAT = 0.97;
/** A line belongs to a strip with writing when this share of it is of the strip's shade. */
const WRITTEN = 0.35;
/** Less than this share of a side left is no picture with a frame, but a drawing on a ground. */
const LEAST_LEFT = 0.4;
/** How much of each side is thought to be cut off, of what is left. */
const CUTS = [0.0125, 0.026, 0.055];
/** How much is thought to be cut off one side alone. */
const CUT_OF_ONE = 0.053;

/**
 * What a picture may have been before somebody edited it: without a frame of one shade, without a
 * strip of writing above or below, and with its cut-off sides mirrored in again. The picture itself
 * comes first.
 */
export function variantsOf(grey: Grey): Variant[] {
  const whole: Box = { left: 0, top: 0, right: grey.width, bottom: grey.height };
  const variants: Variant[] = [{ box: whole, undone: null }];
  const add = (undone: Undone, box: Box) => {
    if (isOther(box, whole) && isEnough(box, grey)) variants.push({ box, undone });
  };
  add('border', withoutBorder(grey, whole));
  // A sky is a strip as well, so each side is tried alone; and what is left may have a frame.
  const both = withoutStrips(grey, whole);
  const bare = [{ ...both, top: 0 }, { ...both, bottom: grey.height }, both].filter((box) =>
    isOther(box, whole),
  );
  for (const box of bare.filter((one, at) =>
    bare.slice(0, at).every((earlier) => isOther(earlier, one)),
  )) {
    add('caption', box);
    const framed = withoutBorder(grey, box);
    if (isOther(framed, box)) add('caption', framed);
  }
  const grown = (left: number, top: number, right: number, bottom: number): Box => ({
    left: -Math.round(left * grey.width),
    top: -Math.round(top * grey.height),
    right: grey.width + Math.round(right * grey.width),
    bottom: grey.height + Math.round(bottom * grey.height),
  });
  for (const cut of CUTS) add('crop', grown(cut, cut, cut, cut));
  add('crop', grown(CUT_OF_ONE, 0, 0, 0));
  add('crop', grown(0, CUT_OF_ONE, 0, 0));
  add('crop', grown(0, 0, CUT_OF_ONE, 0));
  add('crop', grown(0, 0, 0, CUT_OF_ONE));
  return variants;
}

const isOther = (one: Box, other: Box) =>
  one.left !== other.left ||
  one.top !== other.top ||
  one.right !== other.right ||
  one.bottom !== other.bottom;
const isEnough = ({ left, top, right, bottom }: Box, { width, height }: Grey) =>
  right - left >= LEAST_LEFT * width && bottom - top >= LEAST_LEFT * height;

interface Line {
  shade: number;
  share: number;
}

/** The shade that a line has most, and its share of the line. */
function lineOf(valueAt: (at: number) => number, length: number): Line {
  const counts = new Uint32Array(256);
  for (let at = 0; at < length; at += 1) counts[valueAt(at)] = (counts[valueAt(at)] ?? 0) + 1;
  let most = 0;
  for (let shade = 1; shade < 256; shade += 1)
    if ((counts[shade] ?? 0) > (counts[most] ?? 0)) most = shade;
  let near = 0;
  for (
    let shade = Math.max(0, most - TOLERANCE);
    shade <= Math.min(255, most + TOLERANCE);
    shade += 1
  )
    near += counts[shade] ?? 0;
  return { shade: most, share: near / Math.max(1, length) };
}

/** How many lines from the edge on are of the shade of the first, which itself must be flat. */
function depth(line: (at: number) => Line, lines: number, least: number): number {
  const first = lines > 0 ? line(0) : { shade: 0, share: 0 };
  if (first.share < FLAT) return 0;
  for (let deep = 1; deep < lines; deep += 1) {
    const { shade, share } = line(deep);
    if (share < least || Math.abs(shade - first.shade) > TOLERANCE) return deep;
  }
  return lines;
}

/** The box inside a frame of one shade. */
function withoutBorder(grey: Grey, { left, top, right, bottom }: Box): Box {
  const wide = right - left;
  const high = bottom - top;
  const above = depth((at) => row(grey, top + at), high, FLAT);
  const inner = {
    left,
    right,
    top: top + above,
    bottom: bottom - depth((at) => row(grey, bottom - 1 - at), high - above, FLAT),
  };
  const before = depth((at) => column(grey, left + at, inner), wide, FLAT);
  return {
    ...inner,
    left: left + before,
    right: right - depth((at) => column(grey, right - 1 - at, inner), wide - before, FLAT),
  };
}

/** The box without strips of writing on one shade above and below. */
function withoutStrips(grey: Grey, box: Box): Box {
  const above = depth((at) => row(grey, box.top + at), grey.height, WRITTEN);
  return {
    ...box,
    top: above,
    bottom:
      box.bottom - depth((at) => row(grey, box.bottom - 1 - at), grey.height - above, WRITTEN),
  };
}

const row = ({ luma, width }: Grey, y: number) => lineOf((x) => luma[y * width + x] ?? 0, width);
const column = ({ luma, width }: Grey, x: number, { top, bottom }: Box) =>
  lineOf((y) => luma[(top + y) * width + x] ?? 0, bottom - top);

/** A box on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  left: number;
  top: number;
}

/** Width of the words of a step. */
export const TOUR_WIDTH = 303;
/** Space between the element and its frame. */
const PADDING = 6;
/** Space between the frame and the words, and least space to the edge of the window. */
const GAP = 12;

/** The frame around an element. */
export function frameAround({ left, top, width, height }: Box): Box {
  return {
    left: left - PADDING,
    top: top - PADDING,
    width: width + 2 * PADDING,
    height: height + 2 * PADDING,
  };
}

const within = (value: number, size: number, room: number) =>
  Math.max(GAP, Math.min(value, room - size - GAP));

/**
 * Where the words stand: beside a narrow element, else below it, else above it; where none of these
 * has room, at the lower edge of the window.
 *
 * @param frame around the element
 * @param words how large they are
 * @param view how large the window is
 */
export function placeWords(frame: Box, words: Size, view: Size): Point {
  const right = frame.left + frame.width + GAP;
  const below = frame.top + frame.height + GAP;
  const above = frame.top - GAP - words.height;
  const besideTop = within(frame.top, words.height, view.height);
  const centredLeft = within(frame.left + (frame.width - words.width) / 2, words.width, view.width);
  if (frame.width < view.width / 2 && right + words.width + GAP <= view.width)
    return { left: right, top: besideTop };
  if (below + words.height + GAP <= view.height) return { left: centredLeft, top: below };
  if (above >= GAP) return { left: centredLeft, top: above };
  return { left: centredLeft, top: Math.max(GAP, view.height - words.height - GAP) };
}

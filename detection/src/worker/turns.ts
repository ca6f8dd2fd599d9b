import type { SeenWord, Shades } from '../formats/ocr/picture-reader.ts';

/** Quarters by which a page was turned clockwise. */
export type Quarters = 0 | 1 | 2 | 3;

/** The page upright. @param quarters by which it was turned. */
export function upright(page: Shades, quarters: Quarters): Shades {
  if (quarters === 0) return page;
  const { shades, width, height } = page;
  if (quarters === 2) return { width, height, shades: Uint8Array.from(shades).reverse() };
  const turned = new Uint8Array(shades.length);
  // One step to the right in the upright page is one row down in one that was turned clockwise, and
  // one up in the other.
  const [first, right, down] =
    quarters === 1 ? [width - 1, width, -1] : [(height - 1) * width, -width, 1];
  let to = 0;
  for (let row = 0; row < width; row += 1) {
    for (let column = 0, from = first + row * down; column < height; column += 1, from += right)
      turned[to++] = shades[from] ?? 0;
  }
  return { shades: turned, width: height, height: width };
}

/**
 * A word of the upright page where it stands in the page as it was given.
 * @param page the one that was given
 */
export function turnedBack(
  word: SeenWord,
  quarters: Quarters,
  page: { width: number; height: number },
): SeenWord {
  const { left, top, width, height } = word;
  switch (quarters) {
    case 0:
      return word;
    case 1:
      return { ...word, left: page.width - top - height, top: left, width: height, height: width };
    case 2:
      return { ...word, left: page.width - left - width, top: page.height - top - height };
    case 3:
      return { ...word, left: top, top: page.height - left - width, width: height, height: width };
  }
}

/** What is in the middle of a page. @param most the longer side, in pixels */
export function middleOf(page: Shades, most: number): Shades {
  const [width, height] = [Math.min(most, page.width), Math.min(most, page.height)];
  if (width === page.width && height === page.height) return page;
  const [left, top] = [(page.width - width) >> 1, (page.height - height) >> 1];
  const shades = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * page.width + left;
    shades.set(page.shades.subarray(from, from + width), row * width);
  }
  return { shades, width, height };
}

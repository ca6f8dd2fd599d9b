/** A word as a reader of pictures saw it, in pixels of the picture it was given. */
export interface SeenWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0-1. */
  confidence: number;
  /** Words with the same number stand in one line, lines with the same number in one block. */
  line: number;
  block: number;
}

/** A picture in shades of grey, one byte a pixel, row by row. */
export interface Shades {
  shades: Uint8Array;
  width: number;
  height: number;
}

/**
 * What reads text in pictures: the Tesseract of the system, or the one that comes with the product.
 */
export interface PictureReader {
  /**
   * Reads one picture, whichever way up it stands.
   * @param picture not blank. @param deadline milliseconds since the epoch.
   * @param of what several looks are at, standing the same way in all of them: most often a page
   * full of letters, worth a quick look at which way up
   *   it stands, once.
   * @returns the words in the order in which they are read.
   * @throws ReadingTooLong at the deadline, where the reader can be stopped.
   */
  read(picture: Shades, deadline: number, of?: object): Promise<SeenWord[]>;
}

/** The time was used up before a picture was read. */
export class ReadingTooLong extends Error {
  override name = 'ReadingTooLong';
}

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

/** What reads text in pictures: the Tesseract of the system, or the one that comes with the product. */
export interface PictureReader {
  /**
   * Reads one picture, whichever way up it stands.
   * @param pgm the picture in shades of grey. @param deadline milliseconds since the epoch.
   * @returns the words in the order in which they are read.
   * @throws ReadingTooLong at the deadline, where the reader can be stopped.
   */
  read(pgm: Uint8Array, deadline: number): Promise<SeenWord[]>;
}

/** The time was used up before a picture was read. */
export class ReadingTooLong extends Error {
  override name = 'ReadingTooLong';
}

import type { TailKind } from './tail-kind.ts';

/**
 * Score of what stands after the end of a picture, by what it is. The bare presence of a tail is
 * never High: proof of something that runs is. Figures of ordinary pictures behind this: 13 tails
 * in about 2,700, all of them vendor trailers, further pictures of the same camera, or single
 * bytes.
 */
export const TAIL_SCORES: Record<TailKind, number> = {
  /** High: nobody appends a program to a picture by accident. */
  program: 800,
  /** High: an archive whose names show programs or scripts. */
  'archive-with-program': 700,
  /**
   * Medium: readers of archives find it without further ado; the classic way to pass a file through
   * a picture host.
   */
  archive: 500,
  /** Medium: code that a web server or browser would run if the file is served as such. */
  code: 500,
  /** Medium: a whole document carried along. */
  document: 400,
  /**
   * Medium: as even as ciphertext or compressed data, in no format known here; a statistical signal
   * never exceeds Medium.
   */
  'high-entropy': 350,
  /** Low: a second picture; some cameras and editors append previews without declaring them. */
  picture: 200,
  /** Low: a video without the declaration of a motion photo. */
  video: 200,
  /** Low: readable text. */
  text: 200,
  /** Low: bytes of no known format. */
  unknown: 150,
  /** Informative: a long run of one value carries nothing but hides the true size. */
  padding: 50,
};

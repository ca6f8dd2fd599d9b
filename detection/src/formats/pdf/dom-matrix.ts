/**
 * The part of the browser's `DOMMatrix` that pdf.js needs where nothing is drawn: it makes one when
 * it is loaded, and scales and moves one for each picture mask that it turns into a path. What only
 * drawing uses is left out, so that it throws and does not draw something wrong.
 *
 * A 2D matrix as in the Geometry Interfaces standard: x' = ax + cy + e, y' = bx + dy + f.
 */
export class DOMMatrix2D {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;

  /** Scales what is drawn before everything that the matrix does to it. */
  scaleSelf(x: number, y: number = x): this {
    this.a *= x;
    this.b *= x;
    this.c *= y;
    this.d *= y;
    return this;
  }

  /** Moves what is drawn before everything that the matrix does to it. */
  translateSelf(x: number, y: number): this {
    this.e += this.a * x + this.c * y;
    this.f += this.b * x + this.d * y;
    return this;
  }
}

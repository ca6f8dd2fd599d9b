/** A picture in grey, row by row. */
export interface Grey {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** How far each pixel is above (light, up to 1) or below (dark, down to -1) what surrounds it. */
export interface Evened {
  values: Float32Array;
  width: number;
  height: number;
}

/** Below this spread of grey values a neighbourhood is one colour with noise on it. */
const NOISE = 6;

/**
 * Takes shade and gloss out of a picture: each pixel is compared with the mean of a square around
 * it, in units of what values differ there.
 * @param radius of the square, in pixels: some modules of a code.
 */
export function evenedOut({ pixels, width, height }: Grey, radius: number): Evened {
  const values = new Float32Array(width * height);
  const columns = { sum: new Float64Array(width + 1), squares: new Float64Array(width + 1) };
  for (let row = -radius; row < height; row += 1) {
    if (row + radius < height) add(columns, pixels, (row + radius) * width, width, 1);
    if (row - radius - 1 >= 0) add(columns, pixels, (row - radius - 1) * width, width, -1);
    if (row < 0) continue;
    const rows = Math.min(height - 1, row + radius) - Math.max(0, row - radius) + 1;
    evenRow({ pixels, values, width, row, radius, rows }, columns);
  }
  return { values, width, height };
}

interface Columns {
  sum: Float64Array;
  squares: Float64Array;
}

/** Adds a row to the sums of the columns, or takes it away. */
function add(
  { sum, squares }: Columns,
  pixels: Uint8Array,
  begin: number,
  width: number,
  sign: 1 | -1,
): void {
  for (let x = 0; x < width; x += 1) {
    const value = pixels[begin + x] ?? 0;
    sum[x] = (sum[x] ?? 0) + sign * value;
    squares[x] = (squares[x] ?? 0) + sign * value * value;
  }
}

interface Row {
  pixels: Uint8Array;
  values: Float32Array;
  width: number;
  row: number;
  radius: number;
  rows: number;
}

function evenRow(
  { pixels, values, width, row, radius, rows }: Row,
  { sum, squares }: Columns,
): void {
  let [total, squared] = [0, 0];
  for (let x = -radius; x < width; x += 1) {
    const [entering, leaving] = [x + radius, x - radius - 1];
    if (entering < width) {
      total += sum[entering] ?? 0;
      squared += squares[entering] ?? 0;
    }
    if (leaving >= 0) {
      total -= sum[leaving] ?? 0;
      squared -= squares[leaving] ?? 0;
    }
    if (x < 0) continue;
    const count = rows * (Math.min(width - 1, entering) - Math.max(0, x - radius) + 1);
    const mean = total / count;
    const spread = Math.sqrt(Math.max(0, squared / count - mean * mean)) + NOISE;
    values[row * width + x] = Math.max(
      -1,
      Math.min(1, ((pixels[row * width + x] ?? 0) - mean) / spread),
    );
  }
}

/** Side of the picture that is transformed. */
const SIDE = 64;
/** Frequencies kept per direction: 16 × 16 bits. */
const KEPT = 16;
export const HASH_BITS = KEPT * KEPT;
/** Passes of the smoothing filter. */
const PASSES = 2;
/** Below this a picture has too little in it to be told from others. */
export const LOW_QUALITY = 50;

export interface PictureHash {
  /** 64 hexadecimal digits. */
  hash: string;
  /** 0 to 100: how much there is to see. */
  quality: number;
}

/**
 * The perceptual hash PDQ (Facebook ThreatExchange, "The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing
 * Algorithm"): pictures that look the same differ in few of its 256 bits, also after scaling or compressing again.
 * @param luma one byte per pixel, row by row.
 */
export function pictureHash(luma: Uint8Array, width: number, height: number): PictureHash {
  const small = decimate(smooth(Float32Array.from(luma), width, height), width, height);
  const waves = transform(small);
  const median = [...waves].sort((a, b) => a - b)[HASH_BITS / 2 - 1] ?? 0;
  const nibbles = Array.from({ length: HASH_BITS / 4 }, (_, i) => {
    // The first bit of the first frequency is the last of the text.
    const from = HASH_BITS - 4 * (i + 1);
    return [0, 1, 2, 3].reduce((nibble, bit) => nibble | ((waves[from + bit] ?? 0) > median ? 1 << bit : 0), 0).toString(16);
  });
  return { hash: nibbles.join(''), quality: qualityOf(small) };
}

/** A tent filter of the size that the coming reduction needs: box filters along rows and columns, twice. */
function smooth(pixels: Float32Array, width: number, height: number): Float32Array {
  const windowOf = (length: number) => Math.floor((length + 2 * SIDE - 1) / (2 * SIDE));
  let from = pixels;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rows = new Float32Array(from.length);
    for (let y = 0; y < height; y += 1) boxFilter(from, rows, y * width, width, 1, windowOf(width));
    const columns = new Float32Array(from.length);
    for (let x = 0; x < width; x += 1) boxFilter(rows, columns, x, height, width, windowOf(height));
    from = columns;
  }
  return from;
}

/** Mean of the window around each of `length` values, fewer at the ends. */
function boxFilter(from: Float32Array, to: Float32Array, start: number, length: number, stride: number, window: number): void {
  const after = Math.floor((window + 2) / 2);
  const before = window - after;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < Math.min(after - 1, length); i += 1, count += 1) sum += from[start + i * stride] ?? 0;
  for (let i = 0; i < length; i += 1) {
    const entering = i + after - 1;
    const leaving = i - before - 1;
    if (entering < length) {
      sum += from[start + entering * stride] ?? 0;
      count += 1;
    }
    if (leaving >= 0) {
      sum -= from[start + leaving * stride] ?? 0;
      count -= 1;
    }
    to[start + i * stride] = sum / count;
  }
}

/** Takes the pixel in the middle of each of 64 × 64 fields. */
function decimate(pixels: Float32Array, width: number, height: number): Float32Array {
  const small = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    const row = Math.floor(((y + 0.5) * height) / SIDE) * width;
    for (let x = 0; x < SIDE; x += 1) small[y * SIDE + x] = pixels[row + Math.floor(((x + 0.5) * width) / SIDE)] ?? 0;
  }
  return small;
}

const COSINES = Float32Array.from({ length: KEPT * SIDE }, (_, i) => {
  const [wave, place] = [Math.floor(i / SIDE) + 1, i % SIDE];
  return Math.sqrt(2 / SIDE) * Math.cos((Math.PI / 2 / SIDE) * wave * (2 * place + 1));
});

/** The lowest 16 × 16 cosine frequencies, without the constant ones. */
function transform(small: Float32Array): Float32Array {
  const half = new Float32Array(KEPT * SIDE);
  for (let wave = 0; wave < KEPT; wave += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      let sum = 0;
      for (let y = 0; y < SIDE; y += 1) sum += (COSINES[wave * SIDE + y] ?? 0) * (small[y * SIDE + x] ?? 0);
      half[wave * SIDE + x] = sum;
    }
  }
  const waves = new Float32Array(HASH_BITS);
  for (let i = 0; i < KEPT; i += 1) {
    for (let j = 0; j < KEPT; j += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += (half[i * SIDE + x] ?? 0) * (COSINES[j * SIDE + x] ?? 0);
      waves[i * KEPT + j] = sum;
    }
  }
  return waves;
}

/** Sum of the steps between neighbours, as the reference counts it. */
function qualityOf(small: Float32Array): number {
  let steps = 0;
  const step = (a: number, b: number) => Math.trunc(Math.abs((((small[a] ?? 0) - (small[b] ?? 0)) * 100) / 255));
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const i = y * SIDE + x;
      if (y < SIDE - 1) steps += step(i, i + SIDE);
      if (x < SIDE - 1) steps += step(i, i + 1);
    }
  }
  return Math.min(100, Math.floor(steps / 90));
}

/** In how many of their 256 bits two hashes differ. */
export function hashDistance(one: string, other: string): number {
  const bits = (nibble: string | undefined) => Number.parseInt(nibble ?? '0', 16);
  let distance = 0;
  for (let i = 0; i < HASH_BITS / 4; i += 1) for (let left = bits(one[i]) ^ bits(other[i]); left > 0; left &= left - 1) distance += 1;
  return distance;
}

/** Side of the picture that is transformed. */
const SIDE = 64;
/** Frequencies kept per direction: 16 × 16 bits. */
const KEPT = 16;
export const HASH_BITS = KEPT * KEPT;
/** Below this a picture has too little in it to be told from others. */
export const LOW_QUALITY = 50;

export interface PictureHash {
  /** 64 hexadecimal digits. */
  hash: string;
  /** 0 to 100: how much there is to see. */
  quality: number;
}

/**
 * The perceptual hash PDQ (Facebook ThreatExchange, "The TMK+PDQF Video-Hashing Algorithm and the
 * PDQ Image-Hashing Algorithm"): pictures that look the same differ in few of its 256 bits, also
 * after scaling or compressing again.
 * @param luma one byte per pixel, row by row.
 */
export function pictureHash(luma: Uint8Array, width: number, height: number): PictureHash {
  const { waves, quality } = pictureWaves(luma, width, height);
  return { hash: hashOfWaves(waves), quality };
}

/**
 * A part of a picture in its pixels, ends excluded. It may reach over the sides, where the picture
 * is mirrored outwards.
 */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The 16 × 16 frequencies behind a hash, row by row, and how much there is to see (0 to 100).
 * @param luma one byte per pixel.
 * @param box of what; at most half of a side beyond it. Left out: of the whole.
 */
export function pictureWaves(
  luma: Uint8Array,
  width: number,
  height: number,
  box: Box = { left: 0, top: 0, right: width, bottom: height },
): { waves: Float32Array; quality: number } {
  const small = shrink(
    luma,
    width,
    samplesOf(box.left, box.right, width),
    samplesOf(box.top, box.bottom, height),
  );
  return { waves: transform(small), quality: qualityOf(small) };
}

/** 64 hexadecimal digits: which frequencies lie above their median. */
export function hashOfWaves(waves: Float32Array): string {
  const median = waves.slice().sort()[HASH_BITS / 2 - 1] ?? 0;
  let hash = '';
  // The first bit of the first frequency is the last of the text.
  for (let from = HASH_BITS - 4; from >= 0; from -= 4) {
    let nibble = 0;
    for (let bit = 0; bit < 4; bit += 1) if ((waves[from + bit] ?? 0) > median) nibble |= 1 << bit;
    hash += nibble.toString(16);
  }
  return hash;
}

/**
 * The hashes of a picture and of its seven other positions, turned by quarters and mirrored: a
 * mirrored axis turns the sign of every second frequency along it, and a quarter turn swaps the
 * axes, so nothing is transformed again.
 */
export function turnedHashes(waves: Float32Array): string[] {
  const hashes: string[] = [];
  const turned = new Float32Array(HASH_BITS);
  for (let position = 0; position < 8; position += 1) {
    for (let i = 0; i < KEPT; i += 1) {
      for (let j = 0; j < KEPT; j += 1) {
        const wave = (position & 4) === 0 ? (waves[i * KEPT + j] ?? 0) : (waves[j * KEPT + i] ?? 0);
        // The first frequency kept is odd.
        const isTurned =
          ((position & 1) !== 0 && (i & 1) === 0) !== ((position & 2) !== 0 && (j & 1) === 0);
        turned[i * KEPT + j] = isTurned ? -wave : wave;
      }
    }
    hashes.push(hashOfWaves(turned));
  }
  return hashes;
}

/**
 * What each of the 64 values along an axis is made of: of value `v` the pixels `pixels[from[v]]` to
 * `pixels[from[v + 1] - 1]`.
 */
interface Samples {
  from: Uint32Array;
  pixels: Uint32Array;
  weights: Float32Array;
  first: number;
  last: number;
}

/**
 * The reference smooths with box filters, twice along each axis, and takes the pixel in the middle
 * of each of 64 × 64 fields. The same in one step: each of these pixels is a mean of few, with
 * weights that are the same in every row.
 */
function samplesOf(start: number, end: number, side: number): Samples {
  const length = end - start;
  const window = Math.floor((length + 2 * SIDE - 1) / (2 * SIDE));
  const [before, after] = [window - Math.floor((window + 2) / 2), Math.floor((window + 2) / 2)];
  const rangeOf = (at: number): [number, number] => [
    Math.max(0, at - before),
    Math.min(length, at + after),
  ];
  const from = new Uint32Array(SIDE + 1);
  const pixels: number[] = [];
  const weights: number[] = [];
  for (let value = 0; value < SIDE; value += 1) {
    const [low, high] = rangeOf(Math.floor(((value + 0.5) * length) / SIDE));
    const first = rangeOf(low)[0];
    const sums = new Float64Array(rangeOf(high - 1)[1] - first);
    for (let at = low; at < high; at += 1) {
      const [begin, stop] = rangeOf(at);
      for (let pixel = begin; pixel < stop; pixel += 1)
        sums[pixel - first] = (sums[pixel - first] ?? 0) + 1 / ((high - low) * (stop - begin));
    }
    sums.forEach((weight, at) => {
      pixels.push(mirrored(start + first + at, side));
      weights.push(weight);
    });
    from[value + 1] = pixels.length;
  }
  return {
    from,
    pixels: Uint32Array.from(pixels),
    weights: Float32Array.from(weights),
    first: Math.max(0, Math.min(start, side)),
    last: Math.min(side, end),
  };
}

const mirrored = (at: number, length: number) =>
  Math.max(0, Math.min(length - 1, at < 0 ? -1 - at : at >= length ? 2 * length - 1 - at : at));

/** 64 × 64 values of the part that the samples of both axes say. */
function shrink(luma: Uint8Array, width: number, across: Samples, down: Samples): Float32Array {
  const narrow = new Float32Array(down.last * SIDE);
  for (let y = down.first; y < down.last; y += 1) {
    for (let value = 0, at = 0; value < SIDE; value += 1) {
      let sum = 0;
      for (const end = across.from[value + 1] ?? 0; at < end; at += 1)
        sum += (luma[y * width + (across.pixels[at] ?? 0)] ?? 0) * (across.weights[at] ?? 0);
      narrow[y * SIDE + value] = sum;
    }
  }
  const small = new Float32Array(SIDE * SIDE);
  for (let value = 0; value < SIDE; value += 1) {
    for (let at = down.from[value] ?? 0; at < (down.from[value + 1] ?? 0); at += 1) {
      const [row, weight] = [(down.pixels[at] ?? 0) * SIDE, down.weights[at] ?? 0];
      for (let x = 0; x < SIDE; x += 1)
        small[value * SIDE + x] = (small[value * SIDE + x] ?? 0) + weight * (narrow[row + x] ?? 0);
    }
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
      for (let y = 0; y < SIDE; y += 1)
        sum += (COSINES[wave * SIDE + y] ?? 0) * (small[y * SIDE + x] ?? 0);
      half[wave * SIDE + x] = sum;
    }
  }
  const waves = new Float32Array(HASH_BITS);
  for (let i = 0; i < KEPT; i += 1) {
    for (let j = 0; j < KEPT; j += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1)
        sum += (half[i * SIDE + x] ?? 0) * (COSINES[j * SIDE + x] ?? 0);
      waves[i * KEPT + j] = sum;
    }
  }
  return waves;
}

/** Sum of the steps between neighbours, as the reference counts it. */
function qualityOf(small: Float32Array): number {
  let steps = 0;
  const step = (a: number, b: number) =>
    Math.trunc(Math.abs((((small[a] ?? 0) - (small[b] ?? 0)) * 100) / 255));
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
  for (let i = 0; i < HASH_BITS / 4; i += 1)
    for (let left = bits(one[i]) ^ bits(other[i]); left > 0; left &= left - 1) distance += 1;
  return distance;
}

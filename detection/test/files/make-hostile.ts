import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { ROOM } from '../../src/formats/room.ts';
import { tarFile, zipFile, type Packed } from './make-archives.ts';

/** A file that somebody made to break what opens it. */
export interface Hostile {
  name: string;
  bytes: Uint8Array;
  /** It must meet a limit: then it may end as anything but clean. */
  overruns: boolean;
}

/** Numbers that look random and are the same for the same seed (xorshift32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % Math.max(1, below);
  };
}

type Random = ReturnType<typeof randomOf>;
interface Sample {
  name: string;
  bytes: Uint8Array;
}

/** Names that say that somebody crashed something with the file. */
const HOSTILE =
  /crash|bomb|timeout|oom|corrupt|bad|truncated|broken|invalid|fuzz|\.(?:doc|xl|pp|ods|xml)/i;

/**
 * Makes one hostile file after the other out of samples, those that are hostile as they are first;
 * the same for the same seed and samples.
 */
export function* makeHostile(samples: readonly Sample[], seed: number): Generator<Hostile> {
  const random = randomOf(seed);
  const pick = (): Sample =>
    samples[random(samples.length)] ?? { name: 'none', bytes: new Uint8Array(1) };
  for (const { name, bytes } of samples.filter((sample) => HOSTILE.test(sample.name)))
    yield { name, bytes, overruns: false };
  const ways: readonly (() => Hostile)[] = [
    () => cut(pick(), random),
    () => cut(pick(), random),
    () => cut(pick(), random),
    () => flip(pick(), random),
    () => flip(pick(), random),
    () => flip(pick(), random),
    () => splice(pick(), pick(), random),
    () => noise(pick(), random),
    () => nested(pick(), random),
    () => overlapping(pick(), random),
    () => bomb(random),
    () => wide(random),
    () => tarOf(pick(), random),
    () => pixels(random),
    () => zipped(pick(), random),
  ];
  for (;;) yield (ways[random(ways.length)] ?? (() => bomb(random)))();
}

const cut = ({ name, bytes }: Sample, random: Random): Hostile => ({
  name: `cut-${name}`,
  bytes: bytes.slice(0, 1 + random(bytes.length)),
  overruns: false,
});

function flip({ name, bytes }: Sample, random: Random): Hostile {
  const bent = bytes.slice();
  const flips = 1 + random(64);
  // Half of them near the beginning, where headers are.
  for (let count = 0; count < flips; count += 1) {
    const at = random(count % 2 === 0 ? Math.min(512, bent.length) : bent.length);
    bent[at] = (bent[at] ?? 0) ^ (1 << random(8));
  }
  return { name: `flip-${name}`, bytes: bent, overruns: false };
}

function splice(one: Sample, other: Sample, random: Random): Hostile {
  const head = one.bytes.subarray(0, 1 + random(one.bytes.length));
  return {
    name: `splice-${one.name}`,
    bytes: new Uint8Array(Buffer.concat([head, other.bytes.subarray(random(other.bytes.length))])),
    overruns: false,
  };
}

function noise({ name, bytes }: Sample, random: Random): Hostile {
  const made = Uint8Array.from({ length: 64 + random(20_000) }, () => random(256));
  made.set(bytes.subarray(0, 32));
  return { name: `noise-${name}`, bytes: made, overruns: false };
}

function nested({ name, bytes }: Sample, random: Random): Hostile {
  const levels = 1 + random(14);
  let content = bytes;
  for (let level = 0; level < levels; level += 1) {
    content =
      level % 3 === 2
        ? new Uint8Array(gzipSync(content, { level: 1 }))
        : zipFile([{ name: `${level}.zip`, content, isStored: level % 2 === 0 }]);
  }
  return { name: `nested-${levels}-${name}.zip`, bytes: content, overruns: levels > 5 };
}

function overlapping({ name, bytes }: Sample, random: Random): Hostile {
  const files: Packed[] = [{ name, content: bytes }];
  for (let count = 2 + random(3000); count > 0; count -= 1)
    files.push({ name: `${count}-${name}`, content: new Uint8Array(), sharesWith: 0 });
  // Packers that keep twins once do the same: it is too much only above a limit.
  return {
    name: 'overlapping.zip',
    bytes: zipFile(files),
    overruns: files.length > ROOM.nodes || files.length * bytes.length > ROOM.bytes,
  };
}

function bomb(random: Random): Hostile {
  const zeros = new Uint8Array((8 + random(56)) * 1024 * 1024);
  const packed = random(2) === 0 ? gzipSync(zeros) : zipFile([{ name: 'zeros', content: zeros }]);
  const twice = random(2) === 0 ? packed : gzipSync(packed);
  return {
    name: twice === packed ? 'bomb.zip' : 'bomb.zip.gz',
    bytes: new Uint8Array(twice),
    overruns: true,
  };
}

function wide(random: Random): Hostile {
  const files = Array.from({ length: 1000 + random(3000) }, (_, index) => ({
    name: `${index}/../../../a.txt`,
    content: Buffer.from(`text ${index}`),
    isStored: true,
  }));
  return { name: 'wide.zip', bytes: zipFile(files), overruns: true };
}

function tarOf({ name, bytes }: Sample, random: Random): Hostile {
  const whole = tarFile([
    { name, content: bytes },
    { name: `again-${name}`, content: bytes },
  ]);
  whole[random(whole.length)] = random(256);
  return { name: 'a.tar', bytes: whole.slice(0, whole.length - random(2048)), overruns: false };
}

/** A picture that claims far more pixels than it has bytes. */
function pixels(random: Random): Hostile {
  const side = 20_000 + random(40_000);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1 << random(4), 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const data = deflateSync(new Uint8Array(1024 * (1 + random(2000))));
  const picture = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
  return { name: 'pixels.png', bytes: new Uint8Array(picture), overruns: true };
}

function zipped({ name, bytes }: Sample, random: Random): Hostile {
  const whole = zipFile([
    {
      name,
      content: bytes,
      method: [8, 8, 8, 0, 9, 14, 99][random(7)] ?? 8,
      isEncrypted: random(8) === 0,
    },
  ]);
  for (let flips = random(6); flips > 0; flips -= 1) whole[random(whole.length)] = random(256);
  return { name: `zipped-${name}.zip`, bytes: whole, overruns: false };
}

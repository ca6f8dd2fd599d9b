import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ToneTrees } from './tone-scores.ts';

/** Trees as the file of the model holds them: base64 of deflated numbers, little end first. */
export interface PackedTrees {
  bias: number[];
  /** What a leaf of 1 stands for. */
  scale: number;
  /** 32 bits each. */
  traits: string;
  /**
   * The trees, each from its root, what follows on having a trait first: 16 bits each, a trait's
   * place and 1, or 0 for a leaf.
   */
  shape: string;
  /** The leaves in the order in which they come, a byte each. */
  leaves: string;
}

const written = (numbers: Int32Array | Uint16Array | Int8Array) =>
  deflateRawSync(numbers, { level: 9 }).toString('base64');
function bytesOf(packed: string): DataView {
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Packs trees; a leaf keeps 8 bits of its value. @throws when they ask for more than 65,534 traits
 */
export function packTrees({
  traits,
  roots,
  asked,
  having,
  lacking,
  leaves,
  bias,
}: ToneTrees): PackedTrees {
  if (traits.length > 0xfffe)
    throw new Error(
      `The trees ask for ${traits.length} traits; the file of the model holds 65,534. Train with fewer.`,
    );
  const scale = leaves.reduce((most, leaf) => Math.max(most, Math.abs(leaf)), 0) / 127 || 1;
  const shape: number[] = [];
  const values: number[] = [];
  const walk = (at: number) => {
    if (at < 0) {
      shape.push(0);
      values.push(Math.round((leaves[~at] ?? 0) / scale));
      return;
    }
    shape.push((asked[at] ?? 0) + 1);
    walk(having[at] ?? -1);
    walk(lacking[at] ?? -1);
  };
  roots.forEach(walk);
  return {
    bias: [...bias],
    scale,
    traits: written(Int32Array.from(traits)),
    shape: written(Uint16Array.from(shape)),
    leaves: written(Int8Array.from(values)),
  };
}

/** Unpacks trees. @throws when the numbers do not fit together */
export function unpackTrees({ bias, scale, ...packed }: PackedTrees): ToneTrees {
  const [ofTraits, ofShape, ofLeaves] = [
    bytesOf(packed.traits),
    bytesOf(packed.shape),
    bytesOf(packed.leaves),
  ];
  const traits = Array.from({ length: ofTraits.byteLength / 4 }, (_, at) =>
    ofTraits.getInt32(at * 4, true),
  );
  const [roots, asked, having, lacking, leaves]: [
    number[],
    number[],
    number[],
    number[],
    number[],
  ] = [[], [], [], [], []];
  let read = 0;
  const next = (): number => {
    const trait = ofShape.getUint16(read * 2, true);
    read += 1;
    if (trait === 0) return ~(leaves.push(ofLeaves.getInt8(leaves.length) * scale) - 1);
    if (trait > traits.length)
      throw new RangeError(`tone-model.json asks for trait ${trait} of ${traits.length}.`);
    const at = asked.push(trait - 1) - 1;
    having.push(0);
    lacking.push(0);
    having[at] = next();
    lacking[at] = next();
    return at;
  };
  while (read * 2 < ofShape.byteLength) roots.push(next());
  return { traits, roots, asked, having, lacking, leaves, bias };
}

import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { SaidError } from '@vedetta/messages/said-error.ts';
import { bytesInWords } from './text/words.ts';

/** How far an item may be opened. */
export interface RoomLimits {
  /** Containers within each other: the item itself is at 0. */
  depth: number;
  /** Bytes of all that was unpacked, over the whole item. */
  bytes: number;
  /** Unpacked to packed bytes of one container; small ones are spared. */
  ratio: number;
  /** Parts that go through all detectors, over the whole item. */
  nodes: number;
}

export const ROOM: RoomLimits = { depth: 5, bytes: 64 * 1024 * 1024, ratio: 200, nodes: 1000 };

/** Below this much nothing is called a bomb: a page of zeros packs better than 200:1. */
const SPARED = 1024 * 1024;

export type Limit = 'bytes' | 'ratio' | 'depth' | 'nodes';

/** A limit was met while something was opened. */
export class Overrun extends SaidError {
  readonly limit: Limit;
  constructor(limit: Limit, said: Message) {
    super(said);
    this.limit = limit;
  }
}

/** What one item may still unpack; shared by all its nodes. */
export class Room {
  readonly limits: RoomLimits;
  #bytes = 0;
  #nodes = 1;
  constructor(limits: RoomLimits = ROOM) {
    this.limits = limits;
  }

  /** The room of one node. `packed`: its size in bytes, `depth`: containers around it. */
  of(packed: number, depth: number): NodeRoom {
    return new NodeRoom(this, packed, depth);
  }

  get bytesLeft(): number {
    return Math.max(0, this.limits.bytes - this.#bytes);
  }

  get nodesLeft(): number {
    return Math.max(0, this.limits.nodes - this.#nodes);
  }

  spend(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Takes one node. @returns false when there were enough. */
  admit(): boolean {
    if (this.nodesLeft === 0) return false;
    this.#nodes += 1;
    return true;
  }
}

/** What one container may unpack. */
export class NodeRoom {
  readonly #room: Room;
  readonly #packed: number;
  readonly #depth: number;
  #unpacked = 0;
  constructor(room: Room, packed: number, depth: number) {
    this.#room = room;
    this.#packed = packed;
    this.#depth = depth;
  }

  /** Parts that the item may still have. */
  get nodesLeft(): number {
    return this.#room.nodesLeft;
  }

  /** Bytes that the next part may have at most; unpacking stops there. */
  get bytesLeft(): number {
    return Math.min(this.#room.bytesLeft, this.#mostByRatio - this.#unpacked);
  }

  get #mostByRatio(): number {
    return Math.max(SPARED, this.#packed * this.#room.limits.ratio);
  }

  /** Notes bytes that were unpacked. @throws Overrun when they are more than allowed. */
  spend(bytes: number): void {
    if (bytes > this.bytesLeft) throw this.full();
    this.#unpacked += bytes;
    this.#room.spend(bytes);
  }

  /** @throws Overrun when nothing inside this node may be opened any more. */
  enter(): void {
    const { depth } = this.#room.limits;
    if (this.#depth >= depth) {
      throw new Overrun('depth', say('nestingDepthLimit', { deep: this.#depth, most: depth }));
    }
  }

  /** The overrun of a part that is larger than `bytesLeft`. */
  full(): Overrun {
    const { bytes, ratio } = this.#room.limits;
    return this.#mostByRatio - this.#unpacked < this.#room.bytesLeft
      ? new Overrun(
          'ratio',
          say('unpackRatioLimit', { times: ratio, size: bytesInWords(this.#packed) }),
        )
      : new Overrun('bytes', say('unpackSizeLimit', { most: bytes / 1024 / 1024 }));
  }
}

import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { candidatesOf } from '../phishing/url-feed.ts';
import { rangeInWords, rangeOf } from './canonical.ts';
import type { IndicatorKind, ListRole } from './indicator.ts';
import { unpack } from './pack.ts';
import { PictureTable } from './picture-table.ts';

/** A list of a company as a worker is given it. */
export interface PackedList {
  id: number;
  name: string;
  role: ListRole;
  /** 1-5, of what it names. */
  severity: number;
  /** As `pack` made it. */
  content: Uint8Array;
}

/** What a list says of something. */
export interface IndicatorHit {
  list: Omit<PackedList, 'content'>;
  kind: IndicatorKind;
  /** The indicator as people write it. */
  value: string;
  called: string;
}

/** A picture that looks like one of a list. */
export interface PictureHit extends IndicatorHit {
  /** In how many of 256 bits they differ. */
  distance: number;
}

/** What a company's lists name, by what stands in an item. Each answers the most severe list. */
export interface Indicators {
  ofAddress(role: ListRole, address: string): IndicatorHit | null;
  ofHost(role: ListRole, host: string): IndicatorHit | null;
  ofIp(role: ListRole, address: string): IndicatorHit | null;
  ofMail(role: ListRole, address: string): IndicatorHit | null;
  ofHash(role: ListRole, hash: string): IndicatorHit | null;
  /** The nearest picture of the lists. @param hash PDQ, 64 hexadecimal digits. */
  ofPicture(role: ListRole, hash: string): PictureHit | null;
  /** Some list of threats names pictures by their looks. */
  readonly hasPictures: boolean;
  /** Which kinds of hashes are worth the work. */
  readonly hashKinds: readonly HashKind[];
  /** Memory that it holds. */
  readonly bytes: number;
}

const HASHES = { 32: 'md5', 40: 'sha1', 64: 'sha256' } as const;
export type HashKind = (typeof HASHES)[keyof typeof HASHES];
const isHash = (length: number): length is keyof typeof HASHES => length in HASHES;
/** Of one indicator: its hash, and where its list and name are. */
const BYTES_EACH = 16;

/**
 * Puts lists into sorted prefixes of hashes, sixteen bytes an indicator: a look-up is a binary
 * search.
 */
export function indicatorTable(lists: readonly PackedList[]): Indicators {
  const [threat, warning] = [
    new Table(lists.filter(({ role }) => role === 'threat')),
    new Table(lists.filter(({ role }) => role === 'warning')),
  ];
  const of = (role: ListRole) => (role === 'threat' ? threat : warning);
  const ofIp = (role: ListRole, address: string) =>
    of(role).first(
      'ip',
      of(role)
        .lengths(isIP(address))
        .map((length) => rangeOf(address, length)),
    );
  const ofHost = (role: ListRole, host: string) =>
    of(role).first('domain', candidatesOf(`http://${host}/`));
  return {
    ofIp,
    ofHost,
    ofAddress(role, address) {
      const candidates = candidatesOf(address);
      const [whole = ''] = candidates;
      const host = whole.replace(/[/:].*$/, '');
      return (
        of(role).first('url', candidates) ??
        of(role).first('domain', candidates) ??
        (isIP(host) === 0 ? null : ofIp(role, host))
      );
    },
    ofMail: (role, address) =>
      of(role).first('email', [address.toLowerCase()]) ??
      ofHost(role, address.slice(address.lastIndexOf('@') + 1)),
    ofHash: (role, hash) => of(role).first('hash', [hash]),
    ofPicture: (role, hash) => of(role).nearestPicture(hash),
    hasPictures: threat.hasPictures,
    hashKinds: [...new Set([...threat.hashKinds])],
    bytes: threat.bytes + warning.bytes,
  };
}

class Table {
  readonly hashKinds = new Set<HashKind>();
  readonly #lists: { list: Omit<PackedList, 'content'>; names: string[] }[] = [];
  readonly #hashes: BigUint64Array;
  /** List and name of each hash. */
  readonly #of: Uint32Array;
  readonly #pictures: PictureTable;
  /** List and name of each picture. */
  readonly #ofPicture: number[] = [];
  readonly #lengths = new Map<number, Set<number>>([
    [4, new Set()],
    [6, new Set()],
  ]);

  constructor(lists: readonly PackedList[]) {
    const hashes: bigint[] = [];
    const of: number[] = [];
    const pictures: { hash: string; widest: number }[] = [];
    // The most severe first: of equal hashes the first stands.
    for (const { content, ...list } of [...lists].sort((a, b) => b.severity - a.severity)) {
      const unpacked = unpack(content);
      const { names } = unpacked;
      const at = this.#lists.push({ list, names }) - 1;
      unpacked.each((kind, value, name) => {
        if (kind === 'image') {
          pictures.push({ hash: value.slice(0, 64), widest: Number(value.slice(65)) });
          this.#ofPicture.push(at, name);
          return;
        }
        hashes.push(hashOf(kind, value));
        of.push(at, name);
        if (kind === 'hash' && isHash(value.length)) this.hashKinds.add(HASHES[value.length]);
        if (kind === 'ip')
          this.#lengths.get(Number(value[0]))?.add(Number(value.slice(value.indexOf('/') + 1)));
      });
    }
    this.#pictures = new PictureTable(pictures);
    const unsorted = BigUint64Array.from(hashes);
    const order = Uint32Array.from(hashes.keys()).sort(
      (a, b) => compare(unsorted[a] ?? 0n, unsorted[b] ?? 0n) || a - b,
    );
    this.#hashes = BigUint64Array.from(order, (index) => unsorted[index] ?? 0n);
    this.#of = Uint32Array.from(
      { length: order.length * 2 },
      (_, at) => of[2 * (order[at >> 1] ?? 0) + (at & 1)] ?? 0,
    );
  }

  get bytes(): number {
    return (
      this.#pictures.bytes +
      this.#hashes.length * BYTES_EACH +
      this.#lists.reduce(
        (sum, { names }) => sum + names.reduce((of, name) => of + 2 * name.length + 32, 0),
        0,
      )
    );
  }

  /** Lengths of the ranges of a family, longest first: the closest range speaks. */
  lengths(family: number): number[] {
    return [...(this.#lengths.get(family) ?? [])].sort((a, b) => b - a);
  }

  get hasPictures(): boolean {
    return this.#pictures.size > 0;
  }

  nearestPicture(hash: string): PictureHit | null {
    const nearest = this.#pictures.nearest(hash);
    const known =
      nearest === null ? undefined : this.#lists[this.#ofPicture[2 * nearest.entry] ?? 0];
    if (nearest === null || known === undefined) return null;
    return {
      list: known.list,
      kind: 'image',
      value: this.#pictures.hashOf(nearest.entry),
      called: known.names[this.#ofPicture[2 * nearest.entry + 1] ?? 0] ?? '',
      distance: nearest.distance,
    };
  }

  first(kind: IndicatorKind, values: readonly string[]): IndicatorHit | null {
    if (this.#hashes.length === 0) return null;
    for (const value of values) {
      const at = this.#indexOf(hashOf(kind, value));
      const known = at === -1 ? undefined : this.#lists[this.#of[2 * at] ?? 0];
      if (known !== undefined)
        return {
          list: known.list,
          kind,
          value: kind === 'ip' ? rangeInWords(value) : value,
          called: known.names[this.#of[2 * at + 1] ?? 0] ?? '',
        };
    }
    return null;
  }

  #indexOf(hash: bigint): number {
    let [low, high] = [0, this.#hashes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#hashes[middle] ?? 0n) < hash) low = middle + 1;
      else high = middle;
    }
    return this.#hashes[low] === hash ? low : -1;
  }
}

const hashOf = (kind: IndicatorKind, value: string) =>
  createHash('sha256').update(kind).update(' ').update(value).digest().readBigUInt64BE();
const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

import type { Step } from './step.ts';

/** What a detector looks at: one node of the item's tree. Bytes stay untrusted. */
export interface ScanItem {
  /** The whole content. Files are at most 100 MiB. */
  bytes: Uint8Array;
  /** The name the sender gave it; untrusted, may be anything. */
  filename: string;
  /** What the bytes are, as sniffed from them; null when unknown. */
  mime: string | null;
  /**
   * The account that published the whole item, to be compared with protected names; untrusted. Left
   * out or null: not to be compared.
   */
  account?: string | null;
  /** Pictures to compare where its name passes for a protected one. */
  accountPictures?: AccountPictures;
  /** Way from the item to this node, e.g. `['photo.png']`. */
  path: readonly Step[];
  /** What brought it, where people open it from there; left out: it came by itself. */
  carriedBy?: CarriedBy;
}

/** Attached to a mail, put into a notebook, or on a disk image. */
export type CarriedBy = 'mail' | 'notebook' | 'disk image';

/**
 * The picture of an account, and those of the accounts that the company watches at the same source.
 * Untrusted bytes.
 */
export interface AccountPictures {
  its: Uint8Array;
  watched: readonly { handle: string; bytes: Uint8Array }[];
}

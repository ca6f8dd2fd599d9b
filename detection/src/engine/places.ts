/** Most lines of a text in a picture that a place names; of more it names the shape around them. */
export const MOST_PARTS = 40;

/** The picture of an account as it was when the account was compared. */
export interface AccountPicture {
  account: string;
  /** Data URL of a WebP of at most 128 pixels a side. */
  image: string;
}

/**
 * Where a finding was seen. Offsets and lengths are bytes of the file or UTF-16 units of the text;
 * boxes are pixels of the picture as decoded upright.
 */
export type Place =
  | { kind: 'bytes' | 'text'; offset: number; length: number }
  | {
      kind: 'box';
      image_width: number;
      image_height: number;
      /** Three to eight corners. */
      points: { x: number; y: number }[];
      parts?: { left: number; top: number; width: number; height: number }[] | undefined;
    }
  | { kind: 'position'; latitude: number; longitude: number; altitude: number | null }
  | { kind: 'pictures'; seen: AccountPicture; known: AccountPicture }
  | { kind: 'whole' };

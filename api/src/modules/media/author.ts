import { handleOf, hasPublishers } from '../../collectors/sources.ts';

/** Who published an item, as far as its source says. */
export interface Author {
  /** Without its `@`; null where the source knows names alone. */
  handle: string | null;
  /** What people read; null where the source gives a handle alone. */
  name: string | null;
  /**
   * Where the account is looked at. Written by a stranger: for a person to copy, not to be fetched.
   */
  url: string | null;
}

/**
 * Reads what is stored of an author. Sources without handles keep the name in the place of the
 * handle too (decision 181).
 * @param origin null for uploads.
 * @returns null where nobody is named.
 */
export function authorOf(
  sourceId: number,
  origin: {
    authorHandle: string | null;
    authorName: string | null;
    authorUrl: string | null;
  } | null,
): Author | null {
  if (origin === null) return null;
  const handle = handleOf(sourceId, origin.authorHandle);
  const name = origin.authorName ?? (handle === null ? origin.authorHandle : null);
  return handle === null && name === null ? null : { handle, name, url: origin.authorUrl };
}

/** An author in one line: `Dark Pier (@darkpier_77)`, or whichever of the two is known. */
export function authorLine({ handle, name }: Author): string {
  if (handle === null) return name ?? '';
  return name === null ? `@${handle}` : `${name} (@${handle})`;
}

/**
 * Whether there is somebody to write to about an item: it was published, or a person noted where
 * its publisher is.
 */
export const hasPublisher = ({
  sourceId,
  publisherEmail,
}: {
  sourceId: number;
  publisherEmail: string | null;
}): boolean => publisherEmail !== null || hasPublishers(sourceId);

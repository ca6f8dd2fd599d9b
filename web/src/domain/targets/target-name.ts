/** What a target watches, in the members that say so. */
export interface Watched {
  prefix: string;
  accountUsername: string | null;
  searchString: string | null;
}

/** What is watched, as its form shows it: `@meridiana`, `#meridiana`, `/press/incoming`. */
export const targetName = ({ prefix, accountUsername, searchString }: Watched): string =>
  `${prefix}${accountUsername ?? searchString ?? ''}`;

/**
 * The words that pick from what was collected; null where all of it counts, and for a search, whose
 * words are what is watched.
 */
export const pickWords = ({ accountUsername, searchString }: Watched): string | null =>
  accountUsername === null ? null : searchString;

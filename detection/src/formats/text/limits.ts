/** Only as much of one text is looked at; longer ones are reported as looked at in part. */
export const LONGEST_TEXT = 2_000_000;
/** So much of a page or of data is read for its text; what stands in it for machines is long. */
export const LONGEST_SOURCE = 4_000_000;

/**
 * What a server says of its operator's files counts so long, milliseconds: one that is gone says
 * nothing any more.
 */
export const FILES_COUNT_FOR_MS = 2 * 3_600_000;

import type { Step } from '@vedetta/detection/formats/step.ts';
import pLimit from 'p-limit';
import { z } from 'zod';
import { findCommand } from '../process/find-command.ts';
import { findApiScript } from './scan-script.ts';
import { runReader } from './run-reader.ts';

/** The reader of pictures takes 300 MiB beside them. */
const inTurn = pLimit(1);
/** A scan has as much of the clock for what it opens and reads. */
const LONGEST_MS = 60_000;
const MOST_MEGABYTES = 512;

const Answer = z.object({
  count: z.int(),
  accounts: z.array(
    z.object({
      address: z.string(),
      password: z.string(),
      isHashed: z.boolean(),
      path: z.array(z.custom<Step>()),
    }),
  ),
});
/** The first accounts of an item with their passwords in clear, and how many there are. */
export type PasswordsAnswer = z.output<typeof Answer>;

export interface PasswordsRequest {
  /** Where the bytes of the whole item are. */
  file: string;
  filename: string;
  /** The protected ones. */
  domains: readonly string[];
  /** Whether some were seen in pictures, which take seconds to read. */
  readsPictures: boolean;
}

/** @throws ReadingRefused for an item that takes too much. */
export type ReadPasswords = (request: PasswordsRequest) => Promise<PasswordsAnswer>;

/**
 * Reads the passwords of the company's accounts in an item, in a separate thread.
 * @param script the built `password-reader`; found by itself when left out
 * @param milliseconds how long it may take, a minute when left out
 * @throws ReadingRefused when it takes longer or more than 512 MiB
 */
export const readPasswordsInThread = async (
  request: PasswordsRequest,
  script = findApiScript('password-reader'),
  milliseconds = LONGEST_MS,
): Promise<PasswordsAnswer> => {
  const { readsPictures } = request;
  const tesseract = readsPictures ? findCommand('tesseract') : null;
  const read = () =>
    runReader(script, { ...request, tesseract }, { milliseconds, megabytes: MOST_MEGABYTES });
  return Answer.parse(await (readsPictures ? inTurn(read) : read()));
};

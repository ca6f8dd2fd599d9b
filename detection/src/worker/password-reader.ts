import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readAccounts } from '../detectors/credentials/read-accounts.ts';
import { DEFAULT_BUDGET } from '../engine/detector.ts';
import { READING_MS } from '../engine/pictures/read-pictures.ts';
import { budgetFor } from '../formats/time.ts';
import { findReader } from './find-reader.ts';

/** The original has the others. */
const MOST = 1_000;
/** Whoever asked waits for a minute: what was read until then is answered. */
const LONGEST_MS = 50_000;

/** A thread that reads the passwords in one item, says what they are, and ends. */
const { file, filename, domains, readsPictures, tesseract } = z
  .object({
    file: z.string(),
    filename: z.string(),
    domains: z.array(z.string()),
    readsPictures: z.boolean(),
    tesseract: z.string().nullable(),
  })
  .parse(workerData);
const item = {
  bytes: new Uint8Array(await readFile(file)),
  filename,
  mime: null,
  path: [filename],
};
const budget = budgetFor(
  readsPictures ? READING_MS : DEFAULT_BUDGET.milliseconds,
  DEFAULT_BUDGET.maxPixels,
);
const accounts = await readAccounts(
  item,
  domains,
  { ...budget, deadline: Math.min(budget.deadline, Date.now() + LONGEST_MS) },
  readsPictures ? findReader(tesseract) : null,
);
parentPort?.postMessage({ count: accounts.length, accounts: accounts.slice(0, MOST) });

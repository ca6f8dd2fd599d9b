import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readAccounts } from '../detectors/credentials/read-accounts.ts';
import { DEFAULT_BUDGET } from '../engine/detector.ts';
import { budgetFor } from '../formats/time.ts';

/** The original has the others. */
const MOST = 1_000;

/** A thread that reads the passwords in one item, says what they are, and ends. */
const { file, filename, domains } = z
  .object({ file: z.string(), filename: z.string(), domains: z.array(z.string()) })
  .parse(workerData);
const item = {
  bytes: new Uint8Array(await readFile(file)),
  filename,
  mime: null,
  path: [filename],
};
const accounts = await readAccounts(
  item,
  domains,
  budgetFor(DEFAULT_BUDGET.milliseconds, DEFAULT_BUDGET.maxPixels),
);
parentPort?.postMessage({ count: accounts.length, accounts: accounts.slice(0, MOST) });

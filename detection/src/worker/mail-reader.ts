import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { showMail } from '../formats/mail/show-mail.ts';

/** A thread that reads one mail as people read it, says what stands in it, and ends. */
const request = z
  .object({
    file: z.string(),
    filename: z.string(),
    mime: z.string().nullable(),
    inside: z.array(z.int()),
    found: z.array(
      z.object({
        id: z.int(),
        steps: z.array(z.string()),
        range: z.object({ start: z.int(), end: z.int() }).nullable(),
        excerpt: z.string(),
      }),
    ),
  })
  .parse(workerData);
const bytes = new Uint8Array(await readFile(request.file));
parentPort?.postMessage(
  await showMail(
    { bytes, filename: request.filename, mime: request.mime, path: [request.filename] },
    request.inside,
    request.found,
  ),
);

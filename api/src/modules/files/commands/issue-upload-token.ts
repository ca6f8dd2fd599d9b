import { createHash, randomBytes } from 'node:crypto';
import { displayFilename } from '@vedetta/detection/formats/text/file-names.ts';
import {
  fileEmpty,
  fileTooLarge,
  trialExhausted,
} from '../../../platform/errors/upload-problems.ts';
import { MAX_FILE_BYTES } from '../schema.ts';
import type { Db } from '../../../platform/database/database.ts';
import { maskFilename } from '../../media/store/protected-words.ts';
import { insertUploadToken, scansLeft } from '../store/uploads.ts';

/** Long enough to start the upload; a slow one may take longer once begun. */
const VALID_MS = 10 * 60 * 1000;

/** What is kept of a token. */
export function hashUploadToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Gives one person a token for one file of an announced name and size.
 * @param request `size` in bytes.
 * @throws HttpProblem 413 FILE_TOO_LARGE, 422 FILE_EMPTY, 402 TRIAL_EXHAUSTED.
 */
export async function issueUploadToken(
  services: { db: Db; now: () => Date },
  person: { companyId: number; userId: number },
  request: { filename: string; size: number },
): Promise<{ token: string; expiresAt: Date }> {
  if (request.size > MAX_FILE_BYTES) throw fileTooLarge();
  if (request.size === 0) throw fileEmpty();
  if ((await scansLeft(services.db, person.companyId)) === 0) throw trialExhausted();

  const filename = await maskFilename(
    services.db,
    person.companyId,
    displayFilename(request.filename),
  );
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(services.now().getTime() + VALID_MS);
  await insertUploadToken(services.db, {
    tokenHash: hashUploadToken(token),
    companyId: person.companyId,
    userId: person.userId,
    filename,
    size: request.size,
    expiresAt,
  });
  return { token, expiresAt };
}

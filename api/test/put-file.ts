import { acceptUpload } from '../src/modules/files/commands/accept-upload.ts';
import {
  hashUploadToken,
  issueUploadToken,
} from '../src/modules/files/commands/issue-upload-token.ts';
import type { Services } from '../src/platform/services.ts';
import type { FileWithMedia } from '../src/modules/files/store/files.ts';
import { findUploadToken } from '../src/modules/files/store/uploads.ts';

/**
 * Takes bytes in the way an upload does, without the HTTP around it: token, blob, one transaction.
 */
export async function putFile(
  services: Pick<Services, 'db' | 'bus' | 'blobs' | 'now'>,
  person: { companyId: number; userId: number },
  filename: string,
  bytes: Uint8Array,
): Promise<FileWithMedia> {
  const { token } = await issueUploadToken(services, person, { filename, size: bytes.length });
  const row = await findUploadToken(services.db, hashUploadToken(token), person);
  if (row === null) throw new Error('The token is gone.');
  const writer = await services.blobs.begin();
  try {
    await writer.write(bytes);
    return await acceptUpload(services, row, { writer, sha256: await writer.seal() });
  } finally {
    await writer.discard();
  }
}

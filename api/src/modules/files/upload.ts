import { acceptUpload } from './commands/accept-upload.ts';
import { hashUploadToken } from './commands/issue-upload-token.ts';
import {
  storageFull,
  tokenExpired,
  tokenUnknown,
  tokenUsed,
} from '../../platform/errors/upload-problems.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import type { FileWithMedia } from './store/files.ts';
import { findUploadToken, type UploadTokenRow } from './store/uploads.ts';
import { drain } from './drain.ts';
import { checkUploadHeaders, receiveUpload } from './receive-upload.ts';

type UploadCall = Pick<Call<unknown, unknown, unknown>, 'req' | 'caller'>;

/**
 * Receives one file: token first, then the bytes, then one transaction. Whatever goes wrong on the
 * way leaves no file, no row and no spent scan.
 */
export async function upload(services: Services, call: UploadCall): Promise<FileWithMedia> {
  try {
    const token = await checkToken(services, call);
    checkUploadHeaders(call.req);
    return await store(services, call, token);
  } catch (error) {
    drain(call.req);
    throw isDiskTrouble(error) ? storageFull() : error;
  }
}

async function checkToken(
  services: Services,
  { req, caller }: UploadCall,
): Promise<UploadTokenRow> {
  const given = req.headers['x-upload-token'];
  const token =
    typeof given === 'string'
      ? await findUploadToken(services.db, hashUploadToken(given), caller)
      : null;
  if (token === null) throw tokenUnknown();
  if (token.usedAt !== null) throw tokenUsed();
  if (token.expiresAt <= services.now()) throw tokenExpired();
  return token;
}

async function store(
  services: Services,
  { req }: UploadCall,
  token: UploadTokenRow,
): Promise<FileWithMedia> {
  const writer = await services.blobs.begin();
  try {
    await receiveUpload(req, writer, token.size);
    const sha256 = await writer.seal();
    return await acceptUpload(services, token, { writer, sha256 });
  } finally {
    await writer.discard();
  }
}

function isDiskTrouble(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOSPC', 'EIO', 'EDQUOT', 'EROFS', 'EMFILE'].includes(String(error.code))
  );
}

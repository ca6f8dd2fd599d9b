import { extensionOf, familiesOfExtension } from '@vedetta/detection/formats/type-label.ts';
import { maskCredentials } from '@vedetta/detection/detectors/credentials/mask.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { protectedNames } from '../../company/store/settings.ts';

/**
 * What a person wrote, without the passwords of the company's accounts in it: so it is stored, and
 * so everyone reads it.
 */
export async function maskWritten(db: Db | Tx, companyId: number, text: string): Promise<string> {
  if (!text.includes('@')) return text;
  return maskCredentials(text, (await protectedNames(db, companyId)).domains);
}

/** The name of a file in the same way; an ending that tells its kind stays. */
export async function maskFilename(
  db: Db | Tx,
  companyId: number,
  filename: string,
): Promise<string> {
  const extension = extensionOf(filename);
  const ending =
    extension === null || familiesOfExtension(extension).length === 0
      ? ''
      : filename.slice(-extension.length - 1);
  return `${await maskWritten(db, companyId, filename.slice(0, filename.length - ending.length))}${ending}`;
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { SecretBox } from './secret-box.ts';
import type { Db, Tx } from '../database/database.ts';
import { installation } from '../database/schema/installation.ts';

const Identity = z.object({ id: z.uuid() });

/**
 * The installation's own name among others that share a server with it: a random id, made at the
 * first start, the same for all its processes.
 */
export async function installationId(db: Db | Tx): Promise<string> {
  await db
    .insert(installation)
    .values({ key: 'id', value: { id: randomUUID() } })
    .onConflictDoNothing();
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, 'id'));
  return Identity.parse(row?.value).id;
}

const Sealed = z.object({ sealed: z.string() });

/**
 * Reads a secret of the installation.
 * @returns null when there is none.
 * @throws Error with a sentence for the operator when it was sealed with another `secret.key`.
 */
export async function readInstallationSecret(
  db: Db | Tx,
  box: SecretBox,
  key: string,
): Promise<string | null> {
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, key));
  if (!row) return null;
  try {
    return box.openText(Buffer.from(Sealed.parse(row.value).sealed, 'base64'), key);
  } catch (error) {
    throw new Error(
      "SECRET_KEY or the file secret.key in DATA_DIR isn't the key of this database. Nothing was changed. " +
        'Restore the key from the first host or a backup, or add it after the new one, separated by a ' +
        'comma, then start again.',
      { cause: error },
    );
  }
}

/**
 * Stores a secret unless there is one already; the first writer wins and everybody reads the same.
 */
export async function keepInstallationSecret(
  db: Db | Tx,
  box: SecretBox,
  key: string,
  text: string,
): Promise<string> {
  await db
    .insert(installation)
    .values({ key, value: sealed(box, key, text) })
    .onConflictDoNothing();
  return (await readInstallationSecret(db, box, key)) ?? text;
}

export async function replaceInstallationSecret(
  db: Db | Tx,
  box: SecretBox,
  key: string,
  text: string,
): Promise<void> {
  const value = sealed(box, key, text);
  await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

export async function forgetInstallationSecret(db: Db | Tx, key: string): Promise<void> {
  await db.delete(installation).where(eq(installation.key, key));
}

const sealed = (box: SecretBox, key: string, text: string) => ({
  sealed: Buffer.from(box.seal(text, key)).toString('base64'),
});

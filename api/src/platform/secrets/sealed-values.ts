import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { sourceCredentials } from '../database/schema/collecting.ts';
import { installation } from '../database/schema/installation.ts';
import { webhooks } from '../database/schema/integrations.ts';
import { mails } from '../database/schema/messages.ts';
import { users } from '../database/schema/people.ts';

/**
 * Every column that holds sealed bytes: how its values are read, and how one is replaced unless
 * somebody changed it meanwhile.
 */
const COLUMNS = {
  'source credentials': {
    read: (db: Db) =>
      db
        .select({ id: sourceCredentials.id, sealed: sourceCredentials.sealed })
        .from(sourceCredentials),
    write: (db: Db, id: number, from: Uint8Array, sealed: Uint8Array) =>
      db
        .update(sourceCredentials)
        .set({ sealed })
        .where(and(eq(sourceCredentials.id, id), eq(sourceCredentials.sealed, from))),
  },
  'second factors': {
    read: (db: Db) =>
      db
        .select({ id: users.id, sealed: users.mfaSecret })
        .from(users)
        .where(isNotNull(users.mfaSecret)),
    write: (db: Db, id: number, from: Uint8Array, mfaSecret: Uint8Array) =>
      db
        .update(users)
        .set({ mfaSecret })
        .where(and(eq(users.id, id), eq(users.mfaSecret, from))),
  },
  'secrets of webhooks': {
    read: (db: Db) => db.select({ id: webhooks.id, sealed: webhooks.secret }).from(webhooks),
    write: (db: Db, id: number, from: Uint8Array, secret: Uint8Array) =>
      db
        .update(webhooks)
        .set({ secret })
        .where(and(eq(webhooks.id, id), eq(webhooks.secret, from))),
  },
  letters: {
    read: (db: Db) =>
      db.select({ id: mails.id, sealed: mails.sealed }).from(mails).where(isNotNull(mails.sealed)),
    write: (db: Db, id: number, from: Uint8Array, sealed: Uint8Array) =>
      db
        .update(mails)
        .set({ sealed })
        .where(and(eq(mails.id, id), eq(mails.sealed, from))),
  },
} as const;
export type SealedColumn = keyof typeof COLUMNS;
export const SEALED_COLUMNS = [
  'source credentials',
  'second factors',
  'secrets of webhooks',
  'letters',
] as const satisfies readonly SealedColumn[];

/** Gives every sealed value of a column to `anew` and stores what that answers; null leaves it. */
export async function replaceSealed(
  db: Db,
  name: SealedColumn,
  anew: (sealed: Uint8Array) => Uint8Array | null,
): Promise<void> {
  const { read, write } = COLUMNS[name];
  for (const { id, sealed } of await read(db)) {
    const next = sealed === null ? null : anew(sealed);
    if (sealed !== null && next !== null) await write(db, id, sealed, next);
  }
}

const Sealed = z.object({ sealed: z.string() });

/** The same for the secrets of the installation, each bound to its own name. */
export async function replaceInstallationSecrets(
  db: Db,
  anew: (sealed: Uint8Array, name: string) => Uint8Array | null,
): Promise<void> {
  for (const { key, value } of await db.select().from(installation)) {
    const before = Sealed.safeParse(value);
    const next = before.success ? anew(Buffer.from(before.data.sealed, 'base64'), key) : null;
    if (next !== null)
      await db
        .update(installation)
        .set({ value: { sealed: Buffer.from(next).toString('base64') } })
        .where(and(eq(installation.key, key), eq(installation.value, value)));
  }
}

import { say } from '@vedetta/messages/say.ts';
import type { AuditAction, AuditDetail } from '../../../platform/audit/acts.ts';
import { newOpaqueToken, hashOpaqueToken } from '../../../platform/access/opaque-tokens.ts';
import { conflict, notFound } from '../../../platform/errors/problems.ts';
import { requireFuture } from '../../../platform/errors/require-future.ts';
import { KEY_PREFIX } from '../../../platform/access/authenticate-key.ts';
import type { Scope } from '../../../platform/access/access-key.ts';
import type { Services } from '../../../platform/services.ts';
import {
  countAccessKeys,
  deleteAccessKey,
  findAccessKey,
  insertAccessKey,
  updateAccessKey,
  type AccessKeyRow,
} from '../../../platform/access/store/access-keys.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { lockCompany } from '../../company/store/companies.ts';

/** Keys of a company at most. */
export const MAX_KEYS = 50;
/**
 * Signs of the key that stay readable: enough to tell 50 keys apart, far too few to guess the rest.
 */
const HINT_LENGTH = KEY_PREFIX.length + 4;

type KeyServices = Pick<Services, 'db' | 'now'>;
type Actor = { userId: number; companyId: number; address: string };

/**
 * Makes a key that acts in the name of the actor.
 * @returns the row, and the key itself: the only time that anybody sees it.
 * @throws HttpProblem 409 when the company has 50 keys, 422 for an expiry that is over.
 */
export async function createAccessKey(
  { db, now }: KeyServices,
  actor: Actor,
  wanted: { name: string; scopes: readonly Scope[]; expiresAt: Date | null },
): Promise<{ row: AccessKeyRow; key: string }> {
  requireFuture(wanted.expiresAt, now());
  const key = `${KEY_PREFIX}${newOpaqueToken().token}`;
  return db.transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    if ((await countAccessKeys(tx, actor.companyId)) >= MAX_KEYS) {
      throw conflict(say('accessKeyLimit', { most: MAX_KEYS }));
    }
    const id = await insertAccessKey(tx, {
      companyId: actor.companyId,
      createdBy: actor.userId,
      name: wanted.name,
      keyHash: hashOpaqueToken(key),
      hint: key.slice(0, HINT_LENGTH),
      scopes: [...wanted.scopes],
      expiresAt: wanted.expiresAt,
      createdAt: now(),
    });
    await audit(
      tx,
      actor,
      'access_key.created',
      id,
      { name: wanted.name, scopes: wanted.scopes.join(' ') },
      now(),
    );
    return { row: await load(tx, actor.companyId, id), key };
  });
}

export interface KeyChanges {
  name?: string | undefined;
  scopes?: readonly Scope[] | undefined;
  expiresAt?: Date | null | undefined;
  revoked?: boolean | undefined;
}

/**
 * Changes a key; from the next call on it is what it says now.
 * @throws HttpProblem 404, 422 for an expiry that is over.
 */
export async function changeAccessKey(
  { db, now }: KeyServices,
  actor: Actor,
  id: number,
  changes: KeyChanges,
): Promise<AccessKeyRow> {
  if (changes.expiresAt !== undefined) requireFuture(changes.expiresAt, now());
  return db.transaction(async (tx) => {
    const { key } = await load(tx, actor.companyId, id);
    await updateAccessKey(tx, id, {
      ...(changes.name === undefined ? {} : { name: changes.name }),
      ...(changes.scopes === undefined ? {} : { scopes: [...changes.scopes] }),
      ...(changes.expiresAt === undefined ? {} : { expiresAt: changes.expiresAt }),
      ...(changes.revoked === undefined
        ? {}
        : { revokedAt: changes.revoked ? (key.revokedAt ?? now()) : null }),
    });
    const after = await load(tx, actor.companyId, id);
    const detail = {
      name: after.key.name,
      scopes: after.key.scopes.join(' '),
      expires_at: after.key.expiresAt?.toISOString() ?? null,
    };
    const revocation =
      (key.revokedAt === null) === (after.key.revokedAt === null)
        ? 'changed'
        : after.key.revokedAt === null
          ? 'restored'
          : 'revoked';
    await audit(tx, actor, `access_key.${revocation}`, id, detail, now());
    return after;
  });
}

/** Deletes a key: the next call with it is refused. @throws HttpProblem 404. */
export async function removeAccessKey(
  { db, now }: KeyServices,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { key } = await load(tx, actor.companyId, id);
    if (!(await deleteAccessKey(tx, actor.companyId, id))) throw notFound(say('thingAccessKey'));
    await audit(tx, actor, 'access_key.deleted', id, { name: key.name }, now());
  });
}

async function load(
  tx: Parameters<typeof findAccessKey>[0],
  companyId: number,
  id: number,
): Promise<AccessKeyRow> {
  const row = await findAccessKey(tx, companyId, id);
  if (row === null) throw notFound(say('thingAccessKey'));
  return row;
}

function audit(
  tx: Parameters<typeof recordAudit>[0],
  actor: Actor,
  action: AuditAction,
  id: number,
  detail: AuditDetail,
  now: Date,
): Promise<void> {
  return recordAudit(tx, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action,
    subject: `access_key:${id}`,
    address: actor.address,
    detail,
    now,
  });
}

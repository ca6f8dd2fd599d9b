import { say } from '@vedetta/messages/say.ts';
import type { AuditActOn } from '../../../platform/audit/acts.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/problems.ts';
import { mayChangeView, mayShareView } from '../policy.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { lockCompany } from '../../company/store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { maskView } from './mask-view.ts';
import {
  changeView,
  clearFirstView,
  countViews,
  findView,
  insertView,
  removeView,
  setFirstView,
  takeFromOthers,
  type ViewRow,
} from '../store/saved-views.ts';

/** More than anybody finds again in a menu. */
export const MAX_OWN_VIEWS = 100;
export const MAX_SHARED_VIEWS = 200;

type ViewServices = Pick<Services, 'db' | 'now'>;
type Actor = { userId: number; companyId: number; groups: readonly string[]; address: string };

/**
 * Keeps a list by a name (docs/decisions/114-saved-views.md).
 * @throws HttpProblem 403 for sharing without leave to triage, 409 when there are too many.
 */
export async function createView(
  { db, now }: ViewServices,
  actor: Actor,
  given: { name: string; query: string; isShared: boolean },
): Promise<ViewRow> {
  if (given.isShared) requireSharing(actor);
  return db.transaction(async (tx) => {
    const wanted = await maskView(tx, actor.companyId, given);
    await requireRoom(tx, actor, { own: true, shared: wanted.isShared });
    const id = await insertView(tx, {
      ...wanted,
      companyId: actor.companyId,
      createdBy: actor.userId,
      createdAt: now(),
    });
    if (wanted.isShared) await audit(tx, actor, 'created', id, wanted.name, now());
    return load(tx, actor, id);
  });
}

export interface ViewChanges {
  name?: string | undefined;
  query?: string | undefined;
  isShared?: boolean | undefined;
  /** Whether the actor begins with it. */
  isFirst?: boolean | undefined;
}

/**
 * Changes a view. To begin with it, it is enough to see it.
 * @throws HttpProblem 404, 403 for somebody else's view or for sharing without leave to triage, 409
 * when too many are shared.
 */
export async function updateView(
  { db, now }: ViewServices,
  actor: Actor,
  id: number,
  { isFirst, ...changes }: ViewChanges,
): Promise<ViewRow> {
  return db.transaction(async (tx) => {
    const rest = await maskView(tx, actor.companyId, changes);
    const { view } = await load(tx, actor, id);
    const given = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(given).length > 0) {
      requireOwn(actor, view);
      if (rest.isShared === false && view.createdBy !== actor.userId)
        throw forbidden(say('viewPrivateCreatorOnly'));
      if (rest.isShared === true && !view.isShared) {
        requireSharing(actor);
        await requireRoom(tx, actor, { own: false, shared: true });
      }
      await changeView(tx, id, given);
      if (rest.isShared === false) await takeFromOthers(tx, id, view.createdBy);
      // Private views are a person's own affair.
      if (view.isShared || rest.isShared === true)
        await audit(tx, actor, 'changed', id, rest.name ?? view.name, now());
    }
    if (isFirst === true) await setFirstView(tx, actor.userId, id);
    if (isFirst === false) await clearFirstView(tx, actor.userId, id);
    return load(tx, actor, id);
  });
}

/** Deletes a view. @throws HttpProblem 404, 403 for somebody else's view. */
export async function deleteView(
  { db, now }: ViewServices,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { view } = await load(tx, actor, id);
    requireOwn(actor, view);
    await removeView(tx, id);
    if (view.isShared) await audit(tx, actor, 'deleted', id, view.name, now());
  });
}

async function load(tx: Tx, actor: Actor, id: number): Promise<ViewRow> {
  const row = await findView(tx, actor, id);
  if (row === null) throw notFound(say('thingSavedView'));
  return row;
}

function requireOwn(actor: Actor, view: { createdBy: number | null; isShared: boolean }): void {
  if (!mayChangeView(actor, view)) throw forbidden(say('viewCreatorOnly'));
}

function requireSharing(actor: Actor): void {
  if (!mayShareView(actor)) throw forbidden(say('viewSharingNotAllowed'));
}

async function requireRoom(
  tx: Tx,
  actor: Actor,
  more: { own: boolean; shared: boolean },
): Promise<void> {
  await lockCompany(tx, actor.companyId);
  const { own, shared } = await countViews(tx, actor);
  if (more.own && own >= MAX_OWN_VIEWS)
    throw conflict(say('savedViewLimit', { most: MAX_OWN_VIEWS }));
  if (more.shared && shared >= MAX_SHARED_VIEWS)
    throw conflict(say('sharedViewLimit', { most: MAX_SHARED_VIEWS }));
}

function audit(
  tx: Tx,
  actor: Actor,
  act: AuditActOn<'saved_view'>,
  id: number,
  name: string,
  now: Date,
): Promise<void> {
  return recordAudit(tx, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: `saved_view.${act}`,
    subject: `saved_view:${id}`,
    address: actor.address,
    detail: { name },
    now,
  });
}

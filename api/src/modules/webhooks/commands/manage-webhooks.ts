import { say } from '@vedetta/messages/say.ts';
import type { AuditActOn, AuditDetail } from '../../../platform/audit/acts.ts';
import { newWebhookSecret, type WebhookKind } from '../kinds-and-signatures.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/problems.ts';
import { loadAllowedHosts } from '../../../platform/outbound/allowed-hosts.ts';
import { checkLink, OutboundProblem } from '../../../platform/outbound/guard.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { lockCompany } from '../../company/store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { spendAttempt } from '../../../platform/access/store/throttles.ts';
import {
  findDelivery,
  queuePing,
  requeueDelivery,
  type DeliveryRow,
} from '../store/webhook-deliveries.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  updateWebhook,
  type WebhookRow,
} from '../store/webhooks.ts';

export const MAX_WEBHOOKS = 20;
/**
 * Messages on demand that a company may cause in a quarter of an hour: they go to hosts that need
 * not be its own.
 */
export const DEMANDS_PER_COMPANY = 60;
/** What the signing secret is encrypted for. */
export const WEBHOOK_PURPOSE = 'webhook';

type Needs = Pick<Services, 'db' | 'now' | 'secrets' | 'env' | 'bus'>;
type Actor = { userId: number; companyId: number; address: string };

/**
 * Makes a webhook.
 * @returns the row, and the secret that its deliveries are signed with: the only time that anybody
 * sees it.
 * @throws HttpProblem 409 when the company has 20, 422 for a link that may not be called.
 */
export async function createWebhook(
  services: Needs,
  actor: Actor,
  wanted: { name: string; url: string; kinds: readonly WebhookKind[] },
): Promise<{ row: WebhookRow; secret: string }> {
  const { db, now, secrets } = services;
  const url = await requireLink(services, wanted.url);
  const secret = newWebhookSecret();
  return db.transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    if ((await countWebhooks(tx, actor.companyId)) >= MAX_WEBHOOKS)
      throw conflict(say('webhookLimit', { most: MAX_WEBHOOKS }));
    const id = await insertWebhook(tx, {
      companyId: actor.companyId,
      createdBy: actor.userId,
      name: wanted.name,
      url,
      kinds: [...wanted.kinds],
      secret: secrets.seal(secret, WEBHOOK_PURPOSE),
      createdAt: now(),
    });
    await audit(tx, actor, 'created', id, { name: wanted.name, host: new URL(url).host }, now());
    return { row: await load(tx, actor, id), secret };
  });
}

export interface WebhookChanges {
  name?: string | undefined;
  url?: string | undefined;
  kinds?: readonly WebhookKind[] | undefined;
  isActive?: boolean | undefined;
}

/**
 * Changes a webhook; what is still queued goes to the new link.
 * @throws HttpProblem 404, 422 for a link that may not be called.
 */
export async function changeWebhook(
  services: Needs,
  actor: Actor,
  id: number,
  { url, kinds, ...changes }: WebhookChanges,
): Promise<WebhookRow> {
  const link = url === undefined ? undefined : await requireLink(services, url);
  return services.db.transaction(async (tx) => {
    await load(tx, actor, id);
    const given = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    await updateWebhook(tx, id, {
      ...given,
      ...(link === undefined ? {} : { url: link, problem: null }),
      ...(kinds === undefined ? {} : { kinds: [...kinds] }),
    });
    const after = await load(tx, actor, id);
    await audit(
      tx,
      actor,
      'changed',
      id,
      {
        name: after.webhook.name,
        host: new URL(after.webhook.url).host,
        is_active: after.webhook.isActive,
      },
      services.now(),
    );
    return after;
  });
}

/** A new signing secret, in force from the next delivery on. @throws HttpProblem 404. */
export async function rotateWebhookSecret(
  { db, now, secrets }: Needs,
  actor: Actor,
  id: number,
): Promise<{ row: WebhookRow; secret: string }> {
  const secret = newWebhookSecret();
  return db.transaction(async (tx) => {
    await load(tx, actor, id);
    await updateWebhook(tx, id, { secret: secrets.seal(secret, WEBHOOK_PURPOSE) });
    await audit(tx, actor, 'secret_rotated', id, {}, now());
    return { row: await load(tx, actor, id), secret };
  });
}

/**
 * Deletes a webhook with its deliveries; one that is under way may still arrive.
 * @throws HttpProblem 404.
 */
export async function removeWebhook({ db, now }: Needs, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { webhook } = await load(tx, actor, id);
    await deleteWebhook(tx, id);
    await audit(tx, actor, 'deleted', id, { name: webhook.name }, now());
  });
}

/**
 * Queues a delivery that says nothing, to see whether the link answers.
 * @throws HttpProblem 404, 409 while switched off, 429.
 */
export async function pingWebhook(
  { db, now, bus }: Needs,
  actor: Actor,
  id: number,
): Promise<DeliveryRow> {
  await spendAttempt(db, demandsOf(actor), now(), DEMANDS_PER_COMPANY);
  const row = await db.transaction(async (tx) => {
    const { webhook } = await load(tx, actor, id);
    requireActive(webhook);
    return queuePing(tx, webhook, now());
  });
  bus.publish({ companyId: actor.companyId });
  return row;
}

/**
 * Sends a delivery once more, under the same message id.
 * @throws HttpProblem 404, 409 while it is under way or the webhook switched off, 429.
 */
export async function replayDelivery(
  { db, now, bus }: Needs,
  actor: Actor,
  id: number,
  deliveryId: number,
): Promise<DeliveryRow> {
  await spendAttempt(db, demandsOf(actor), now(), DEMANDS_PER_COMPANY);
  const row = await db.transaction(async (tx) => {
    const { webhook } = await load(tx, actor, id);
    requireActive(webhook);
    const found = await findDelivery(tx, deliveryId);
    if (found?.webhook.id !== id) throw notFound(say('thingDelivery'));
    const again = await requeueDelivery(tx, found.delivery, now());
    if (again === null) throw conflict(say('deliveryInProgress'));
    await audit(tx, actor, 'replayed', id, { delivery: deliveryId }, now());
    return again;
  });
  bus.publish({ companyId: actor.companyId });
  return row;
}

const demandsOf = ({ companyId }: Actor): string => `webhook-demands:${companyId}`;

/** @throws HttpProblem 422 beside the field. */
async function requireLink({ env }: Needs, link: string): Promise<string> {
  try {
    return checkLink(link, await loadAllowedHosts(env.DATA_DIR)).href;
  } catch (error) {
    if (error instanceof OutboundProblem) throw invalidField('url', error.said, 'not_callable');
    throw error;
  }
}

function requireActive({ isActive }: WebhookRow['webhook']): void {
  if (!isActive) throw conflict(say('resumeWebhookFirst'));
}

async function load(tx: Tx, { companyId }: Actor, id: number): Promise<WebhookRow> {
  const row = await findWebhook(tx, companyId, id);
  if (row === null) throw notFound(say('thingWebhook'));
  return row;
}

function audit(
  tx: Tx,
  actor: Actor,
  what: AuditActOn<'webhook'>,
  id: number,
  detail: AuditDetail,
  now: Date,
): Promise<void> {
  return recordAudit(tx, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action: `webhook.${what}`,
    subject: `webhook:${id}`,
    address: actor.address,
    detail,
    now,
  });
}

import { desc, eq } from 'drizzle-orm';
import { say } from '@vedetta/messages/say.ts';
import type { AuditAction } from '../../../platform/audit/acts.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../platform/errors/problems.ts';
import { requireFuture } from '../../../platform/errors/require-future.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { MuteCondition } from '../muting.ts';
import { mayChangeMutedRule } from '../muted-rule-policy.ts';
import type { Services } from '../../../platform/services.ts';
import { loadAlert, lockAlert } from '../../alerts/store/alerts.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import {
  countAlertsLike,
  countMutedRules,
  deleteMutedRule,
  findMutedRule,
  insertMutedRule,
  updateMutedRule,
  type AlertsLike,
  type MutedRuleRow,
} from '../store/muted-rules.ts';
import { findings, type alerts } from '../../../platform/database/schema/alerts.ts';
import { rescanSince } from '../../indicators/commands/start-rescan.ts';

/** Every scan reads them all. */
export const MAX_MUTED_RULES = 1_000;

type MuteServices = Pick<Services, 'db' | 'now'>;
type Actor = Pick<Caller, 'userId' | 'companyId' | 'groups'> & { address: string };

export interface MuteWish {
  alertId: number;
  /** The very same thing, or whatever the same rule of the detector sees. */
  like: 'thing' | 'rule';
  sameSource: boolean;
  sameTarget: boolean;
  reason: string | null;
  expiresAt: Date | null;
}

/**
 * Mutes alerts like a dismissed one: from now on what matches is kept as a finding.
 * @throws HttpProblem 404; 409 for an alert that is not dismissed or when there are too many rules;
 * 422.
 */
export async function muteAlertsLike(
  { db, now }: MuteServices,
  actor: Actor,
  wish: MuteWish,
): Promise<MutedRuleRow> {
  requireFuture(wish.expiresAt, now());
  return db.transaction(async (tx) => {
    const alert = await lockAlert(tx, actor.companyId, wish.alertId);
    if (alert === null) throw notFound(say('thingAlert'));
    if (alert.status !== 'DISMISSED') throw conflict(say('muteNeedsDismissedAlert'));
    if (wish.sameTarget && alert.targetId === null)
      throw invalidField('same_target', say('muteAlertHasNoTarget'), 'no_target');
    if ((await countMutedRules(tx, actor.companyId)) >= MAX_MUTED_RULES)
      throw conflict(say('muteRuleLimit', { most: MAX_MUTED_RULES }));
    const id = await insertMutedRule(tx, {
      ...(await conditionOf(tx, alert, wish)),
      companyId: actor.companyId,
      title: alert.title,
      titleMessage: alert.titleMessage,
      reason: wish.reason,
      expiresAt: wish.expiresAt,
      createdBy: actor.userId,
      createdAt: now(),
    });
    await audit(tx, actor, 'muted_rule.created', id, now());
    return load(tx, actor.companyId, id);
  });
}

/**
 * How many of the newest alerts such a rule would have kept from being raised.
 * @throws HttpProblem 404.
 */
export async function tryMute(
  { db, now }: MuteServices,
  actor: Pick<Actor, 'companyId'>,
  wish: MuteWish,
): Promise<AlertsLike> {
  const found = await loadAlert(db, actor.companyId, wish.alertId);
  if (found === null) throw notFound(say('thingAlert'));
  return countAlertsLike(
    db,
    actor.companyId,
    await conditionOf(db, found.alert, wish),
    rescanSince(now()),
  );
}

/**
 * What the rule compares. Without a rule of its own the alert's like can only be the very same
 * thing: never all that a detector sees.
 */
async function conditionOf(
  db: Db | Tx,
  alert: typeof alerts.$inferSelect,
  wish: MuteWish,
): Promise<Omit<MuteCondition, 'expiresAt'>> {
  const rule = await strongestRule(db, alert.id);
  return {
    detector: alert.detector,
    rule,
    fingerprint: wish.like === 'thing' || rule === null ? alert.fingerprint : null,
    sourceId: wish.sameSource ? alert.sourceId : null,
    targetId: wish.sameTarget ? alert.targetId : null,
  };
}

/** The rule of the finding that speaks for the alert; null when its findings are gone. */
async function strongestRule(db: Db | Tx, alertId: number): Promise<string | null> {
  const [row] = await db
    .select({ rule: findings.rule })
    .from(findings)
    .where(eq(findings.alertId, alertId))
    .orderBy(desc(findings.score), findings.id)
    .limit(1);
  return row?.rule ?? null;
}

/** Changes how long and why. @throws HttpProblem 404, 403 for somebody else's rule, 422. */
export async function changeMutedRule(
  { db, now }: MuteServices,
  actor: Actor,
  id: number,
  changes: { reason?: string | null | undefined; expiresAt?: Date | null | undefined },
): Promise<MutedRuleRow> {
  if (changes.expiresAt !== undefined) requireFuture(changes.expiresAt, now());
  return db.transaction(async (tx) => {
    await loadOwn(tx, actor, id);
    await updateMutedRule(tx, id, {
      ...(changes.reason === undefined ? {} : { reason: changes.reason }),
      ...(changes.expiresAt === undefined ? {} : { expiresAt: changes.expiresAt }),
    });
    await audit(tx, actor, 'muted_rule.changed', id, now());
    return load(tx, actor.companyId, id);
  });
}

/** Ends a rule: alerts are raised again. @throws HttpProblem 404, 403 for somebody else's rule. */
export async function endMutedRule(
  { db, now }: MuteServices,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await loadOwn(tx, actor, id);
    await deleteMutedRule(tx, id);
    await audit(tx, actor, 'muted_rule.deleted', id, now());
  });
}

async function load(tx: Tx, companyId: number, id: number): Promise<MutedRuleRow> {
  const row = await findMutedRule(tx, companyId, id);
  if (row === null) throw notFound(say('thingMutedRule'));
  return row;
}

async function loadOwn(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { rule } = await load(tx, actor.companyId, id);
  if (!mayChangeMutedRule(actor, rule)) throw forbidden(say('muteRuleCreatorOnly'));
}

function audit(tx: Tx, actor: Actor, action: AuditAction, id: number, now: Date): Promise<void> {
  return recordAudit(tx, {
    companyId: actor.companyId,
    actorId: actor.userId,
    action,
    subject: `muted_rule:${id}`,
    address: actor.address,
    now,
  });
}

import type { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import type { AuditDetail } from '../../../platform/audit/acts.ts';
import { TERM_LIMITS } from '../company-settings.ts';
import { invalidField } from '../../../platform/errors/problems.ts';
import type { SettingsPatch } from '../settings-schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { lockCompany } from '../store/companies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  addTerms,
  clearTerms,
  countTerms,
  loadSettings,
  removeTerms,
  storeSettings,
} from '../store/settings.ts';
import { termChanges, type TermChange } from './term-changes.ts';

type Patch = z.output<typeof SettingsPatch>;

/**
 * Changes the settings of a company, all of the patch or nothing; what is left out stays.
 * @throws HttpProblem 422 with one entry per term that cannot be one (the first hundred), or when
 * there would be too many.
 */
export async function changeSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: { userId: number; companyId: number; address: string },
  patch: Patch,
): Promise<void> {
  const changes = termChanges(patch);
  await db.transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    const detail: AuditDetail = {};
    for (const change of changes) await applyTerms(tx, actor.companyId, change, detail);
    Object.assign(detail, await applyValues(tx, actor.companyId, patch, now()));
    if (Object.keys(detail).length === 0) return;
    await recordAudit(tx, {
      companyId: actor.companyId,
      actorId: actor.userId,
      action: 'settings.changed',
      subject: `company:${actor.companyId}`,
      address: actor.address,
      detail,
      now: now(),
    });
  });
}

async function applyTerms(
  tx: Tx,
  companyId: number,
  { kind, path, act, terms, severity }: TermChange,
  detail: AuditDetail,
): Promise<void> {
  if (act === 'replace') await clearTerms(tx, companyId, kind);
  if (act === 'remove') await removeTerms(tx, companyId, kind, terms);
  else await addTerms(tx, companyId, kind, terms, severity);
  const count = await countTerms(tx, companyId, kind);
  if (count > TERM_LIMITS[kind]) {
    throw invalidField(
      path,
      say('tooManyEntries', { count: count, most: TERM_LIMITS[kind] }),
      'too_big',
    );
  }
  detail[path] = terms.length;
}

async function applyValues(
  tx: Tx,
  companyId: number,
  patch: Patch,
  now: Date,
): Promise<AuditDetail> {
  const { updatedAt: _updatedAt, ...before } = await loadSettings(tx, companyId);
  const after = {
    minNotifySeverity: patch.min_notify_severity ?? before.minNotifySeverity,
    retentionDays: patch.retention_days === undefined ? before.retentionDays : patch.retention_days,
    mailEnabled: patch.mail_enabled ?? before.mailEnabled,
  };
  await storeSettings(tx, companyId, after, now);
  return {
    ...(after.minNotifySeverity === before.minNotifySeverity
      ? {}
      : { min_notify_severity: after.minNotifySeverity }),
    ...(after.retentionDays === before.retentionDays
      ? {}
      : { retention_days: after.retentionDays }),
    ...(after.mailEnabled === before.mailEnabled ? {} : { mail_enabled: after.mailEnabled }),
  };
}

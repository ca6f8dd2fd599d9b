import { presentLineReason } from '../../platform/http/present-line-reason.ts';
import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { countMutedRules, type AlertsLike, type MutedRuleRow } from './store/muted-rules.ts';
import { countTerms, listTerms, loadSettings } from './store/settings.ts';

import { RESCAN_DAYS } from '../indicators/rescan.ts';
import type { MutedRule, MuteTrial, Settings } from './settings-schema.ts';

/** The settings of a company, read together. */
export async function presentSettings(
  db: Db,
  companyId: number,
): Promise<z.input<typeof Settings>> {
  const [settings, names, domains, watchTerms, rules] = await Promise.all([
    loadSettings(db, companyId),
    listTerms(db, companyId, 'name'),
    listTerms(db, companyId, 'domain'),
    countTerms(db, companyId, 'watch_term'),
    countMutedRules(db, companyId),
  ]);
  return {
    protected_names: names,
    protected_domains: domains,
    watch_terms_count: watchTerms,
    min_notify_severity: settings.minNotifySeverity,
    retention_days: settings.retentionDays,
    mail_enabled: settings.mailEnabled,
    muted_rules_count: rules,
    updated_at: settings.updatedAt?.toISOString() ?? null,
  };
}

export function presentMutedRule(
  { rule, creator }: MutedRuleRow,
  now: Date,
): z.input<typeof MutedRule> {
  return {
    id: rule.id,
    title: rule.title,
    title_code: rule.titleMessage.code,
    title_reason: presentLineReason(rule.titleMessage),
    detector: rule.detector,
    rule: rule.rule,
    fingerprint: rule.fingerprint,
    source_id: rule.sourceId,
    target_id: rule.targetId,
    reason: rule.reason,
    expires_at: rule.expiresAt?.toISOString() ?? null,
    is_expired: rule.expiresAt !== null && rule.expiresAt <= now,
    hits: rule.hits,
    last_hit_at: rule.lastHitAt?.toISOString() ?? null,
    created_by: creator === null ? null : presentPerson(creator),
    created_at: rule.createdAt.toISOString(),
  };
}

export function presentMuteTrial({
  hidden,
  open,
  lookedAt,
}: AlertsLike): z.input<typeof MuteTrial> {
  return { hidden, still_open: open, looked_at: lookedAt, days: RESCAN_DAYS };
}

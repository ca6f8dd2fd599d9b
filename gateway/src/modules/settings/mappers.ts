import type { MutedRule, Settings } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { severity, source } from '../common/enums.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { mapPerson } from '../users/mappers.ts';

export function mapSettings(settings: Rest['Settings']): Settings {
  return {
    protectedNames: settings.protected_names,
    protectedDomains: settings.protected_domains,
    watchTermsCount: settings.watch_terms_count,
    minNotifySeverity: severity.fromRest(settings.min_notify_severity),
    retentionDays: settings.retention_days,
    mailEnabled: settings.mail_enabled,
    mutedRulesCount: settings.muted_rules_count,
    updatedAt: settings.updated_at,
  };
}

export function mapMutedRule(rule: Rest['MutedRule']): MutedRule {
  return {
    id: fromId(rule.id),
    title: rule.title,
    detector: rule.detector,
    rule: rule.rule,
    fingerprint: rule.fingerprint,
    source: rule.source_id === null ? null : source.fromRest(rule.source_id),
    targetId: fromIdOrNull(rule.target_id),
    reason: rule.reason,
    expiresAt: rule.expires_at,
    isExpired: rule.is_expired,
    hits: rule.hits,
    lastHitAt: rule.last_hit_at,
    createdBy: rule.created_by === null ? null : mapPerson(rule.created_by),
    createdAt: rule.created_at,
  };
}

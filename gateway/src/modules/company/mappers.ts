import type { MutedRule, Rescan, Settings } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { severity } from '../common/enums.ts';
import { sourceOf } from '../common/sources.ts';
import { fromId, fromIdOrNull } from '../common/ids.ts';
import { mapReasons } from '../common/reasons.ts';
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
    titleCode: rule.title_code,
    titleReason: rule.title_reason,
    detector: rule.detector,
    rule: rule.rule,
    fingerprint: rule.fingerprint,
    source: rule.source_id === null ? null : sourceOf(rule.source_id),
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

export function mapRescan(rescan: Rest['Rescan']): Rescan {
  return {
    id: fromId(rescan.id),
    isTrial: rescan.is_trial,
    status: rescan.status,
    days: rescan.days,
    itemsTotal: rescan.items_total,
    itemsDone: rescan.items_done,
    itemsFailed: rescan.items_failed,
    raised: rescan.raised,
    hidden: rescan.hidden,
    changed: rescan.changed,
    examples: rescan.examples.map(
      ({
        act,
        media_id: mediaId,
        title,
        title_code: titleCode,
        title_reason: titleReason,
        summary,
        summary_reason: summaryReason,
        severity: now,
        previous_severity: before,
      }) => ({
        act,
        mediaId: fromId(mediaId),
        title,
        titleCode,
        titleReason,
        summary,
        summaryReason,
        severity: severity.fromRest(now),
        previousSeverity: before === null ? null : severity.fromRest(before),
      }),
    ),
    problem: rescan.problem,
    problemReasons: mapReasons(rescan.problem_reasons),
    createdAt: rescan.created_at,
    endedAt: rescan.ended_at,
  };
}

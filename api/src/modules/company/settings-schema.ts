import { z } from 'zod';
import { say } from '@vedetta/messages/say.ts';
import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS, TERM_LIMITS } from './company-settings.ts';
import { Id, IdParam, Person, Severity, Timestamp, text } from '../../platform/http/fields.ts';
import { operation } from '../../platform/http/operation.ts';
import { DeprecatedTitleCode, LineReason } from '../../platform/http/problem-schema.ts';
import { pageOf, pageQuery } from '../../platform/http/paging.ts';
import { issue } from '../../platform/errors/bound-sentences.ts';

/** The settings of a company. Its watch terms may be many: here only how many there are. */
export const Settings = z
  .object({
    protected_names: z.array(z.string()),
    protected_domains: z.array(z.string()),
    watch_terms_count: z.int(),
    min_notify_severity: Severity.meta({
      description:
        'Minimum severity of alerts whose changes notify. Assignments and mentions always do.',
    }),
    retention_days: z.int().nullable().meta({
      description:
        'Number of days after which media and alerts are deleted; null keeps everything.',
    }),
    mail_enabled: z
      .boolean()
      .meta({ description: 'Whether notifications are also sent by email.' }),
    muted_rules_count: z.int(),
    updated_at: Timestamp.nullable(),
  })
  .meta({ id: 'Settings' });

const Terms = (limit: number) =>
  z.array(z.string()).max(limit, issue(say('atMostEntries', { most: limit })));
export const SettingsPatch = z
  .strictObject({
    protected_names: Terms(TERM_LIMITS.name)
      .optional()
      .meta({ description: 'List that replaces the current one.' }),
    protected_domains: Terms(TERM_LIMITS.domain)
      .optional()
      .meta({ description: 'List that replaces the current one.' }),
    watch_terms: z
      .strictObject({
        replace: Terms(TERM_LIMITS.watch_term).optional(),
        add: Terms(TERM_LIMITS.watch_term).optional(),
        remove: Terms(TERM_LIMITS.watch_term).optional(),
        severity: Severity.optional().meta({
          description:
            'Severity of alerts about the added or replacing terms, including those already on the ' +
            'list. If left out, new terms get 2 and existing ones keep theirs.',
        }),
      })
      .refine(
        ({ replace, add, remove }) =>
          replace === undefined || (add === undefined && remove === undefined),
        issue(say('replaceOrAdd')),
      )
      .optional()
      .meta({
        description:
          `At most ${TERM_LIMITS.watch_term.toLocaleString('en')} in all; what is there already ` +
          'is not added twice.',
      }),
    min_notify_severity: Severity.optional(),
    retention_days: z
      .int()
      .min(MIN_RETENTION_DAYS, issue(say('retentionAtLeastDays', { days: MIN_RETENTION_DAYS })))
      .max(MAX_RETENTION_DAYS, issue(say('retentionAtMostDays', { days: MAX_RETENTION_DAYS })))
      .nullable()
      .optional(),
    mail_enabled: z.boolean().optional(),
  })
  .meta({ id: 'SettingsPatch' });

export const WatchTermPage = pageOf(z.string(), 'WatchTermPageBase')
  .extend({
    severities: z
      .array(Severity)
      .meta({ description: 'Severities of alerts about each of `results`, in the same order.' }),
  })
  .meta({ id: 'WatchTermPage' });
export const WatchTermQuery = z.strictObject({
  ...pageQuery(50),
  search_query: text(256, 0).optional(),
});

/** What matches is kept as a finding and raises no alert. */
export const MutedRule = z
  .object({
    id: Id,
    title: z.string(),
    title_code: DeprecatedTitleCode,
    title_reason: LineReason,
    detector: z.string(),
    rule: z
      .string()
      .nullable()
      .meta({ description: 'Rule of the detector; null mutes everything from the detector.' }),
    fingerprint: z.string().nullable().meta({
      description:
        'Fingerprint of the exact finding that is muted; null mutes everything from the rule.',
    }),
    source_id: z.int().nullable(),
    target_id: Id.nullable(),
    reason: z.string().nullable(),
    expires_at: Timestamp.nullable(),
    is_expired: z.boolean(),
    hits: z.int().meta({ description: 'Number of times it prevented an alert from being raised.' }),
    last_hit_at: Timestamp.nullable(),
    created_by: Person.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'MutedRule' });
export const MutedRulePage = pageOf(MutedRule, 'MutedRulePage');
const Future = Timestamp.nullable();
export const MutedRuleRequest = z
  .strictObject({
    alert_id: Id.meta({ description: 'Id of a dismissed alert.' }),
    like: z.enum(['thing', 'rule']).default('rule').meta({
      description:
        'What to mute. `thing`: exactly the same finding; `rule`: all findings of its rule.',
    }),
    same_source: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether to mute only at the source of the alert.' }),
    same_target: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether to mute only from the target of the alert.' }),
    reason: text(1000).optional(),
    expires_at: Future.optional(),
  })
  .meta({ id: 'MutedRuleRequest' });
/** What a rule that is not made yet would have kept from being raised. */
export const MuteTrial = z
  .object({
    hidden: z.int().meta({
      description: 'Number of matching alerts among those checked, including the dismissed one.',
    }),
    still_open: z
      .int()
      .meta({ description: 'Number of those alerts that haven’t been dismissed or resolved.' }),
    looked_at: z.int().meta({
      description:
        'Number of the company’s newest alerts that were checked, over the given number of days.',
    }),
    days: z.int(),
  })
  .meta({ id: 'MuteTrial' });
export const MutedRulePatch = z
  .strictObject({ reason: text(1000).nullable().optional(), expires_at: Future.optional() })
  .meta({ id: 'MutedRulePatch' });

/** A list of 100,000 watch terms of ordinary length in one body. */
export const SETTINGS_BODY_BYTES = 8 * 1024 * 1024;

const base = '/api/settings/v1';
export const settingsOperations = {
  read: operation({
    id: 'getSettings',
    method: 'get',
    path: `${base}/`,
    tag: 'settings',
    access: 'admin',
    status: 200,
    summary: 'Returns the settings of the company.',
    response: Settings,
  }),
  patch: operation({
    id: 'updateSettings',
    method: 'patch',
    path: `${base}/`,
    tag: 'settings',
    access: 'admin',
    status: 200,
    summary: 'Changes the settings of the company; settings that are left out stay unchanged.',
    body: SettingsPatch,
    maxBodyBytes: SETTINGS_BODY_BYTES,
    response: Settings,
  }),
  watchTerms: operation({
    id: 'listWatchTerms',
    method: 'get',
    path: `${base}/watch_terms/`,
    tag: 'settings',
    access: 'admin',
    status: 200,
    summary: 'Returns the watch terms, in alphabetical order.',
    query: WatchTermQuery,
    response: WatchTermPage,
  }),
  mutedRules: operation({
    id: 'listMutedRules',
    method: 'get',
    path: `${base}/muted_rules/`,
    tag: 'settings',
    access: 'alerts.read',
    status: 200,
    summary: 'Returns the muted rules, newest first, with how often each applied.',
    query: z.strictObject(pageQuery(10)),
    response: MutedRulePage,
  }),
  createMutedRule: operation({
    id: 'createMutedRule',
    method: 'post',
    path: `${base}/muted_rules/`,
    tag: 'settings',
    access: 'alerts.triage',
    status: 201,
    summary: 'Mutes alerts like a dismissed one.',
    body: MutedRuleRequest,
    response: MutedRule,
    problems: [404, 409],
  }),
  tryMutedRule: operation({
    id: 'tryMutedRule',
    method: 'post',
    path: `${base}/muted_rules/trial/`,
    tag: 'settings',
    access: 'alerts.triage',
    status: 200,
    summary: 'Returns how many alerts such a rule would have prevented, without creating it.',
    body: MutedRuleRequest,
    response: MuteTrial,
    problems: [404],
  }),
  updateMutedRule: operation({
    id: 'updateMutedRule',
    method: 'patch',
    path: `${base}/muted_rules/{id}/`,
    tag: 'settings',
    access: 'alerts.triage',
    status: 200,
    summary:
      'Changes the expiry or reason of a muted rule. Only the user who created it or an admin can do this.',
    params: IdParam,
    body: MutedRulePatch,
    response: MutedRule,
    problems: [403, 404],
  }),
  deleteMutedRule: operation({
    id: 'deleteMutedRule',
    method: 'delete',
    path: `${base}/muted_rules/{id}/`,
    tag: 'settings',
    access: 'alerts.triage',
    status: 204,
    summary: 'Deletes a muted rule. Only the user who created it or an admin can do this.',
    params: IdParam,
    problems: [403, 404],
  }),
};

import type { Message } from '@vedetta/messages/message.ts';

/**
 * Every act that the audit log holds, in dotted past tense. The web has words for each
 * (`web/src/features/audit-log/actions.ts`).
 */
export const AUDIT_ACTIONS = [
  'sign_in.succeeded',
  'sign_in.failed',
  'session.ended',
  'session.revoked',
  'session.others_revoked',
  'password.changed',
  'password.change_failed',
  'password.reset',
  'password.reset_requested',
  'authenticator.changed',
  'recovery_codes.replaced',
  'registration.ignored',
  'user.registered',
  'user.email_verified',
  'user.invited',
  'user.approved',
  'user.rejected',
  'user.activated',
  'user.deactivated',
  'user.group_changed',
  'user.mfa_reset',
  'user.deleted',
  'invitation.accepted',
  'invitation.withdrawn',
  'access.denied',
  'access_key.created',
  'access_key.changed',
  'access_key.revoked',
  'access_key.restored',
  'access_key.deleted',
  'access_key.used',
  'access_key.denied',
  'settings.changed',
  'settings.applied',
  'muted_rule.created',
  'muted_rule.changed',
  'muted_rule.deleted',
  'webhook.created',
  'webhook.changed',
  'webhook.secret_rotated',
  'webhook.replayed',
  'webhook.deleted',
  'job.retried',
  'indicator_list.created',
  'indicator_list.changed',
  'indicator_list.imported',
  'indicator_list.refreshed',
  'indicator_list.deleted',
  'target.created',
  'target.changed',
  'target.deleted',
  'saved_view.created',
  'saved_view.changed',
  'saved_view.deleted',
  'exposed_passwords.shown',
  'exposed_passwords.downloaded',
  'trial.requested',
  'trial.activated',
  'company.created',
  'source-credential.set',
  'source-credential.tested',
  'source-credential.deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * What an entry may note beside its subject. The web has words for each name
 * (`web/src/features/audit-log/details.ts`).
 */
export const AUDIT_DETAILS = [
  'name',
  'email',
  'group',
  'from',
  'to',
  'members',
  'step',
  'factor',
  'sessions',
  'reason',
  'access_key',
  'scopes',
  'expires_at',
  'source',
  'type',
  'works',
  'account_username',
  'search_string',
  'accountUsername',
  'searchString',
  'isActive',
  'is_active',
  'host',
  'delivery',
  'kind',
  'problem',
  'address_verified',
  'severity',
  'role',
  'indicators',
  'skipped',
  'protected_names',
  'protected_domains',
  'watch_terms.replace',
  'watch_terms.remove',
  'watch_terms.add',
  'min_notify_severity',
  'retention_days',
  'mail_enabled',
] as const;
export type AuditDetailName = (typeof AUDIT_DETAILS)[number];
/** Messages where the server said something; the rest are names, numbers and what people wrote. */
export type AuditValue = string | number | boolean | null | readonly Message[];
export type AuditDetail = Partial<Record<AuditDetailName, AuditValue>>;
/** `created`, `deleted`: what can be done to one kind of subject. */
export type AuditActOn<Kind extends string> = AuditAction extends infer Action
  ? Action extends `${Kind}.${infer Act}`
    ? Act
    : never
  : never;

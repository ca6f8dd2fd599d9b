import type { AuditRowFragment } from '../../generated/audit-log/graphql.ts';

/** What the log is filtered by: all acts on one kind of thing. The first one is everything. */
export const SUBJECTS = [
  { value: '', label: 'Everything' }, { value: 'sign_in.', label: 'Log-ins' }, { value: 'session.', label: 'Sessions' }, { value: 'password.', label: 'Passwords' },
  { value: 'user.', label: 'People' }, { value: 'invitation.', label: 'Invitations' }, { value: 'access.', label: 'Denials' }, { value: 'access_key.', label: 'Access keys' },
  { value: 'settings.', label: 'Settings' }, { value: 'muted_rule.', label: 'Muted alerts' }, { value: 'webhook.', label: 'Webhooks' }, { value: 'target.', label: 'Targets' }, { value: 'saved_view.', label: 'Shared views' },
] as const;
export type Subject = (typeof SUBJECTS)[number]['value'];

/** `user.mfa_reset` as people read it: `User MFA reset`. */
export function actionWords(action: string): string {
  const words = action.replace(/[._]/g, ' ').replace(/\bmfa\b/, 'MFA');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What else was noted, in one line; empty when nothing was. */
export const detailWords = (detail: AuditRowFragment['detail']): string =>
  detail.map(({ name, value }) => `${name.replace(/[._]/g, ' ')}: ${value ?? 'none'}`).join(', ');

/** Who did it: the person, else the address that was given, else nobody. */
export const actorWords = ({ actor, actorEmail }: Pick<AuditRowFragment, 'actor' | 'actorEmail'>): string => actor?.fullName ?? actorEmail ?? 'Nobody known';

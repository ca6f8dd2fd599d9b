import type { AuditRowFragment } from '../../generated/audit-log/graphql.ts';
import * as m from '../../generated/messages/audit-log/index.ts';
import { ACTIONS } from './actions.ts';

/** What the log is filtered by: all acts on one kind of thing. The first one is everything. */
export const SUBJECTS = [
  { value: '', get label() { return m.everything; } }, { value: 'sign_in.', get label() { return m.logIns; } }, { value: 'session.', get label() { return m.sessions; } }, { value: 'password.', get label() { return m.passwords; } },
  { value: 'user.', get label() { return m.people; } }, { value: 'invitation.', get label() { return m.invitations; } }, { value: 'access.', get label() { return m.denials; } }, { value: 'access_key.', get label() { return m.accessKeys; } },
  { value: 'settings.', get label() { return m.settings; } }, { value: 'muted_rule.', get label() { return m.mutedAlerts; } }, { value: 'webhook.', get label() { return m.webhooks; } }, { value: 'indicator_list.', get label() { return m.indicatorLists; } }, { value: 'target.', get label() { return m.targets; } }, { value: 'saved_view.', get label() { return m.sharedViews; } },
] as const;
export type Subject = (typeof SUBJECTS)[number]['value'];

/** `user.mfa_reset` as people read it: `User MFA reset`; one that is not known here, letter by letter. */
export function actionWords(action: string): string {
  const known = ACTIONS[action];
  if (known !== undefined) return known;
  const words = action.replace(/[._]/g, ' ').replace(/\bmfa\b/, 'MFA');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const KINDS: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => m.subjectUser({ id }), target: (id) => m.subjectTarget({ id }), source: (id) => m.subjectSource({ id }), job: (id) => m.subjectJob({ id }),
  webhook: (id) => m.subjectWebhook({ id }), saved_view: (id) => m.subjectView({ id }), muted_rule: (id) => m.subjectRule({ id }),
  indicator_list: (id) => m.subjectList({ id }), access_key: (id) => m.subjectKey({ id }), session: (id) => m.subjectSession({ id }),
  // There is one company, and an address says of itself what it is.
  company: () => '', email: (address) => address,
};

/** `user:7` as people read it: `person 7`; one that is not known here as it is, and nothing for what is named beside it anyway. */
export function subjectWords(subject: string | null, detail: AuditRowFragment['detail']): string {
  if (subject === null) return '';
  const [kind = '', ...rest] = subject.split(':');
  if (detail.some(({ name, value }) => name === kind && value !== null)) return '';
  return KINDS[kind]?.(rest.join(':')) ?? subject;
}

/** What else was noted, in one line; empty when nothing was. */
export const detailWords = (detail: AuditRowFragment['detail']): string =>
  detail.map(({ name, value }) => `${name.replace(/[._]/g, ' ')}: ${value ?? m.none}`).join(', ');

/** Who did it: the person, else the address that was given, else nobody. */
export const actorWords = ({ actor, actorEmail }: Pick<AuditRowFragment, 'actor' | 'actorEmail'>): string => actor?.fullName ?? actorEmail ?? m.nobodyKnown;

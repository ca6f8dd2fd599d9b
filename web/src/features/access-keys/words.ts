import type { AccessKeyStatus, Scope } from '../../generated/access-keys/graphql.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

/** What a key may (decisions, section 10), in the order in which it is offered. */
export const SCOPES: readonly { value: Scope; label: string; hint: string }[] = [
  { value: 'READ', label: 'Read', hint: 'Lists and items: alerts, media, files, targets, analytics.' },
  { value: 'TRIAGE', label: 'Triage', hint: 'Change alerts and write notes.' },
  { value: 'UPLOAD', label: 'Upload', hint: 'Send files to be scanned.' },
  { value: 'ADMIN', label: 'Admin', hint: 'Everything that keys may: people, settings and webhooks too.' },
];
export const scopeWords = (scopes: readonly Scope[]): string => SCOPES.filter(({ value }) => scopes.includes(value)).map(({ label }) => label).join(', ');

export const STATUS: Record<AccessKeyStatus, { label: string; tone: PillTone; why: string }> = {
  ACTIVE: { label: 'Active', tone: 'ok', why: 'It works.' },
  EXPIRED: { label: 'Expired', tone: 'neutral', why: 'Its last day is over.' },
  REVOKED: { label: 'Revoked', tone: 'bad', why: 'An admin stopped it.' },
  SUSPENDED: { label: 'Suspended', tone: 'progress', why: 'Whoever made it may not log in.' },
};

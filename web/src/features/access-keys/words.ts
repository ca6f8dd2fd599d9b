import type { AccessKeyStatus, Scope } from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

/** What a key may, in the order in which it is offered. */
export const SCOPES: readonly { value: Scope; label: string; hint: string }[] = [
  {
    value: 'READ',
    get label() {
      return m.scopeRead;
    },
    get hint() {
      return m.scopeReadHint;
    },
  },
  {
    value: 'TRIAGE',
    get label() {
      return m.scopeTriage;
    },
    get hint() {
      return m.scopeTriageHint;
    },
  },
  {
    value: 'UPLOAD',
    get label() {
      return m.scopeUpload;
    },
    get hint() {
      return m.scopeUploadHint;
    },
  },
  {
    value: 'ADMIN',
    get label() {
      return m.scopeAdmin;
    },
    get hint() {
      return m.scopeAdminHint;
    },
  },
];
export const scopeWords = (scopes: readonly Scope[]): string =>
  SCOPES.filter(({ value }) => scopes.includes(value))
    .map(({ label }) => label)
    .join(', ');

export const STATUS: Record<AccessKeyStatus, { label: string; tone: PillTone; why: string }> = {
  ACTIVE: {
    get label() {
      return m.statusActive;
    },
    tone: 'ok',
    get why() {
      return m.statusActiveHint;
    },
  },
  EXPIRED: {
    get label() {
      return m.statusExpired;
    },
    tone: 'neutral',
    get why() {
      return m.statusExpiredHint;
    },
  },
  REVOKED: {
    get label() {
      return m.statusRevoked;
    },
    tone: 'neutral',
    get why() {
      return m.statusRevokedHint;
    },
  },
  SUSPENDED: {
    get label() {
      return m.statusSuspended;
    },
    tone: 'progress',
    get why() {
      return m.statusSuspendedHint;
    },
  },
};

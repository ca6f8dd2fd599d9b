import type { AccessKeyStatus, Scope } from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

/** What a key may (decisions, section 10), in the order in which it is offered. */
export const SCOPES: readonly { value: Scope; label: string; hint: string }[] = [
  {
    value: 'READ',
    get label() {
      return m.read;
    },
    get hint() {
      return m.listsAndItemsAlertsMedia;
    },
  },
  {
    value: 'TRIAGE',
    get label() {
      return m.triage;
    },
    get hint() {
      return m.changeAlertsAndWriteNotes;
    },
  },
  {
    value: 'UPLOAD',
    get label() {
      return m.upload;
    },
    get hint() {
      return m.sendFilesToBeScanned;
    },
  },
  {
    value: 'ADMIN',
    get label() {
      return m.admin;
    },
    get hint() {
      return m.everythingThatKeysMayPeople;
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
      return m.active;
    },
    tone: 'ok',
    get why() {
      return m.itWorks;
    },
  },
  EXPIRED: {
    get label() {
      return m.expired;
    },
    tone: 'neutral',
    get why() {
      return m.itsLastDayIsOver;
    },
  },
  REVOKED: {
    get label() {
      return m.revoked;
    },
    tone: 'neutral',
    get why() {
      return m.anAdminStoppedIt;
    },
  },
  SUSPENDED: {
    get label() {
      return m.suspended;
    },
    tone: 'progress',
    get why() {
      return m.whoeverMadeItMayNot;
    },
  },
};

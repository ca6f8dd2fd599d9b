import * as m from '../../generated/messages/audit-log/index.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { day, each, figures, from, severity, yesNo } from './say-values.ts';
import { FACTORS, GROUPS, MEMBERS, REASONS, ROLES, SCOPES, STEPS, TYPES, WORK } from './values.ts';

interface DetailWords {
  label: string;
  /** A value as people read it; as it is, unless told. */
  say?: (value: string) => string;
  /** What is said for null. */
  none?: string;
}

const ACCOUNT: DetailWords = {
  get label() {
    return m.detailAccount;
  },
};
const SEARCH: DetailWords = {
  get label() {
    return m.detailSearchTerms;
  },
  get none() {
    return m.valueNoSearchTerms;
  },
};
const ACTIVE: DetailWords = {
  get label() {
    return m.detailActive;
  },
  say: yesNo,
};

/**
 * What each fact that an entry may note is called (`AUDIT_DETAILS` of the api), and how its value
 * is said.
 */
export const DETAILS: Readonly<Record<string, DetailWords>> = {
  name: {
    get label() {
      return m.detailName;
    },
  },
  email: {
    get label() {
      return m.detailEmail;
    },
  },
  group: {
    get label() {
      return m.detailGroup;
    },
    say: from(GROUPS),
  },
  from: {
    get label() {
      return m.detailFrom;
    },
    say: from(GROUPS),
  },
  to: {
    get label() {
      return m.detailTo;
    },
    say: from(GROUPS),
  },
  address_verified: {
    get label() {
      return m.detailEmailVerified;
    },
    say: yesNo,
  },
  members: {
    get label() {
      return m.detailRequestedChanges;
    },
    say: each(MEMBERS),
  },
  step: {
    get label() {
      return m.detailStep;
    },
    say: from(STEPS),
  },
  factor: {
    get label() {
      return m.detailLoginMethod;
    },
    say: from(FACTORS),
  },
  sessions: {
    get label() {
      return m.detailSessions;
    },
    say: figures,
  },
  reason: {
    get label() {
      return m.detailReason;
    },
    say: from(REASONS),
  },
  access_key: {
    get label() {
      return m.detailAccessKey;
    },
  },
  scopes: {
    get label() {
      return m.detailScopes;
    },
    say: each(SCOPES),
  },
  expires_at: {
    get label() {
      return m.detailExpiry;
    },
    say: day,
    get none() {
      return m.valueNeverExpires;
    },
  },
  source: {
    get label() {
      return m.detailSource;
    },
    say: sourceLabel,
  },
  type: {
    get label() {
      return m.detailType;
    },
    say: from(TYPES),
  },
  works: {
    get label() {
      return m.detailTestPassed;
    },
    say: yesNo,
  },
  account_username: ACCOUNT,
  accountUsername: ACCOUNT,
  search_string: SEARCH,
  searchString: SEARCH,
  is_active: ACTIVE,
  isActive: ACTIVE,
  host: {
    get label() {
      return m.detailHost;
    },
  },
  delivery: {
    get label() {
      return m.detailMessage;
    },
  },
  kind: {
    get label() {
      return m.detailJob;
    },
    say: from(WORK),
  },
  problem: {
    get label() {
      return m.detailError;
    },
    get none() {
      return m.valueUnknown;
    },
  },
  severity: {
    get label() {
      return m.detailSeverity;
    },
    say: severity,
  },
  role: {
    get label() {
      return m.detailListType;
    },
    say: from(ROLES),
  },
  indicators: {
    get label() {
      return m.detailIndicators;
    },
    say: figures,
  },
  skipped: {
    get label() {
      return m.detailUnused;
    },
    say: figures,
  },
  protected_names: {
    get label() {
      return m.detailProtectedNames;
    },
    say: figures,
  },
  protected_domains: {
    get label() {
      return m.detailProtectedDomains;
    },
    say: figures,
  },
  'watch_terms.replace': {
    get label() {
      return m.detailWatchTermsReplacing;
    },
    say: figures,
  },
  'watch_terms.remove': {
    get label() {
      return m.detailWatchTermsRemoved;
    },
    say: figures,
  },
  'watch_terms.add': {
    get label() {
      return m.detailWatchTermsAdded;
    },
    say: figures,
  },
  min_notify_severity: {
    get label() {
      return m.detailNotifyFrom;
    },
    say: severity,
  },
  retention_days: {
    get label() {
      return m.detailRetention;
    },
    say: (value) => (/^\d+$/.test(value) ? m.valueDays({ count: Number(value) }) : value),
    get none() {
      return m.valueUnlimited;
    },
  },
  mail_enabled: {
    get label() {
      return m.detailEmailNotifications;
    },
    say: yesNo,
  },
};

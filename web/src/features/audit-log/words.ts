import type { AuditRowFragment } from '../../generated/audit-log/graphql.ts';
import * as m from '../../generated/messages/audit-log/index.ts';
import { titleOf } from '../../lib/sayings.ts';
import type { Told } from '../../lib/told.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { ACTIONS } from './actions.ts';

/** What the log is filtered by: all acts on one kind of thing. The first one is everything. */
export const SUBJECTS = [
  {
    value: '',
    get label() {
      return m.everything;
    },
  },
  {
    value: 'sign_in.',
    get label() {
      return m.logins;
    },
  },
  {
    value: 'session.',
    get label() {
      return m.sessions;
    },
  },
  {
    value: 'password.',
    get label() {
      return m.passwords;
    },
  },
  {
    value: 'exposed_passwords.',
    get label() {
      return m.exposedPasswords;
    },
  },
  {
    value: 'user.',
    get label() {
      return m.users;
    },
  },
  {
    value: 'invitation.',
    get label() {
      return m.invitations;
    },
  },
  {
    value: 'access.',
    get label() {
      return m.deniedRequests;
    },
  },
  {
    value: 'access_key.',
    get label() {
      return m.accessKeys;
    },
  },
  {
    value: 'settings.',
    get label() {
      return m.settings;
    },
  },
  {
    value: 'muted_rule.',
    get label() {
      return m.mutedAlerts;
    },
  },
  {
    value: 'webhook.',
    get label() {
      return m.webhooks;
    },
  },
  {
    value: 'indicator_list.',
    get label() {
      return m.indicatorLists;
    },
  },
  {
    value: 'target.',
    get label() {
      return m.targets;
    },
  },
  {
    value: 'saved_view.',
    get label() {
      return m.sharedViews;
    },
  },
] as const;
export type Subject = (typeof SUBJECTS)[number]['value'];

/**
 * `user.mfa_reset` as people read it: `User MFA reset`; one that is not known here, letter by
 * letter.
 */
export function actionWords(action: string): string {
  const known = ACTIONS[action];
  if (known !== undefined) return known;
  const words = action.replace(/[._]/g, ' ').replace(/\bmfa\b/, 'MFA');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const KEYS_PATH = '/admin/settings/access-keys';
export const personPath = (id: string): string => `/admin/users/details/${encodeURIComponent(id)}`;

interface Kind {
  /** What it is called without a name. */
  words: (id: string) => string;
  /** The screen of it, where there is one. */
  path?: (id: string) => string;
  /** Details that name it as it was called then, the likeliest first. */
  noted?: readonly string[];
}

/** Kinds of subjects, by what the server calls them. */
const KINDS: Readonly<Record<string, Kind>> = {
  user: { words: (id) => m.subjectUser({ id }), path: personPath, noted: ['email'] },
  target: {
    words: (id) => m.subjectTarget({ id }),
    path: (id) => `/targets/${encodeURIComponent(id)}`,
    noted: ['account_username', 'search_string'],
  },
  source: {
    words: (id) => m.subjectSource({ id }),
    path: (id) => `/admin/settings/sources/${encodeURIComponent(id)}`,
    noted: ['source'],
  },
  media: {
    words: (id) => m.subjectMedia({ id }),
    path: (id) => `/threat-manager/media/${encodeURIComponent(id)}`,
  },
  webhook: {
    words: (id) => m.subjectWebhook({ id }),
    path: (id) => `/admin/settings/webhooks/${encodeURIComponent(id)}`,
    noted: ['name'],
  },
  // These have a screen together.
  indicator_list: {
    words: (id) => m.subjectList({ id }),
    path: () => '/admin/settings/indicator-lists',
    noted: ['name'],
  },
  access_key: { words: (id) => m.subjectKey({ id }), path: () => KEYS_PATH, noted: ['name'] },
  muted_rule: { words: (id) => m.subjectRule({ id }), path: () => '/admin/settings/muted-alerts' },
  // There is one company.
  company: { words: () => '', path: () => '/admin/settings' },
  saved_view: { words: (id) => m.subjectView({ id }), noted: ['name'] },
  job: { words: (id) => m.subjectJob({ id }) },
  session: { words: (id) => m.subjectSession({ id }) },
  socket: { words: (id) => m.subjectLiveConnection({ id }) },
  // An address says of itself what it is.
  email: { words: (address) => address },
};

type Row = Pick<AuditRowFragment, 'subject' | 'subjectName' | 'subjectNameReason' | 'detail'>;
export interface SubjectWords {
  /** Empty where nothing need be said. */
  words: string;
  /** Where it is looked at; null when it is gone, or no screen shows it. */
  path: string | null;
  /** The details but the one that says the same. */
  rest: Row['detail'];
}

/**
 * What an entry is about, once: its present name, else the one that was noted, else `person 7`;
 * what is not known here as it is.
 */
export function subjectWords({
  subject,
  subjectName,
  subjectNameReason,
  detail,
}: Row): SubjectWords {
  if (subject === null) return { words: '', path: null, rest: detail };
  const [, name = '', id = ''] = /^([a-z_]+):(.*)$/s.exec(subject) ?? [];
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined)
    return {
      words: /^[a-z][A-Za-z]*$/.test(subject) ? m.subjectRequest({ id: subject }) : subject,
      path: null,
      rest: detail,
    };
  const noted = (kind.noted ?? [])
    .map((one) => detail.find((fact) => fact.name === one && fact.value !== null))
    .find((fact) => fact !== undefined);
  if (subjectName === null)
    return {
      words: called(name, noted?.value, null) ?? kind.words(id),
      path: null,
      rest: detail.filter((fact) => fact !== noted),
    };
  return {
    words: called(name, subjectName, subjectNameReason) ?? kind.words(id),
    path: kind.path?.(id) ?? null,
    rest: detail.filter((fact) => fact !== noted || fact.value !== subjectName),
  };
}

/** A name in the reader's language, where it is no name that people gave. */
function called(
  kind: string,
  name: string | null | undefined,
  reason: Told | null,
): string | undefined {
  if (name == null) return undefined;
  return kind === 'source'
    ? sourceLabel(name)
    : kind === 'muted_rule'
      ? titleOf({ title: name, titleReason: reason })
      : name;
}

/** Who did it: the person, else the address that was given, else nobody. */
export const actorWords = ({
  actor,
  actorEmail,
}: Pick<AuditRowFragment, 'actor' | 'actorEmail'>): string =>
  actor?.fullName ?? actorEmail ?? m.unknownUser;

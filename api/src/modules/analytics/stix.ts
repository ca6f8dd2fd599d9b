import { createHash } from 'node:crypto';

/** STIX 2.1, section 2.9: the ids of observables come from what they are, under this name space. */
const OBSERVABLES = '00abedb4-aa42-466c-9c01-fed23315a9b7';
/** Ours, for everything else: the same alert exported twice is the same object. */
const OURS = '6d1f3c0e-7a52-4a57-9d4b-0f1f2b7c9a31';
/** Labels that other programs sort by: no words of a screen. */
const SEVERITIES = ['informative', 'low', 'medium', 'high', 'critical'];

export interface StixCompany {
  id: number;
  name: string;
  createdAt: Date;
}
export interface StixAlert {
  id: number;
  mediaId: number;
  title: string;
  summary: string;
  detector: string;
  severity: number;
  status: string;
  seenCount: number;
  detectedAt: Date;
  updatedAt: Date;
  mediaTitle: string;
  sourceName: string;
  searchString: string | null;
  accountUsername: string | null;
  sha256: string | null;
  url: string | null;
}
export type StixObject = { type: string; id: string } & Record<string, unknown>;

/** The company, as the creator of everything in the bundle. */
export function stixIdentity(company: StixCompany): StixObject {
  const at = company.createdAt.toISOString();
  return {
    type: 'identity',
    spec_version: '2.1',
    id: `identity--${uuid5(OURS, nameOf(company))}`,
    created: at,
    modified: at,
    name: company.name,
    identity_class: 'organization',
  };
}

/**
 * What was looked at: a file, an address, or an account. The same for every alert of a media item.
 */
export function stixObservable(company: StixCompany, alert: StixAlert): StixObject {
  if (alert.sha256 !== null) {
    const hashes = { 'SHA-256': alert.sha256 };
    return {
      type: 'file',
      spec_version: '2.1',
      id: observableId('file', { hashes, name: alert.mediaTitle }),
      hashes,
      name: alert.mediaTitle,
    };
  }
  if (alert.url !== null)
    return {
      type: 'url',
      spec_version: '2.1',
      id: observableId('url', { value: alert.url }),
      value: alert.url,
    };
  if (alert.accountUsername !== null) {
    const known = {
      account_login: alert.accountUsername,
      account_type: alert.sourceName.toLowerCase(),
    };
    return {
      type: 'user-account',
      spec_version: '2.1',
      id: observableId('user-account', known),
      ...known,
    };
  }
  return {
    type: 'user-account',
    spec_version: '2.1',
    id: `user-account--${uuid5(OURS, `${nameOf(company)}/media/${alert.mediaId}`)}`,
    display_name: `${alert.sourceName}: ${alert.searchString ?? alert.mediaTitle}`,
  };
}

/** What was observed, and what Vedetta says of it. */
export function stixStatements(
  company: StixCompany,
  alert: StixAlert,
  observableRef: string,
): StixObject[] {
  const seed = `${nameOf(company)}/alert/${alert.id}`;
  const observed = alert.detectedAt.toISOString();
  const common = {
    spec_version: '2.1',
    created_by_ref: `identity--${uuid5(OURS, nameOf(company))}`,
    created: observed,
    modified: (alert.updatedAt < alert.detectedAt
      ? alert.detectedAt
      : alert.updatedAt
    ).toISOString(),
  };
  const observation = `observed-data--${uuid5(OURS, `${seed}/observed-data`)}`;
  return [
    {
      type: 'observed-data',
      id: observation,
      ...common,
      first_observed: observed,
      last_observed: observed,
      number_observed: Math.min(alert.seenCount, 999_999_999),
      object_refs: [observableRef],
    },
    {
      type: 'note',
      id: `note--${uuid5(OURS, `${seed}/note`)}`,
      ...common,
      abstract: alert.title,
      content: alert.summary === '' ? alert.title : alert.summary,
      object_refs: [observation],
      labels: [
        `severity:${SEVERITIES[alert.severity - 1] ?? ''}`,
        `status:${alert.status.toLowerCase()}`,
        `detector:${alert.detector}`,
      ],
    },
  ];
}

/** Ids count from 1 on every installation; the time of its making tells two companies apart. */
const nameOf = (company: StixCompany): string =>
  `${company.id}/${company.createdAt.toISOString()}/${company.name}`;

/**
 * @param parts the contributing properties, in the order of their names as canonical JSON has them.
 */
const observableId = (type: string, parts: Record<string, unknown>): string =>
  `${type}--${uuid5(OBSERVABLES, JSON.stringify(parts))}`;

/** RFC 9562, section 5.5: a UUID that follows from a name. */
export function uuid5(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

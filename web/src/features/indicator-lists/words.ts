import type {
  IndicatorFormat,
  IndicatorListRowFragment,
  IndicatorRole,
} from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';

export const ROLES: readonly { value: IndicatorRole; label: string }[] = [
  {
    value: 'THREAT',
    get label() {
      return m.typeMalicious;
    },
  },
  {
    value: 'WARNING',
    get label() {
      return m.typeBenign;
    },
  },
];

/** How often a list may be read again, in hours; the empty one is: when somebody asks. */
export const REFRESHES = [
  {
    value: '1',
    get label() {
      return m.everyHour;
    },
  },
  {
    value: '6',
    get label() {
      return m.everySixHours;
    },
  },
  {
    value: '24',
    get label() {
      return m.everyDay;
    },
  },
  {
    value: '168',
    get label() {
      return m.everyWeek;
    },
  },
  {
    value: '',
    get label() {
      return m.onDemand;
    },
  },
] as const;
export type Refresh = (typeof REFRESHES)[number]['value'];
export const hoursOf = (refresh: Refresh): number | null =>
  refresh === '' ? null : Number(refresh);
/** The choice that stands for a number of hours; one that no choice has counts as a day. */
export const refreshOf = (hours: number | null): Refresh =>
  hours === null ? '' : (REFRESHES.find(({ value }) => value === String(hours))?.value ?? '24');

const FORMATS: Record<IndicatorFormat, string> = {
  MISP: 'MISP',
  get MISP_WARNINGLIST() {
    return m.formatMispWarningList;
  },
  STIX: 'STIX 2',
  get LINES() {
    return m.formatText;
  },
};
export const formatWords = ({ format }: Pick<IndicatorListRowFragment, 'format'>): string =>
  format === null ? m.notImportedYet : FORMATS[format];

/** `12 addresses, 3 hashes`: the kinds that the list has. */
export function countWords({ counts }: Pick<IndicatorListRowFragment, 'counts'>): string {
  const all: [number, string][] = [
    [counts.url, m.urlCount({ count: counts.url })],
    [counts.domain, m.hostCount({ count: counts.domain })],
    [counts.ip, m.ipAddressCount({ count: counts.ip })],
    [counts.email, m.emailAddressCount({ count: counts.email })],
    [counts.hash, m.hashCount({ count: counts.hash })],
    [counts.image, m.imageCount({ count: counts.image })],
  ];
  return all
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(', ');
}

/** Where a list comes from. */
export const sourceWords = ({
  url,
  filename,
}: Pick<IndicatorListRowFragment, 'url' | 'filename'>): string => url ?? filename ?? m.noFileYet;

import { restOperations } from '../../../../generated/contract.ts';
import type {
  CsvLayout,
  ExportFormat,
  QueryResolvers,
} from '../../../../generated/resolvers-types.ts';
import { toRestFilter } from '../../../alerts/filter.ts';

const FORMATS = {
  CSV: { format: 'csv', mime: 'text/csv' },
  NDJSON: { format: 'ndjson', mime: 'application/x-ndjson' },
  STIX: { format: 'stix', mime: 'application/stix+json' },
} as const satisfies Record<ExportFormat, object>;

const layoutOf = ({ separator, byteOrderMark, timeZone }: CsvLayout) => ({
  separator: (separator ?? 'COMMA').toLowerCase(),
  byte_order_mark: byteOrderMark,
  time_zone: timeZone ?? undefined,
});

/** Nothing is asked of the api: the file is streamed when the link is followed, past GraphQL. */
export const alertsExport: QueryResolvers['alertsExport'] = (
  _parent,
  { format: wanted, filter, csv },
) => {
  const { format, mime } = FORMATS[wanted];
  const query = new URLSearchParams({ format });
  const { hours, ...rest } = toRestFilter(filter);
  // In an address an hour of the week is `1-9@Europe/Rome`.
  const written = {
    ...rest,
    hours: hours?.map(({ weekday, hour, time_zone: zone }) => `${weekday}-${hour}@${zone}`),
    status: filter?.status ?? undefined,
    ...(csv == null ? {} : layoutOf(csv)),
  };
  for (const [name, value] of Object.entries(written)) {
    if (value !== undefined && String(value) !== '') query.set(name, String(value));
  }
  return { path: `${restOperations.exportAlerts.path}?${query.toString()}`, mime };
};

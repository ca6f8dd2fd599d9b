import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { csvLine, type CsvSeparator } from './csv.ts';
import { stixIdentity, stixObservable, stixStatements, type StixCompany } from './stix.ts';
import { clockText } from '../../platform/http/time-zones.ts';
import type { Services } from '../../platform/services.ts';
import type { AlertFilter } from '../alerts/store/alert-filter.ts';
import { exportAlerts, type ExportRow } from '../alerts/store/alert-export.ts';
import { findCompany } from '../company/store/companies.ts';
import { EXPORT_FORMATS } from './schema.ts';

type Format = keyof typeof EXPORT_FORMATS;
type Batches = AsyncIterable<ExportRow[]>;
interface Layout {
  format: Format;
  /** Of CSV. */
  separator: CsvSeparator | undefined;
  hasMark: boolean | undefined;
  timeZone: string | undefined;
}

/**
 * Streams the alerts under a filter as a file, a batch at a time, as fast as the reader takes them.
 * The first batch is read before the answer begins: what is wrong with the request or the database
 * is still told as a problem.
 */
export async function streamExport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { res, signal }: { res: Response; signal: AbortSignal },
  layout: Layout,
  filter: AlertFilter,
): Promise<void> {
  const { format } = layout;
  const company = await findCompany(db, filter.companyId);
  const batches = exportAlerts(db, filter);
  const first = await batches.next();
  const all = async function* () {
    if (first.done !== true) yield first.value;
    yield* batches;
  };
  res.status(200).set({
    'Content-Type': `${EXPORT_FORMATS[format]}; charset=utf-8`,
    'Content-Disposition':
      'attachment; ' +
      `filename="vedetta-alerts-${now().toISOString().slice(0, 10)}.${format === 'stix' ? 'json' : format}"`,
  });
  const text =
    format === 'csv'
      ? csv(all(), layout)
      : format === 'ndjson'
        ? ndjson(all())
        : stix(company, all());
  try {
    await pipeline(Readable.from(text, { objectMode: false }), res, { signal });
  } catch (error) {
    // The reader went away: nobody is left to be told.
    if (!signal.aborted) throw error;
  }
}

async function* csv(
  batches: Batches,
  { separator, hasMark, timeZone }: Layout,
): AsyncGenerator<string> {
  const told = (value: Cell) =>
    value instanceof Date
      ? timeZone === undefined
        ? value.toISOString()
        : clockText(value, timeZone)
      : value;
  yield `${hasMark === true ? '\uFEFF' : ''}${csvLine(Object.keys(plain), separator)}`;
  for await (const rows of batches)
    yield rows
      .map((row) =>
        csvLine(
          Object.values(plain).map((pick) => told(pick(row))),
          separator,
        ),
      )
      .join('');
}

async function* ndjson(batches: Batches): AsyncGenerator<string> {
  for await (const rows of batches) {
    yield rows
      .map(
        (row) =>
          `${JSON.stringify(Object.fromEntries(Object.entries(plain).map(([name, pick]) => [name, pick(row)])))}\n`,
      )
      .join('');
  }
}

async function* stix(company: StixCompany, batches: Batches): AsyncGenerator<string> {
  yield `{"type":"bundle","id":"bundle--${randomUUID()}","objects":[\n${JSON.stringify(stixIdentity(company))}`;
  const told = new Set<string>();
  for await (const rows of batches) {
    const objects = rows.flatMap((row) => {
      const observable = stixObservable(company, row);
      const isNew = !told.has(observable.id);
      told.add(observable.id);
      return [...(isNew ? [observable] : []), ...stixStatements(company, row, observable.id)];
    });
    yield objects.map((object) => `,\n${JSON.stringify(object)}`).join('');
  }
  yield '\n]}\n';
}

type Cell = string | number | Date | null;

/** The columns of CSV and NDJSON. */
const plain = {
  id: (row) => row.id,
  detected_at: (row) => row.detectedAt,
  severity: (row) => row.severity,
  status: (row) => row.status,
  title: (row) => row.title,
  summary: (row) => row.summary,
  detector: (row) => row.detector,
  media_id: (row) => row.mediaId,
  media_title: (row) => row.mediaTitle,
  source: (row) => row.sourceName,
  search_string: (row) => row.searchString,
  account_username: (row) => row.accountUsername,
  url: (row) => row.url,
  sha256: (row) => row.sha256,
  assignee: (row) => row.assignee,
  feedback_response: (row) => row.feedbackResponse,
  dismiss_reason: (row) => row.dismissReason,
  triaged_at: (row) => row.triagedAt,
  resolved_at: (row) => row.resolvedAt,
  updated_at: (row) => row.updatedAt,
} satisfies Record<string, (row: ExportRow) => Cell>;

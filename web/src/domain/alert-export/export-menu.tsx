import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AlertsExportDocument,
  type AlertFilter,
  type CsvLayout,
  type ExportFormat,
} from '../../generated/alert-export/graphql.ts';
import * as m from '../../generated/messages/alert-export/index.ts';
import { shownLanguage } from '../../ui/language.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { showToast } from '../../ui/toast.ts';
import { shownZone } from '../../lib/dates.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { problemOfResponse } from '../../lib/refused-bytes.ts';
import { saveAs } from '../../lib/save-as.ts';
import { fetchBytes } from '../session/fetch-bytes.ts';
import { useSession } from '../session/use-session.ts';

/** As spreadsheets of the reader's language and zone open it by a double click. */
const forSpreadsheets = (): CsvLayout => ({
  separator: shownLanguage() === 'it' ? 'SEMICOLON' : 'COMMA',
  byteOrderMark: true,
  timeZone: shownZone(),
});

const FORMATS: readonly { format: ExportFormat; label: string; layout?: () => CsvLayout }[] = [
  {
    format: 'CSV',
    get label() {
      return m.alertsForExcel;
    },
    layout: forSpreadsheets,
  },
  {
    format: 'CSV',
    get label() {
      return m.alertsAsCsv;
    },
  },
  {
    format: 'NDJSON',
    get label() {
      return m.alertsAsNdjson;
    },
  },
  {
    format: 'STIX',
    get label() {
      return m.alertsAsStix;
    },
  },
];

/**
 * The alerts that a filter matches, as a file; `more` can be done with the page that shows them.
 */
export function ExportMenu({ filter, more = [] }: { filter: AlertFilter; more?: MenuItem[] }) {
  const client = useApolloClient();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const save = async (format: ExportFormat, csv: CsvLayout | null) => {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await client.query({
        query: AlertsExportDocument,
        variables: { format, filter, csv },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) throw new TypeError('No answer came.');
      const response = await fetchBytes(data.alertsExport.path, session);
      if (!response.ok)
        throw Object.assign(
          new Error('The export was refused.'),
          await problemOfResponse(response),
        );
      saveAs(await response.blob(), response.headers.get('content-disposition'), 'vedetta-alerts');
    } catch (error) {
      showToast({
        status: 'error',
        title: m.exportFailed,
        description: said(toProblem(error).message),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={busy ? m.exportPreparing : m.exportAlerts}
      text={busy ? m.exporting : m.exportAlerts}
      items={[
        ...FORMATS.map(({ format, label, layout }) => ({
          label,
          icon: 'download' as const,
          disabled: busy,
          onSelect: () => void save(format, layout?.() ?? null),
        })),
        ...more,
      ]}
    />
  );
}

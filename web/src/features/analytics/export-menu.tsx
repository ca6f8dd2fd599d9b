import { useApolloClient } from '@apollo/client/react';
import { boundsOf } from '@vedetta/machines';
import { useState } from 'react';
import { AnalyticsExportDocument, type ExportFormat } from '../../generated/analytics/graphql.ts';
import * as m from '../../generated/messages/analytics/index.ts';
import { momentOf } from '../../lib/dates.ts';
import { saveAs } from '../../lib/save-as.ts';
import { problemOfStatus, toProblem } from '../../lib/problem.ts';
import { fetchBytes } from '../../lib/session/fetch-bytes.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Scope } from './links.ts';

const FORMATS: readonly { format: ExportFormat; label: string }[] = [
  { format: 'CSV', get label() { return m.alertsAsCSV; } },
  { format: 'NDJSON', get label() { return m.alertsAsNDJSON; } },
  { format: 'STIX', get label() { return m.alertsAsSTIX21; } },
];

/** The alerts behind the numbers as a file, or the page on paper. */
export function ExportMenu({ scope: { days, sources } }: { scope: Scope }) {
  const client = useApolloClient();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    if (busy) return;
    setBusy(true);
    const { timeFrom, timeTo } = boundsOf(days);
    const filter = { timeFrom: momentOf(timeFrom), timeTo: momentOf(timeTo), ...(sources.length === 0 ? {} : { sourceIds: sources.map(Number) }) };
    try {
      const { data } = await client.query({ query: AnalyticsExportDocument, variables: { format, filter }, fetchPolicy: 'no-cache' });
      if (data === undefined) throw new TypeError('No answer came.');
      const response = await fetchBytes(data.alertsExport.path, session);
      if (!response.ok) throw Object.assign(new Error('The export was refused.'), problemOfStatus(response.status, null));
      saveAs(await response.blob(), response.headers.get('content-disposition'), 'vedetta-alerts');
    } catch (error) {
      showToast({ status: 'error', title: m.theAlertsCouldNotBe, description: toProblem(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label={busy ? m.exportFileIsBeingMade : m.exportWord} text={busy ? m.exporting : m.exportWord} size="m"
      items={[
        ...FORMATS.map(({ format, label }) => ({ label, icon: 'download' as const, disabled: busy, onSelect: () => void save(format) })),
        { label: m.print, icon: 'print', onSelect: () => window.print() },
      ]}
    />
  );
}

import { useQuery } from '@apollo/client/react';
import { defaultFilters, type ListView } from '@vedetta/machines';
import type { AlertStatus } from '@vedetta/machines/lifecycles';
import { nextStatuses } from '@vedetta/machines/lifecycles';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertListDocument, type AlertRowFragment } from '../../generated/threat-manager/graphql.ts';
import { actLabel, statusOfKey } from '../../lib/triage/act-labels.ts';
import { useTriage } from '../../lib/triage/use-triage.tsx';
import { useCan, useViewer } from '../../lib/viewer/use-viewer.ts';
import type { MenuItem } from '../../ui/menu.tsx';
import { alertPath } from './alert-columns.tsx';
import { AlertList } from './alert-list.tsx';
import { isNarrowed, toAlertFilter } from './list-state.ts';
import { waitingWords } from './live-changes.ts';
import { useLiveAlerts } from './use-live-alerts.ts';
import { useRowKeys } from './use-row-keys.ts';

interface AlertsTabProps {
  status: AlertStatus;
  view: ListView;
  onPage: (page: number) => void;
  onReset: () => void;
  current: string | undefined;
  onCurrent: (id: string) => void;
  /** Something happened that the counts may show. */
  onChange: () => void;
  onPageKey: (key: string) => boolean;
}

/** One list of alerts with its acts, its keys and its live changes. */
export function AlertsTab({ status, view, onPage, onReset, current, onCurrent, onChange, onPageKey }: AlertsTabProps) {
  const navigate = useNavigate();
  const mayTriage = useCan('alerts.triage');
  const { user: me, isFreeTrial } = useViewer();
  const filter = useMemo(() => toAlertFilter(view, status), [view, status]);
  const { data, previousData, error, refetch } = useQuery(AlertListDocument, { variables: { filter, page: view.page } });
  const page = (data ?? previousData)?.alerts;
  const rows = page?.results ?? [];
  const { arrived, forget } = useLiveAlerts({
    shown: rows.map((row) => row.id), status, filters: view, listKey: JSON.stringify([filter, view.page]), onChange,
  });
  const refresh = () => {
    forget();
    onChange();
    // A failure stands on the list itself.
    refetch().catch(() => undefined);
  };
  // Into an empty list nothing can push under the pointer: what arrives is shown at once.
  const isEmpty = page?.count === 0 && arrived.length > 0;
  useEffect(() => {
    if (!isEmpty) return;
    forget();
    refetch().catch(() => undefined);
  });
  const triage = useTriage({ onDone: onChange });
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  useRowKeys({
    current,
    onPageKey,
    onKey: (key, id) => {
      const row = rowOf(id);
      if (row === undefined || !mayTriage) return false;
      const to = statusOfKey(key, row.status);
      if (to !== null) triage.changeStatus(row, to);
      else if (key === 'a') triage.askAssignee(row);
      else return false;
      return true;
    },
  });
  const menuOf = (row: AlertRowFragment): MenuItem[] => [
    { label: 'Open', icon: 'eye', onSelect: () => { void navigate(alertPath(row)); } },
    ...(mayTriage
      ? [
          ...nextStatuses(row.status).map((to): MenuItem => ({
            label: actLabel(row.status, to), icon: to === 'DISMISSED' ? 'x' : to === 'DETECTED' ? 'undo' : 'check', onSelect: () => triage.changeStatus(row, to),
          })),
          ...(row.assignee?.id === me.id ? [] : [{ label: 'Assign to me', icon: 'user' as const, onSelect: () => triage.assign(row, me) }]),
          { label: 'Assign…', icon: 'admin' as const, onSelect: () => triage.askAssignee(row) },
        ]
      : []),
  ];
  return (
    <>
      <AlertList
        status={status} page={page} error={error} narrowed={isNarrowed(view, defaultFilters(isFreeTrial))} onRefresh={refresh} onPage={onPage} onReset={onReset}
        waiting={waitingWords(arrived.length, rows.filter((row) => row.status !== status).length)}
        current={current} onCurrent={onCurrent} menuOf={menuOf}
      />
      {triage.dialogs}
    </>
  );
}

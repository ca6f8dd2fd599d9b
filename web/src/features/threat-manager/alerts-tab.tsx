import { useApolloClient } from '@apollo/client/react';
import { defaultFilters, scopeOf, type ListView } from '@vedetta/machines';
import { nextStatuses } from '@vedetta/machines/lifecycles';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  AlertListDocument,
  type AlertRowFragment,
} from '../../generated/threat-manager/graphql.ts';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { FOLLOWS_EVENTS } from '../../domain/live/live.ts';
import { useSession } from '../../domain/session/use-session.ts';
import { alertPath } from '../../lib/trail/trail.ts';
import { actLabel, isStatusKey, keyRefusal, statusOfKey } from '../../domain/triage/act-labels.ts';
import { useTriage } from '../../domain/triage/use-triage.tsx';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { showToast } from '../../ui/toast.ts';
import { lastPage } from '../../ui/pagination.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { AlertList } from './alert-list.tsx';
import { bulkAct } from './bulk-act.ts';
import { BulkBar } from './bulk-bar.tsx';
import {
  isNarrowed,
  sharedStatus,
  STATUSES_OF,
  toAlertFilter,
  type AlertTab,
} from './list-state.ts';
import { waitingWords } from './live-changes.ts';
import { useComingBack } from './use-coming-back.ts';
import { useGroups } from './use-groups.ts';
import { useHidden } from './use-hidden.ts';
import { useListTrail } from './use-list-trail.ts';
import { useLiveAlerts } from './use-live-alerts.ts';
import { usePageEdge } from './use-page-edge.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';

interface AlertsTabProps {
  tab: AlertTab;
  view: ListView;
  /** @param after the end of the page that is shown: later pages follow its last row */
  onPage: (page: number, after?: string | null) => void;
  onReset: () => void;
  onShowHidden: () => void;
  current: string | undefined;
  onCurrent: (id: string) => void;
  /** Something happened that the counts may show. */
  onChange: () => void;
  onPageKey: (key: string) => boolean;
  withPreview: boolean;
  onClosePreview: () => void;
  /** Where the button stands that brings the list up to date. */
  waitingPlace: HTMLElement | null;
}

/** One list of alerts with its acts, its keys and its live changes. */
export function AlertsTab({
  tab,
  view,
  onPage: turnTo,
  onReset,
  onShowHidden,
  current,
  onCurrent,
  onChange: recount,
  onPageKey,
  withPreview,
  onClosePreview,
  waitingPlace,
}: AlertsTabProps) {
  const navigate = useNavigate();
  const mayTriage = useCan('alerts.triage');
  const { user: me, isFreeTrial } = useViewer();
  const filter = useMemo(() => toAlertFilter(view, tab), [view, tab]);
  const statuses = STATUSES_OF[tab];
  const { data, previousData, error, refetch } = useAskedQuery(AlertListDocument, {
    variables: { filter, page: view.page, after: view.after },
    context: FOLLOWS_EVENTS,
  });
  const page = (data ?? previousData)?.alerts;
  const end = page?.endCursor ?? null;
  const onPage = useCallback((to: number) => turnTo(to, end), [turnTo, end]);
  const { hidden, recount: countHidden } = useHidden(view, tab, page?.count === 0);
  const onChange = () => {
    recount();
    countHidden();
  };
  const rows = page?.results ?? [];
  const groups = useGroups(
    rows,
    ({ mediaId }) => mediaId,
    ({ title }) => title,
  );
  // What was decided there stands in what is known of the list until it has been read again.
  useComingBack(
    page === undefined || groups.waiting
      ? null
      : groups.rows.filter((row) => statuses.includes(row.status)).map(({ id }) => id),
  );
  useListTrail(filter, page);
  const { arrived, forget } = useLiveAlerts({
    shown: rows.map((row) => row.id),
    statuses,
    filters: view,
    listKey: JSON.stringify([filter, view.page, view.after]),
    onChange,
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
  const bulk = bulkAct(useApolloClient(), useSession());
  const selection = useSelection(
    rows.map((row) => row.id),
    page?.count ?? 0,
    JSON.stringify(filter),
  );
  const selected = useSelector(selection, ({ context }) => context.selected);
  const wholePage = useSelector(selection, (snapshot) => snapshot.hasTag('page'));
  const choose = (id: string, shift: boolean) =>
    selection.send({ type: shift ? 'selection.range.extended' : 'selection.row.toggled', id });
  const choice = mayTriage
    ? {
        chosen: new Set(selected),
        page: wholePage,
        onToggle: choose,
        onTogglePage: () => selection.send({ type: 'selection.page.toggled' }),
      }
    : null;
  const seen = { filter, versions: new Map(rows.map((row) => [row.id, row.version])) };
  const chosen = rows.filter(({ id }) => selected.includes(id)).map((row) => row.status);
  const from = sharedStatus(statuses, chosen);
  /**
   * A key that triages is about all chosen rows where some are; where they stand differently, only
   * who has them can be changed for all.
   */
  const actOnChosen = (key: string): boolean => {
    const [scope, to] = [
      scopeOf(selection.getSnapshot()),
      from === null ? null : statusOfKey(key, from),
    ];
    if (!mayTriage || scope === null) return false;
    if (to === null && key !== 'a') {
      if (!isStatusKey(key)) return false;
      showToast({
        status: 'error',
        title: from === null ? m.mixedStatuses : (keyRefusal(key, from) ?? m.mixedStatuses),
      });
      return true;
    }
    bulk.request({ from, to, scope, ...seen });
    return true;
  };
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const done = new Set(rows.filter((row) => !statuses.includes(row.status)).map(({ id }) => id));
  const left = done.size;
  const onEdge = usePageEdge({
    rows: groups.waiting ? null : groups.rows,
    done,
    page: view.page,
    lastPage: page === undefined ? 1 : lastPage(page),
    isStale: arrived.length + left > 0,
    onPage,
    onRefresh: refresh,
  });
  useRowKeys({
    current,
    onPageKey,
    onEdge,
    onChosenKey: actOnChosen,
    onKey: (key, id, shift) => {
      const row = rowOf(id);
      if (row === undefined || !mayTriage) return false;
      if (key !== 'x') return triage.onKey(row, key);
      choose(id, shift);
      return true;
    },
  });
  const menuOf = (row: AlertRowFragment): MenuItem[] => [
    {
      label: m.open,
      icon: 'eye',
      onSelect: () => {
        void navigate(alertPath(row));
      },
    },
    ...(mayTriage
      ? [
          ...nextStatuses(row.status).map((to): MenuItem => ({
            label: actLabel(row.status, to),
            icon: to === 'DISMISSED' ? 'x' : to === 'DETECTED' ? 'undo' : 'check',
            onSelect: () => triage.changeStatus(row, to),
          })),
          ...(row.assignee?.id === me.id
            ? []
            : [
                {
                  label: m.assignToMe,
                  icon: 'user' as const,
                  onSelect: () => triage.assign(row, me),
                },
              ]),
          { label: m.assignTo, icon: 'admin' as const, onSelect: () => triage.askAssignee(row) },
        ]
      : []),
  ];
  return (
    <>
      {mayTriage && <BulkBar selection={selection} bulk={bulk} from={from} seen={seen} />}
      {waitingPlace !== null &&
        createPortal(
          <WaitingButton
            words={
              page === undefined || page.count === 0 ? null : waitingWords(arrived.length, left)
            }
            onRefresh={refresh}
          />,
          waitingPlace,
        )}
      <AlertList
        tab={tab}
        page={page}
        error={error}
        narrowed={isNarrowed(view, defaultFilters(isFreeTrial))}
        onRefresh={refresh}
        onPage={onPage}
        onReset={onReset}
        hidden={hidden}
        onShowHidden={onShowHidden}
        current={current}
        onCurrent={onCurrent}
        menuOf={menuOf}
        choice={choice}
        groups={groups}
        withPreview={withPreview}
        onClosePreview={onClosePreview}
      />
      {triage.dialogs}
    </>
  );
}

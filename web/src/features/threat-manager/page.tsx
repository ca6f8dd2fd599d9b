import type { ListTab } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { AlertListCountsDocument } from '../../generated/threat-manager/graphql.ts';
import { ExportMenu } from '../../domain/alert-export/export-menu.tsx';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { timeSpan } from '../../lib/dates.ts';
import { useLinkState } from '../../domain/live/live.ts';
import { useOpenAlerts } from '../../domain/open-alerts/open-alerts.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useNow } from '../../ui/relative-time.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AlertFilters } from './alert-filters.tsx';
import { AlertsTab } from './alerts-tab.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { KpiCards } from './kpi-cards.tsx';
import { toAlertFilter } from './list-state.ts';
import { MediaTab } from './media-tab.tsx';
import { useFilters } from './use-filters.ts';
import { useFirstView } from './use-first-view.ts';
import { focusRowOf } from './use-row-keys.ts';

export { askFirst } from './ask-first.ts';

/** The threat manager: what waits, what is being worked on, and the lists. */
export default function ThreatManagerPage() {
  const viewer = useViewer();
  const filters = useFilters(viewer.isFreeTrial);
  useFirstView();
  const view = useSelector(filters, ({ context }) => context.applied);
  const [current, setCurrent] = useState<string>();
  const [keysShown, setKeysShown] = useState(false);
  const [withPreview, setWithPreview] = useState(false);
  const [waitingPlace, setWaitingPlace] = useState<HTMLElement | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const previewSwitch = useRef<HTMLButtonElement>(null);
  const filter = useMemo(() => toAlertFilter(view), [view]);
  const { data, previousData, refetch } = useAskedQuery(AlertListCountsDocument, {
    variables: { filter },
  });
  const counts = (data ?? previousData)?.alertCounts;
  const { counts: open, count: countOpen } = useOpenAlerts();
  const recount = () => {
    // Counts that could not be renewed stay as they are; the next change asks again.
    refetch().catch(() => undefined);
    countOpen();
  };
  const now = useNow();
  const oldest =
    open?.oldestToReview == null ? null : (timeSpan(open.oldestToReview, now) ?? m.lessThanMinute);
  const onPage = useCallback(
    (page: number, after: string | null = null) =>
      filters.send({ type: 'list.page.chosen', page, after }),
    [filters],
  );
  const closePreview = () => {
    setWithPreview(false);
    // What is closed must not take the focus with it.
    if (!focusRowOf(current)) previewSwitch.current?.focus();
  };
  const onPageKey = (key: string) => {
    if (key === '/') search.current?.focus();
    else if (key === '?') setKeysShown(true);
    else if (key === 'p' && view.tab !== 'media') setWithPreview(!withPreview);
    else if (key === 'Escape' && withPreview) closePreview();
    else return false;
    return true;
  };
  const isPartial = counts?.countIsPartial;
  const tabs: {
    id: ListTab;
    label: string;
    count: number | undefined;
    isPartial: boolean | undefined;
    all?: number | undefined;
  }[] = [
    {
      id: 'review',
      label: alertStatusLabel('DETECTED'),
      count: counts?.detected,
      all: open?.detected,
      isPartial,
    },
    {
      id: 'progress',
      label: alertStatusLabel('VALIDATED'),
      count: counts?.validated,
      all: open?.validated,
      isPartial,
    },
    { id: 'resolved', label: alertStatusLabel('RESOLVED'), count: counts?.resolved, isPartial },
    { id: 'dismissed', label: alertStatusLabel('DISMISSED'), count: counts?.dismissed, isPartial },
    { id: 'media', label: m.media, count: counts?.media, isPartial },
    // Lists of several statuses are there while the address asks for them: figures of the analytics
    // lead to them.
    ...(view.tab === 'all'
      ? [
          {
            id: view.tab,
            label: m.allStatuses,
            count:
              counts && counts.detected + counts.validated + counts.resolved + counts.dismissed,
            isPartial,
          },
        ]
      : []),
    ...(view.tab === 'validated'
      ? [
          {
            id: view.tab,
            label: m.validated,
            count: counts && counts.validated + counts.resolved,
            isPartial,
          },
        ]
      : []),
  ];
  const onReset = () => filters.send({ type: 'filters.reset' });
  const onShowHidden = () => {
    filters.send({ type: 'filter.closed' });
    filters.send({ type: 'filter.opened', filter: 'severity' });
    filters.send({ type: 'filter.draft.emptied' });
    filters.send({ type: 'filter.applied' });
  };
  const shared = {
    view,
    onPage,
    onReset,
    current,
    onCurrent: setCurrent,
    onPageKey,
    onChange: recount,
  };
  return (
    <div className="page">
      <PageTitle>{m.threatManager}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.threatManager}</h1>
        <LivePill />
        <span className="grow" />
        {view.tab !== 'media' && <ExportMenu filter={toAlertFilter(view, view.tab)} />}
        {view.tab !== 'media' && (
          <Button
            ref={previewSwitch}
            variant="ghost"
            size="s"
            className="preview-switch"
            aria-pressed={withPreview}
            aria-keyshortcuts="p"
            onClick={() => setWithPreview(!withPreview)}
          >
            {m.preview} <kbd aria-hidden="true">P</kbd>
          </Button>
        )}
        <Button variant="ghost" size="s" className="keys-switch" onClick={() => setKeysShown(true)}>
          {m.shortcutsTitle} <kbd aria-hidden="true">?</kbd>
        </Button>
      </div>
      <KpiCards counts={open} oldest={oldest} />
      <Card>
        <Tabs
          name="lists"
          label={m.lists}
          items={tabs}
          hint={m.filtersHideOthers}
          selected={view.tab}
          onSelect={(tab) => {
            setCurrent(undefined);
            filters.send({ type: 'list.tab.chosen', tab });
          }}
        />
        <TabPanel name="lists" tab={view.tab}>
          <AlertFilters filters={filters} searchRef={search} waitingRef={setWaitingPlace} />
          {view.tab === 'media' ? (
            <MediaTab {...shared} />
          ) : (
            <AlertsTab
              key={view.tab}
              {...shared}
              onShowHidden={onShowHidden}
              withPreview={withPreview}
              onClosePreview={closePreview}
              waitingPlace={waitingPlace}
              tab={view.tab}
            />
          )}
        </TabPanel>
      </Card>
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </div>
  );
}

/** Whether changes arrive by themselves now. */
function LivePill() {
  const link = useLinkState();
  if (link === 'live') return <Pill tone="ok">{m.live}</Pill>;
  return (
    <Pill tone={link === 'offline' ? 'progress' : 'neutral'}>
      {link === 'offline' ? m.reconnecting : m.connecting}
    </Pill>
  );
}

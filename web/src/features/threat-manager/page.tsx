import { useQuery } from '@apollo/client/react';
import { ALERT_STATUS_LABELS } from '@vedetta/machines/lifecycles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { AlertListCountsDocument } from '../../generated/threat-manager/graphql.ts';
import { timeSpan } from '../../lib/dates.ts';
import { useLinkState } from '../../lib/live.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
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
import { STATUS_OF, toAlertFilter, type ListId } from './list-state.ts';
import { MediaTab } from './media-tab.tsx';
import { useListState } from './use-list-state.ts';

/** The threat manager: what waits, what is being worked on, and the lists (specification, section 2). */
export default function ThreatManagerPage() {
  const viewer = useViewer();
  const { state, change, reset } = useListState(viewer.isFreeTrial);
  const [current, setCurrent] = useState<string>();
  const [keysShown, setKeysShown] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const filter = useMemo(() => toAlertFilter(state), [state]);
  const { data, previousData, refetch } = useQuery(AlertListCountsDocument, { variables: { filter } });
  const counts = (data ?? previousData)?.alertCounts;
  const recount = () => {
    // Counts that could not be renewed stay as they are; the next change asks again.
    refetch().catch(() => undefined);
  };
  const now = useNow();
  const oldest = counts?.oldestToReview == null ? null : (timeSpan(counts.oldestToReview, now) ?? 'less than a minute');
  const onPage = useCallback((page: number) => change({ page }), [change]);
  const onPageKey = (key: string) => {
    if (key === '/') search.current?.focus();
    else if (key === '?') setKeysShown(true);
    else return false;
    return true;
  };
  const tabs: { id: ListId; label: string; count: number | undefined }[] = [
    { id: 'review', label: ALERT_STATUS_LABELS.DETECTED, count: counts?.detected },
    { id: 'progress', label: ALERT_STATUS_LABELS.VALIDATED, count: counts?.validated },
    { id: 'resolved', label: ALERT_STATUS_LABELS.RESOLVED, count: counts?.resolved },
    { id: 'dismissed', label: ALERT_STATUS_LABELS.DISMISSED, count: counts?.dismissed },
    { id: 'media', label: 'Media', count: counts?.media },
  ];
  const shared = { state, onPage, onReset: reset, current, onCurrent: setCurrent, onPageKey, onChange: recount };
  return (
    <div className="page">
      <PageTitle>Threat manager</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>Threat manager</h1>
        <LivePill />
        <span className="grow" />
        <Button variant="ghost" size="s" onClick={() => setKeysShown(true)}>Keys <kbd aria-hidden="true">?</kbd></Button>
      </div>
      <KpiCards counts={counts} oldest={oldest} />
      <Card>
        <Tabs name="lists" label="Lists" items={tabs} selected={state.list} onSelect={(list) => { setCurrent(undefined); change({ list }); }} />
        <TabPanel name="lists" tab={state.list}>
          <AlertFilters state={state} change={change} reset={reset} searchRef={search} />
          {state.list === 'media' ? <MediaTab {...shared} /> : <AlertsTab key={state.list} {...shared} status={STATUS_OF[state.list]} />}
        </TabPanel>
      </Card>
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </div>
  );
}

/** Whether changes arrive by themselves now. */
function LivePill() {
  const link = useLinkState();
  if (link === 'live') return <Pill tone="ok">Live</Pill>;
  return <Pill tone={link === 'offline' ? 'progress' : 'neutral'}>{link === 'offline' ? 'Not live: reconnecting' : 'Connecting'}</Pill>;
}

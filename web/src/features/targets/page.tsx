import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import { TargetChangedDocument, TargetsDocument, TargetSourcesDocument, type TargetFilter, type TargetRowFragment } from '../../generated/targets/graphql.ts';
import { FOLLOWS_EVENTS, useLive } from '../../lib/live.ts';
import { toProblem } from '../../lib/problem.ts';
import { sourceLabel } from '../../lib/sources.ts';
import { useCan } from '../../lib/viewer/use-viewer.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { WaitingButton, WaitingPlace } from '../../ui/waiting-button.tsx';
import { targetColumns, targetPath } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { TargetsGate } from './locked.tsx';
import { isOwnAct } from './own-acts.ts';
import { queryOf, useListQuery, type ListQuery } from './use-list-query.ts';
import { useTargetActs } from './use-target-acts.ts';
import './targets.css';

/** /targets: what the company watches, most recently scanned first (specification, sections 2 and 9). */
export default function TargetsPage() {
  return <TargetsGate capability="targets.read" title={m.targets}><Targets /></TargetsGate>;
}

function Targets() {
  const mayWrite = useCan('targets.write');
  const [query, change] = useListQuery();
  const [waitingPlace, setWaitingPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="page">
      <PageTitle>{m.targets}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.targets}</h1>
        <span className="grow" />
        {mayWrite && <Link className="btn btn-primary btn-m" to="/add-targets">{m.addTargets}</Link>}
      </div>
      <Card>
        <Filters query={query} onChange={change} waitingRef={setWaitingPlace} />
        <TargetList query={query} onChange={change} mayWrite={mayWrite} waitingPlace={waitingPlace} />
      </Card>
    </div>
  );
}

interface PartProps { query: ListQuery; onChange: (change: Partial<ListQuery>) => void }

const STATES = [{ value: '', get label() { return m.activeAndPaused; } }, { value: 'active', get label() { return m.active; } }, { value: 'paused', get label() { return m.paused; } }] as const;

function Filters({ query, onChange, waitingRef }: PartProps & { waitingRef: Ref<HTMLSpanElement> }) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(query.search, (params) => queryOf(params).search, (words) => onChange({ search: words }));
  const { data } = useQuery(TargetSourcesDocument);
  return (
    <div className="target-filters" role="search" aria-label={m.searchAndFilterTargets}>
      <SearchBox text={search.text} words={m.searchTargets} inputRef={box} onType={search.type} onSubmit={search.submit} onClear={search.clear} />
      <FilterSelect
        label={m.source} value={query.source} onChange={(source) => onChange({ source })}
        options={[{ value: '', label: m.everySource }, ...(data?.sources ?? []).map(({ source, name }) => ({ value: source, label: sourceLabel(name) }))]}
      />
      <FilterSelect label={m.active} options={STATES} value={query.active} onChange={(active) => onChange({ active })} />
      <WaitingPlace className="waiting-place-wide" words={m.lastScannedFirst} placeRef={waitingRef} />
    </div>
  );
}

function useFilter({ search, source, active }: ListQuery): TargetFilter {
  const { data } = useQuery(TargetSourcesDocument);
  const known = data?.sources.find((one) => one.source === source)?.source;
  return {
    ...(search === '' ? {} : { search }),
    ...(known === undefined ? {} : { sources: [known] }),
    ...(active === '' ? {} : { isActive: active === 'active' }),
  };
}

function TargetList({ query, onChange, mayWrite, waitingPlace }: PartProps & { mayWrite: boolean; waitingPlace: HTMLElement | null }) {
  const navigate = useNavigate();
  const filter = useFilter(query);
  const { data, previousData, error, refetch } = useQuery(TargetsDocument, { variables: { filter, page: query.page }, fetchPolicy: 'cache-and-network', context: FOLLOWS_EVENTS });
  const targets = (data ?? previousData)?.targets;
  const client = useApolloClient();
  const acts = useTargetActs();
  const { setActive, remove, removing } = acts;
  const [editing, setEditing] = useState<TargetRowFragment | null>(null);
  const [leaving, setLeaving] = useState<TargetRowFragment | null>(null);
  const [changed, setChanged] = useState(false);
  const refresh = () => {
    setChanged(false);
    refetch().catch(() => undefined);
  };
  // Rows that are shown change in place, through the cache; what comes and goes waits behind a button.
  useLive(TargetChangedDocument, {
    idOf: ({ targetChanged }) => targetChanged.eventId,
    onData: ({ targetChanged: { targetId, target } }) => {
      const shown = targets?.results.some(({ id }) => id === targetId) ?? false;
      if (shown === (target === null) && !isOwnAct(client, targetId, target)) setChanged(true);
    },
  });
  if (targets === undefined && error !== undefined) {
    return <EmptyState role="alert" icon={<Icon name="warning" />} bgIcon="var(--critical-soft)" title={m.theTargetsCouldNotBe} description={toProblem(error).message} action={<Button icon="refresh" onClick={refresh}>{m.tryAgain}</Button>} />;
  }
  if (targets === undefined) return <SkeletonTable columns={6} label={m.loadingTargets} />;
  if (targets.count === 0) {
    return Object.keys(filter).length > 0
      ? <EmptyState icon={<Icon name="search" />} title={m.noTargetMatches} description={m.changeSearchOrFiltersOr} action={<Button onClick={() => onChange({ search: '', source: '', active: '' })}>{m.resetFilters}</Button>} />
      : <EmptyState icon={<Icon name="target" />} title={m.nothingIsWatchedYet} description={m.addAccountsSearchesFoldersAnd} action={mayWrite ? <Link className="btn btn-default btn-m" to="/add-targets">{m.addTargets}</Link> : undefined} />;
  }
  return (
    <>
      {waitingPlace !== null && createPortal(<WaitingButton words={changed ? m.theListHasChanged : null} onRefresh={refresh} />, waitingPlace)}
      <DataTable
        fixed caption={m.targetsMostRecentlyScannedFirst} rows={targets.results} rowKey={({ id }) => id} onOpen={(row) => void navigate(targetPath(row))}
        columns={targetColumns({
          mayWrite,
          onActive: setActive,
          menuOf: (row) => [
            { label: m.open, icon: 'eye', onSelect: () => void navigate(targetPath(row)) },
            ...(mayWrite ? [{ label: m.change, icon: 'edit' as const, onSelect: () => setEditing(row) }, { label: m.stopWatching, icon: 'trash' as const, danger: true, onSelect: () => setLeaving(row) }] : []),
          ],
        })}
      />
      <Pagination noun={m.targetsNoun} page={targets.page} pageSize={targets.pageSize} count={targets.count} onPage={(page) => onChange({ page })} />
      <EditDialog target={editing} acts={acts} onClose={() => setEditing(null)} />
      <DeleteDialog target={leaving} busy={removing} onClose={() => setLeaving(null)} onConfirm={(row) => { void remove(row).then(() => setLeaving(null)); }} />
    </>
  );
}

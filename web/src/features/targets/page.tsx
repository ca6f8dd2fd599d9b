import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import {
  TargetChangedDocument,
  TargetsDocument,
  TargetSourcesDocument,
  type TargetFilter,
  type TargetRowFragment,
  type TargetSourcesQuery,
} from '../../generated/targets/graphql.ts';
import { askAhead, useAskedQuery } from '../../lib/asked-ahead.ts';
import { FOLLOWS_EVENTS, useLive } from '../../lib/live.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { sourceLabel } from '../../lib/sources.ts';
import { useCan, type Asker } from '../../lib/viewer/use-viewer.ts';
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

/**
 * /targets: what the company watches, most recently scanned first (specification, sections 2 and
 * 9).
 */
export default function TargetsPage() {
  return (
    <TargetsGate capability="targets.read" title={m.targets}>
      <Targets />
    </TargetsGate>
  );
}

/**
 * Asks for the list that the address wants, and for the sources there are, before the page is
 * drawn.
 */
export function askFirst(
  client: ApolloClient,
  { capabilities }: Asker,
): Promise<unknown> | undefined {
  if (!capabilities.includes('targets.read')) return undefined;
  const query = queryOf(new URLSearchParams(window.location.search));
  return Promise.all([
    askAhead(client, TargetSourcesDocument, {}),
    // A source is only known by its name once the sources are.
    query.source === ''
      ? askAhead(client, TargetsDocument, { filter: filterOf(query, []), page: query.page })
      : undefined,
  ]);
}

function Targets() {
  const mayWrite = useCan('targets.write');
  const [query, change] = useListQuery();
  const { data } = useAskedQuery(TargetSourcesDocument, { variables: {} });
  const sources = data?.sources ?? [];
  const [waitingPlace, setWaitingPlace] = useState<HTMLElement | null>(null);
  return (
    <div className="page">
      <PageTitle>{m.targets}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.targets}</h1>
        <span className="grow" />
        {mayWrite && (
          <Link className="btn btn-primary btn-m" to="/add-targets">
            {m.addTargets}
          </Link>
        )}
      </div>
      <Card>
        <Filters sources={sources} query={query} onChange={change} waitingRef={setWaitingPlace} />
        <TargetList
          sources={sources}
          query={query}
          onChange={change}
          mayWrite={mayWrite}
          waitingPlace={waitingPlace}
        />
      </Card>
    </div>
  );
}

interface PartProps {
  sources: TargetSourcesQuery['sources'];
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

const STATES = [
  {
    value: '',
    get label() {
      return m.activeAndPaused;
    },
  },
  {
    value: 'active',
    get label() {
      return m.active;
    },
  },
  {
    value: 'paused',
    get label() {
      return m.paused;
    },
  },
] as const;

function Filters({
  sources,
  query,
  onChange,
  waitingRef,
}: PartProps & { waitingRef: Ref<HTMLSpanElement> }) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(
    query.search,
    (params) => queryOf(params).search,
    (words) => onChange({ search: words }),
  );
  return (
    <div className="target-filters" role="search" aria-label={m.searchAndFilterTargets}>
      <SearchBox
        text={search.text}
        words={m.searchTargets}
        inputRef={box}
        onType={search.type}
        onSubmit={search.submit}
        onClear={search.clear}
      />
      <FilterSelect
        label={m.source}
        value={query.source}
        onChange={(source) => onChange({ source })}
        options={[
          { value: '', label: m.everySource },
          ...sources.map(({ source, name }) => ({ value: source, label: sourceLabel(name) })),
        ]}
      />
      <FilterSelect
        label={m.active}
        options={STATES}
        value={query.active}
        onChange={(active) => onChange({ active })}
      />
      <WaitingPlace
        className="waiting-place-wide"
        words={m.lastScannedFirst}
        placeRef={waitingRef}
      />
    </div>
  );
}

function filterOf(
  { search, source, active }: ListQuery,
  sources: PartProps['sources'],
): TargetFilter {
  const known = sources.find((one) => one.source === source)?.source;
  return {
    ...(search === '' ? {} : { search }),
    ...(known === undefined ? {} : { sources: [known] }),
    ...(active === '' ? {} : { isActive: active === 'active' }),
  };
}

function TargetList({
  sources,
  query,
  onChange,
  mayWrite,
  waitingPlace,
}: PartProps & { mayWrite: boolean; waitingPlace: HTMLElement | null }) {
  const navigate = useNavigate();
  const filter = filterOf(query, sources);
  const { data, previousData, error, refetch } = useAskedQuery(TargetsDocument, {
    variables: { filter, page: query.page },
    fetchPolicy: 'cache-and-network',
    context: FOLLOWS_EVENTS,
  });
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
  // Rows that are shown change in place, through the cache; what comes and goes waits behind a
  // button.
  useLive(TargetChangedDocument, {
    idOf: ({ targetChanged }) => targetChanged.eventId,
    onData: ({ targetChanged: { targetId, target } }) => {
      const shown = targets?.results.some(({ id }) => id === targetId) ?? false;
      if (shown === (target === null) && !isOwnAct(client, targetId, target)) setChanged(true);
    },
  });
  if (targets === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name="warning" />}
        bgIcon="var(--critical-soft)"
        title={m.theTargetsCouldNotBe}
        description={said(toProblem(error).message)}
        action={
          <Button icon="refresh" onClick={refresh}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (targets === undefined) return <SkeletonTable columns={6} label={m.loadingTargets} />;
  if (targets.count === 0) {
    return Object.keys(filter).length > 0 ? (
      <EmptyState
        icon={<Icon name="search" />}
        title={m.noTargetMatches}
        description={m.changeSearchOrFiltersOr}
        action={
          <Button onClick={() => onChange({ search: '', source: '', active: '' })}>
            {m.resetFilters}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={<Icon name="target" />}
        title={m.nothingIsWatchedYet}
        description={m.addAccountsSearchesFoldersAnd}
        action={
          mayWrite ? (
            <Link className="btn btn-default btn-m" to="/add-targets">
              {m.addTargets}
            </Link>
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      {waitingPlace !== null &&
        createPortal(
          <WaitingButton words={changed ? m.theListHasChanged : null} onRefresh={refresh} />,
          waitingPlace,
        )}
      <DataTable
        fixed
        caption={m.targetsMostRecentlyScannedFirst}
        rows={targets.results}
        rowKey={({ id }) => id}
        onOpen={(row) => void navigate(targetPath(row))}
        columns={targetColumns({
          mayWrite,
          onActive: setActive,
          menuOf: (row) => [
            { label: m.open, icon: 'eye', onSelect: () => void navigate(targetPath(row)) },
            ...(mayWrite
              ? [
                  { label: m.change, icon: 'edit' as const, onSelect: () => setEditing(row) },
                  {
                    label: m.stopWatching,
                    icon: 'trash' as const,
                    danger: true,
                    onSelect: () => setLeaving(row),
                  },
                ]
              : []),
          ],
        })}
      />
      <Pagination
        noun={m.targetsNoun}
        page={targets.page}
        pageSize={targets.pageSize}
        count={targets.count}
        onPage={(page) => onChange({ page })}
      />
      <EditDialog target={editing} acts={acts} onClose={() => setEditing(null)} />
      <DeleteDialog
        target={leaving}
        busy={removing}
        onClose={() => setLeaving(null)}
        onConfirm={(row) => {
          void remove(row).then(() => setLeaving(null));
        }}
      />
    </>
  );
}

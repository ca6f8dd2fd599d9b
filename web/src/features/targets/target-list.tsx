import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import {
  TargetChangedDocument,
  type TargetFilter,
  type TargetRowFragment,
  TargetsDocument,
  type TargetSourcesQuery,
} from '../../generated/targets/graphql.ts';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { FOLLOWS_EVENTS, useLive } from '../../domain/live/live.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { targetColumns, targetPath } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { isOwnAct } from './own-acts.ts';
import type { ListQuery } from './use-list-query.ts';
import { useTargetActs } from './use-target-acts.ts';

export interface PartProps {
  sources: TargetSourcesQuery['sources'];
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}

export function filterOf(
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

export function TargetList({
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
        title={m.targetsLoadFailed}
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
        title={m.noMatchTitle}
        description={m.noMatchHint}
        action={
          <Button onClick={() => onChange({ search: '', source: '', active: '' })}>
            {m.resetFilters}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={<Icon name="target" />}
        title={m.emptyTitle}
        description={m.emptyHint}
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
          <WaitingButton words={changed ? m.listChanged : null} onRefresh={refresh} />,
          waitingPlace,
        )}
      <DataTable
        fixed
        caption={m.listCaption}
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
                  { label: m.edit, icon: 'edit' as const, onSelect: () => setEditing(row) },
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

import { useQuery } from '@apollo/client/react';
import { useRef, useState, type ReactNode } from 'react';
import {
  IndicatorListsDocument,
  type IndicatorListRowFragment,
  type IndicatorListsQuery,
} from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { AddDialog } from './add-dialog.tsx';
import { listColumns } from './columns.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { OperatorFiles } from './operator-files.tsx';
import { SkippedDialog } from './skipped-dialog.tsx';
import { useListActs } from './use-list-acts.ts';
import './indicator-lists.css';

/** A list that is being read in the background shows soon what became of it. */
const LOOK_EVERY_MS = 5_000;

/**
 * /admin/settings/indicator-lists: known threats, and what is known to be ordinary, from others.
 */
export default function IndicatorListsPage() {
  const [adding, setAdding] = useState(false);
  const acts = useListActs();
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(IndicatorListsDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
  });
  const lists = (data ?? previousData)?.indicatorLists;
  const addButton = (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {m.addList}
    </Button>
  );
  return (
    <>
      <Card>
        <PageTitle>{m.pageTitle}</PageTitle>
        {/* An empty list has the button itself. */}
        <ListHead words={m.pageIntro} action={lists?.count !== 0 && addButton} />
        <Lists
          lists={lists}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
          onPage={turn}
          acts={acts}
          action={addButton}
        />
        {adding && <AddDialog acts={acts} onClose={() => setAdding(false)} />}
      </Card>
      <OperatorFiles />
    </>
  );
}

type Asking = { act: 'edit' | 'skipped' | 'delete'; row: IndicatorListRowFragment } | null;

interface ListsProps {
  lists: IndicatorListsQuery['indicatorLists'] | undefined;
  error: unknown;
  onRetry: () => void;
  onPage: (page: number) => void;
  acts: ReturnType<typeof useListActs>;
  /** For an empty list. */
  action: ReactNode;
}

function Lists({ lists, error, onRetry, onPage, acts, action }: ListsProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [goal, setGoal] = useState<IndicatorListRowFragment | null>(null);
  const close = () => setAsking(null);
  const menuOf = (row: IndicatorListRowFragment): MenuItem[] => [
    row.url !== null
      ? { label: m.refreshNow, icon: 'refresh', onSelect: () => void acts.refresh(row) }
      : {
          label: m.uploadNewFile,
          icon: 'file',
          onSelect: () => {
            setGoal(row);
            picker.current?.click();
          },
        },
    { label: m.edit, icon: 'edit', onSelect: () => setAsking({ act: 'edit', row }) },
    ...(row.skippedCount > 0
      ? [
          {
            label: m.showUnused,
            icon: 'eye-off',
            onSelect: () => setAsking({ act: 'skipped', row }),
          } as const,
        ]
      : []),
    {
      label: m.deleteList,
      icon: 'trash',
      danger: true,
      onSelect: () => setAsking({ act: 'delete', row }),
    },
  ];
  if (lists === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name="warning" />}
        bgIcon="var(--critical-soft)"
        title={m.loadFailed}
        description={said(toProblem(error).message)}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (lists === undefined) return <SkeletonTable columns={5} label={m.loadingLists} />;
  if (lists.count === 0)
    return (
      <EmptyState
        icon={<Icon name="shield" />}
        title={m.emptyTitle}
        description={m.emptyHint}
        action={action}
      />
    );
  return (
    <>
      <DataTable
        fixed
        caption={m.tableCaption}
        rows={lists.results}
        rowKey={({ id }) => id}
        columns={listColumns(menuOf)}
      />
      <Pagination
        noun={m.listsNoun}
        page={lists.page}
        pageSize={lists.pageSize}
        count={lists.count}
        onPage={onPage}
      />
      <input
        ref={picker}
        type="file"
        accept=".json,.txt,.csv,.stix,application/json,text/plain"
        hidden
        aria-label={m.fileWithIndicators}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen !== undefined && goal !== null) void acts.replace(goal, chosen);
          currentTarget.value = '';
        }}
      />
      {asking?.act === 'edit' && <EditDialog row={asking.row} acts={acts} onClose={close} />}
      {asking?.act === 'skipped' && <SkippedDialog row={asking.row} onClose={close} />}
      <Dialog
        open={asking?.act === 'delete'}
        status="error"
        busy={acts.busy}
        onClose={close}
        title={m.deleteTitle({ name: asking?.row.name ?? '' })}
        confirmLabel={m.deleteList}
        subtitle={m.deleteWarning}
        onConfirm={() => {
          if (asking !== null) void acts.remove(asking.row).then(close);
        }}
      />
    </>
  );
}

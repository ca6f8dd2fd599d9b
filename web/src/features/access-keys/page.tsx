import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  AccessKeysDocument,
  type AccessKeyRowFragment,
  type AccessKeysQuery,
} from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
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
import { keyColumns } from './columns.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useKeyActs } from './use-key-acts.ts';

const ADD = '/admin/settings/add-access-token';
const addLink = () => (
  <Link className="btn btn-primary btn-m" to={ADD}>
    <Icon name="plus" />
    {m.createAccessKey}
  </Link>
);

/** /admin/settings/access-keys: with what other systems come in. */
export default function AccessKeysPage() {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(AccessKeysDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const keys = (data ?? previousData)?.accessKeys;
  return (
    <Card>
      <PageTitle>{m.pageTitle}</PageTitle>
      {/* An empty list has the link itself. */}
      <ListHead words={m.pageIntro} action={keys?.count !== 0 && addLink()} />
      <Keys
        keys={keys}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        onPage={turn}
      />
    </Card>
  );
}

interface KeysProps {
  keys: AccessKeysQuery['accessKeys'] | undefined;
  error: unknown;
  onRetry: () => void;
  onPage: (page: number) => void;
}

function Keys({ keys, error, onRetry, onPage }: KeysProps) {
  const acts = useKeyActs();
  const [editing, setEditing] = useState<AccessKeyRowFragment | null>(null);
  const [asking, setAsking] = useState<{
    act: 'revoke' | 'delete';
    row: AccessKeyRowFragment;
  } | null>(null);
  const menuOf = (row: AccessKeyRowFragment): MenuItem[] => [
    { label: m.edit, icon: 'edit', onSelect: () => setEditing(row) },
    row.status === 'REVOKED'
      ? {
          label: m.restore,
          icon: 'undo',
          onSelect: () =>
            void acts.change(row, { isRevoked: false }, m.restored({ name: row.name })),
        }
      : { label: m.revoke, icon: 'lock', onSelect: () => setAsking({ act: 'revoke', row }) },
    {
      label: m.deleteKey,
      icon: 'trash',
      danger: true,
      onSelect: () => setAsking({ act: 'delete', row }),
    },
  ];
  if (keys === undefined && error !== undefined) {
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
  if (keys === undefined) return <SkeletonTable columns={6} label={m.loading} />;
  if (keys.count === 0)
    return (
      <EmptyState
        icon={<Icon name="key" />}
        title={m.emptyTitle}
        description={m.emptyHint}
        action={addLink()}
      />
    );
  return (
    <>
      <DataTable
        fixed
        caption={m.tableCaption}
        rows={keys.results}
        rowKey={({ id }) => id}
        columns={keyColumns(menuOf)}
      />
      <Pagination
        noun={m.accessKeysNoun}
        page={keys.page}
        pageSize={keys.pageSize}
        count={keys.count}
        onPage={onPage}
      />
      <EditDialog row={editing} acts={acts} onClose={() => setEditing(null)} />
      <AskDialog asking={asking} acts={acts} onClose={() => setAsking(null)} />
    </>
  );
}

interface AskDialogProps {
  asking: { act: 'revoke' | 'delete'; row: AccessKeyRowFragment } | null;
  acts: ReturnType<typeof useKeyActs>;
  onClose: () => void;
}

function AskDialog({ asking, acts, onClose }: AskDialogProps) {
  const name = asking?.row.name ?? '';
  const deletes = asking?.act === 'delete';
  return (
    <Dialog
      open={asking !== null}
      status={deletes ? 'error' : 'warning'}
      busy={acts.busy}
      onClose={onClose}
      title={deletes ? m.deleteTitle({ name }) : m.revokeTitle({ name })}
      confirmLabel={deletes ? m.deleteKey : m.revoke}
      subtitle={deletes ? m.deleteWarning : m.revokeWarning}
      onConfirm={() => {
        if (asking === null) return;
        const { act, row } = asking;
        void (
          act === 'delete'
            ? acts.remove(row)
            : acts.change(row, { isRevoked: true }, m.revokedToast({ name: row.name }))
        ).then(onClose);
      }}
    />
  );
}

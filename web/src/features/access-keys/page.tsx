import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccessKeysDocument, type AccessKeyRowFragment } from '../../generated/access-keys/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { keyColumns } from './columns.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { useKeyActs } from './use-key-acts.ts';

const ADD = '/admin/settings/add-access-token';
const addLink = (looks: string) => <Link className={`btn btn-${looks} btn-m`} to={ADD}>Add an access key</Link>;

/** /admin/settings/access-keys: with what other systems come in. */
export default function AccessKeysPage() {
  return (
    <Card>
      <PageTitle>Access keys</PageTitle>
      <ListHead words="With a key another system reads and works in Vedetta. It is shown once, when it is made." action={addLink('primary')} />
      <Keys />
    </Card>
  );
}

function Keys() {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(AccessKeysDocument, { variables: { page }, fetchPolicy: 'cache-and-network' });
  const acts = useKeyActs();
  const [editing, setEditing] = useState<AccessKeyRowFragment | null>(null);
  const [asking, setAsking] = useState<{ act: 'revoke' | 'delete'; row: AccessKeyRowFragment } | null>(null);
  const keys = (data ?? previousData)?.accessKeys;
  const menuOf = (row: AccessKeyRowFragment): MenuItem[] => [
    { label: 'Change', icon: 'edit', onSelect: () => setEditing(row) },
    row.status === 'REVOKED'
      ? { label: 'Let it work again', icon: 'undo', onSelect: () => void acts.change(row, { isRevoked: false }, `${row.name} works again`) }
      : { label: 'Revoke', icon: 'lock', danger: true, onSelect: () => setAsking({ act: 'revoke', row }) },
    { label: 'Delete', icon: 'trash', danger: true, onSelect: () => setAsking({ act: 'delete', row }) },
  ];
  if (keys === undefined && error !== undefined) {
    return <EmptyState role="alert" icon={<Icon name="warning" />} bgIcon="var(--critical-soft)" title="The access keys could not be read" description={toProblem(error).message} action={<Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>Try again</Button>} />;
  }
  if (keys === undefined) return <SkeletonTable columns={6} label="Loading access keys…" />;
  if (keys.count === 0) return <EmptyState icon={<Icon name="key" />} title="There are no access keys" description="Make one for each system that shall read alerts, send files or work in Vedetta." action={addLink('default')} />;
  return (
    <>
      <DataTable fixed caption="Access keys, newest first" rows={keys.results} rowKey={({ id }) => id} columns={keyColumns(menuOf)} />
      <Pagination noun="access keys" page={keys.page} pageSize={keys.pageSize} count={keys.count} onPage={turn} />
      <EditDialog row={editing} acts={acts} onClose={() => setEditing(null)} />
      <AskDialog asking={asking} acts={acts} onClose={() => setAsking(null)} />
    </>
  );
}

interface AskDialogProps { asking: { act: 'revoke' | 'delete'; row: AccessKeyRowFragment } | null; acts: ReturnType<typeof useKeyActs>; onClose: () => void }

function AskDialog({ asking, acts, onClose }: AskDialogProps) {
  const name = asking?.row.name ?? '';
  const deletes = asking?.act === 'delete';
  return (
    <Dialog
      open={asking !== null} status={deletes ? 'error' : 'warning'} busy={acts.busy} onClose={onClose}
      title={deletes ? `Delete ${name}?` : `Revoke ${name}?`} confirmLabel={deletes ? 'Delete' : 'Revoke'}
      subtitle={deletes ? 'Whatever uses it is refused from its next call on. This cannot be undone.' : 'Whatever uses it is refused from its next call on. You can let it work again later.'}
      onConfirm={() => {
        if (asking === null) return;
        const { act, row } = asking;
        void (act === 'delete' ? acts.remove(row) : acts.change(row, { isRevoked: true }, `${row.name} is revoked`)).then(onClose);
      }}
    />
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as m from '../../generated/messages/users/index.ts';
import {
  InvitationsDocument,
  InviteUserDocument,
  WithdrawInvitationDocument,
  type InvitationRowFragment,
} from '../../generated/users/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatDay, formatMoment } from '../../lib/dates.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { showToast } from '../../ui/toast.ts';
import { GROUP_LABELS } from './words.ts';

interface RowActs {
  again: (row: InvitationRowFragment) => void;
  withdraw: (row: InvitationRowFragment) => void;
}

const columns = ({ again, withdraw }: RowActs): Column<InvitationRowFragment>[] => [
  {
    id: 'email',
    header: m.email,
    card: 'top',
    cell: ({ email }) => <span className="row-title">{email}</span>,
  },
  {
    id: 'group',
    header: m.group,
    width: '110px',
    tight: '96px',
    cell: ({ group }) => GROUP_LABELS[group],
  },
  {
    id: 'state',
    header: m.status,
    width: '120px',
    tight: '104px',
    cell: ({ state }) =>
      state === 'PENDING' ? (
        <Pill tone="progress">{m.statusInvited}</Pill>
      ) : (
        <Pill>{m.expired}</Pill>
      ),
  },
  {
    id: 'by',
    header: m.columnInvitedBy,
    width: '150px',
    minor: true,
    cell: ({ invitedBy }) => invitedBy?.fullName ?? m.deletedUser,
  },
  {
    id: 'sent',
    header: m.columnSent,
    width: '110px',
    tight: '104px',
    quiet: true,
    cell: ({ createdAt }) => <Ago at={createdAt} />,
  },
  {
    id: 'ends',
    header: m.columnExpires,
    width: '110px',
    tight: '100px',
    quiet: true,
    cell: ({ expiresAt }) => (
      <time dateTime={expiresAt} title={formatMoment(expiresAt)}>
        {formatDay(expiresAt)}
      </time>
    ),
  },
  {
    id: 'menu',
    header: m.columnActions,
    quietHeader: true,
    width: '52px',
    tight: '46px',
    card: 'corner',
    cell: (row) => (
      <Menu
        label={m.actionsFor({ email: row.email })}
        items={[
          { label: m.sendAgain, icon: 'refresh', onSelect: () => again(row) },
          { label: m.withdraw, icon: 'trash', danger: true, onSelect: () => withdraw(row) },
        ]}
      />
    ),
  },
];

/** Who was invited and has not come yet. */
export function Invitations({ onInvite }: { onInvite: () => void }) {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(InvitationsDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const [resend] = useMutation(InviteUserDocument, { refetchQueries: ['Invitations', 'UserTabs'] });
  const [drop, dropping] = useMutation(WithdrawInvitationDocument, {
    refetchQueries: ['Invitations', 'UserTabs'],
    awaitRefetchQueries: true,
  });
  const [leaving, setLeaving] = useState<InvitationRowFragment | null>(null);
  const told = (act: Promise<unknown>, done: string) =>
    act.then(
      () => {
        showToast({ title: done });
      },
      (failure: unknown) => {
        showToast({
          title: m.actionFailed,
          description: said(toProblem(failure).message),
          status: 'error',
        });
      },
    );
  const invitations = (data ?? previousData)?.invitations;
  if (invitations === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name="warning" />}
        bgIcon="var(--critical-soft)"
        title={m.invitationsLoadFailed}
        description={said(toProblem(error).message)}
        action={
          <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (invitations === undefined)
    return <SkeletonTable rows={5} columns={5} label={m.loadingInvitations} />;
  if (invitations.count === 0)
    return (
      <EmptyState
        icon={<Icon name="user" />}
        title={m.noInvitationsTitle}
        description={m.noInvitationsHint}
        action={<Button onClick={onInvite}>{m.inviteUser}</Button>}
      />
    );
  return (
    <>
      <DataTable
        fixed
        caption={m.invitationsCaption}
        rows={invitations.results}
        rowKey={({ id }) => id}
        columns={columns({
          again: (row) =>
            void told(
              resend({ variables: { input: { email: row.email, group: row.group } } }),
              m.newLinkSent({ email: row.email }),
            ),
          withdraw: setLeaving,
        })}
      />
      <Pagination
        noun={m.invitationsNoun}
        page={invitations.page}
        pageSize={invitations.pageSize}
        count={invitations.count}
        onPage={turn}
      />
      <Dialog
        open={leaving !== null}
        status="warning"
        busy={dropping.loading}
        title={m.withdrawTitle({ whose: leaving?.email ?? m.thisPerson })}
        subtitle={m.withdrawHint}
        confirmLabel={m.withdraw}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null)
            void told(
              drop({ variables: { id: leaving.id } }),
              m.invitationWithdrawn({ email: leaving.email }),
            ).then(() => setLeaving(null));
        }}
      />
    </>
  );
}

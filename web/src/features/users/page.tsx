import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as m from '../../generated/messages/users/index.ts';
import { UsersDocument, UserTabsDocument } from '../../generated/users/graphql.ts';
import { askAhead, useAskedQuery } from '../../lib/asked-ahead.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { SubTabs } from '../../lib/sub-tabs.tsx';
import type { Asker } from '../../domain/viewer/use-viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { filterOf, isNarrowed, NO_FILTER, userQueryOf, useUserQuery } from './use-user-query.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import './users.css';

type List = 'all' | 'pending' | 'invited';

/** Asks for the list of everybody, as the address wants it, before the page is drawn. */
export function askFirst(client: ApolloClient, { isAdmin }: Asker): Promise<unknown> | undefined {
  if (!isAdmin) return undefined;
  const query = userQueryOf(new URLSearchParams(window.location.search));
  return askAhead(client, UsersDocument, { filter: filterOf(query), page: query.page });
}

/**
 * /admin/users, /admin/users/invited and /admin/pending-registrations: the people of the company.
 */
export default function UsersPage({ list }: { list: List }) {
  const [inviting, setInviting] = useState(false);
  const { data: counts } = useQuery(UserTabsDocument);
  const [waiting, invited] = [counts?.pending.count ?? 0, counts?.invited.count ?? 0];
  return (
    <div className="page">
      <PageTitle>{m.users}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.users}</h1>
        <span className="grow" />
        <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
          {m.inviteUser}
        </Button>
      </div>
      <Card>
        <SubTabs
          label={m.userLists}
          tabs={[
            {
              to: '/admin/users',
              label: m.tabEveryone,
              on: list === 'all',
              badge: counts !== undefined && <Badge count={counts.everybody.count} />,
            },
            {
              to: '/admin/pending-registrations',
              label: m.pendingRegistrations,
              on: list === 'pending',
              badge: waiting > 0 && <Badge count={waiting} hot />,
            },
            {
              to: '/admin/users/invited',
              label: m.tabInvited,
              on: list === 'invited',
              badge: invited > 0 && <Badge count={invited} />,
            },
          ]}
        />
        {list === 'invited' ? (
          <Invitations onInvite={() => setInviting(true)} />
        ) : (
          <People key={list} list={list} />
        )}
      </Card>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  );
}

function People({ list }: { list: 'all' | 'pending' }) {
  const [query, change] = useUserQuery();
  const filter = list === 'all' ? filterOf(query) : { isApproved: false, isActive: true };
  const { data, previousData, error, refetch } = useAskedQuery(UsersDocument, {
    variables: { filter, page: query.page },
    fetchPolicy: 'cache-and-network',
  });
  const users = (data ?? previousData)?.users;
  const narrowed = list === 'all' && isNarrowed(query);
  return (
    <>
      {list === 'all' && <UserFilters query={query} onChange={change} />}
      {error !== undefined && users === undefined && (
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          bgIcon="var(--critical-soft)"
          title={m.usersLoadFailed}
          description={said(toProblem(error).message)}
          action={
            <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
              {m.tryAgain}
            </Button>
          }
        />
      )}
      {error === undefined && users === undefined && (
        <SkeletonTable rows={5} columns={5} label={m.loadingUsers} />
      )}
      {users?.count === 0 &&
        (narrowed ? (
          <EmptyState
            icon={<Icon name="search" />}
            title={m.noMatchTitle}
            description={m.noMatchHint}
            action={<Button onClick={() => change(NO_FILTER)}>{m.resetFilters}</Button>}
          />
        ) : (
          <EmptyState
            icon={<Icon name="check" />}
            title={m.noPendingTitle}
            description={m.noPendingHint}
          />
        ))}
      {users !== undefined && users.count > 0 && (
        <>
          <UserTable users={users.results} />
          <Pagination
            noun={m.usersNoun}
            page={users.page}
            pageSize={users.pageSize}
            count={users.count}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { UsersDocument } from '../../generated/users/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { SubTabs } from '../../lib/sub-tabs.tsx';
import { usePage } from '../../lib/use-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UserTable } from './user-table.tsx';
import './users.css';

/** /admin/users and /admin/pending-registrations: the people of the company. */
export default function UsersPage({ list }: { list: 'all' | 'pending' }) {
  const [page, turn] = usePage();
  const pending = useQuery(UsersDocument, { variables: { filter: { isApproved: false }, page: list === 'pending' ? page : 1 } });
  const all = useQuery(UsersDocument, { variables: { filter: {}, page: list === 'all' ? page : 1 } });
  const { data, error, loading, refetch } = list === 'all' ? all : pending;
  const waiting = pending.data?.users.count ?? 0;
  const users = data?.users;
  const pages = users === undefined ? 1 : Math.max(1, Math.ceil(users.count / users.pageSize));
  return (
    <div className="page">
      <PageTitle>Users</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>Users</h1>
      </div>
      <Card>
        <SubTabs
          label="Lists of users"
          tabs={[
            { to: '/admin/users', label: 'Everybody', on: list === 'all', badge: all.data !== undefined && <Badge count={all.data.users.count} /> },
            { to: '/admin/pending-registrations', label: 'Pending registrations', on: list === 'pending', badge: waiting > 0 && <Badge count={waiting} hot /> },
          ]}
        />
        {error !== undefined && users === undefined && (
          <div className="card-pad">
            <Banner status="error" action={<Button size="s" onClick={() => void refetch()}>Try again</Button>}>
              {toProblem(error).message}
            </Banner>
          </div>
        )}
        {users === undefined && loading && <Loading />}
        {users !== undefined && users.results.length === 0 && <p className="users-empty">Nobody waits for approval.</p>}
        {users !== undefined && users.results.length > 0 && <UserTable users={users.results} />}
        {pages > 1 && (
          <nav className="users-pages" aria-label="Pages">
            <Button size="s" icon="left" disabled={page <= 1} onClick={() => { turn(page - 1); }}>Previous</Button>
            <span className="num">Page {page} of {pages}</span>
            <Button size="s" iconRight="right" disabled={page >= pages} onClick={() => { turn(page + 1); }}>Next</Button>
          </nav>
        )}
      </Card>
    </div>
  );
}

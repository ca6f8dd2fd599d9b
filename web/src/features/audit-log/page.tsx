import { useQuery } from '@apollo/client/react';
import { AuditLogDocument, type AuditRowFragment } from '../../generated/audit-log/graphql.ts';
import * as m from '../../generated/messages/audit-log/index.ts';
import { formatMoment } from '../../lib/dates.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { What, Who } from './cells.tsx';
import { AuditFilters } from './filters.tsx';
import { auditFilterOf, NO_FILTER, useAuditQuery } from './use-audit-query.ts';
import './audit-log.css';

const COLUMNS: Column<AuditRowFragment>[] = [
  {
    id: 'what',
    get header() {
      return m.event;
    },
    card: 'top',
    cell: (row) => <What row={row} />,
  },
  {
    id: 'who',
    get header() {
      return m.user;
    },
    width: '210px',
    tight: '160px',
    cell: (row) => <Who row={row} />,
  },
  {
    id: 'address',
    get header() {
      return m.columnIpAddress;
    },
    width: '140px',
    minor: true,
    quiet: true,
    cell: ({ address }) => address ?? '—',
  },
  {
    id: 'when',
    get header() {
      return m.columnTime;
    },
    width: '180px',
    tight: '156px',
    quiet: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
];

/** /admin/settings/audit-log: who did what, when and from where. */
export default function AuditLogPage() {
  const [query, change] = useAuditQuery();
  const filter = auditFilterOf(query);
  const { data, previousData, error, refetch } = useQuery(AuditLogDocument, {
    variables: { filter, page: query.page },
    fetchPolicy: 'cache-and-network',
  });
  const log = (data ?? previousData)?.auditLog;
  const again = () => void refetch().catch(() => undefined);
  return (
    <Card>
      <PageTitle>{m.pageTitle}</PageTitle>
      <ListHead
        words={m.pageIntro}
        action={
          <Button icon="refresh" onClick={again}>
            {m.refresh}
          </Button>
        }
      />
      <AuditFilters query={query} onChange={change} />
      {log === undefined && error !== undefined && (
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          bgIcon="var(--critical-soft)"
          title={m.loadFailed}
          description={said(toProblem(error).message)}
          action={
            <Button icon="refresh" onClick={again}>
              {m.tryAgain}
            </Button>
          }
        />
      )}
      {log === undefined && error === undefined && (
        <SkeletonTable columns={4} label={m.loadingAuditLog} />
      )}
      {log?.count === 0 &&
        (Object.keys(filter).length === 0 ? (
          <EmptyState icon={<Icon name="file" />} title={m.emptyTitle} description={m.emptyHint} />
        ) : (
          <EmptyState
            icon={<Icon name="search" />}
            title={m.noMatchTitle}
            description={m.noMatchHint}
            action={<Button onClick={() => change(NO_FILTER)}>{m.resetFilters}</Button>}
          />
        ))}
      {log !== undefined && log.count > 0 && (
        <>
          <DataTable
            fixed
            caption={m.tableCaption}
            rows={log.results}
            rowKey={({ id }) => id}
            columns={COLUMNS}
          />
          <Pagination
            noun={m.entriesNoun}
            page={log.page}
            pageSize={log.pageSize}
            count={log.count}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </Card>
  );
}

import { useQuery } from '@apollo/client/react';
import { AuditLogDocument, type AuditRowFragment } from '../../generated/audit-log/graphql.ts';
import { formatFull } from '../../lib/dates.ts';
import { toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { AuditFilters } from './filters.tsx';
import { auditFilterOf, NO_FILTER, useAuditQuery } from './use-audit-query.ts';
import { actionWords, actorWords, detailWords } from './words.ts';
import './audit-log.css';

const COLUMNS: Column<AuditRowFragment>[] = [
  {
    id: 'what', header: 'What', card: 'top',
    cell: ({ action, subject, detail }) => (
      <>
        <span className="row-title">{actionWords(action)}</span>
        <div className="audit-detail">{[subject, detailWords(detail)].filter((words) => words !== null && words !== '').join(' · ')}</div>
      </>
    ),
  },
  { id: 'who', header: 'Who', width: '210px', cell: (row) => <span className="audit-who">{actorWords(row)}</span> },
  { id: 'address', header: 'Address', width: '140px', minor: true, quiet: true, cell: ({ address }) => address ?? '—' },
  { id: 'when', header: 'When', width: '180px', quiet: true, cell: ({ createdAt }) => <time dateTime={createdAt}>{formatFull(createdAt)}</time> },
];

/** /admin/settings/audit-log: who did what, when and from where. */
export default function AuditLogPage() {
  const [query, change] = useAuditQuery();
  const filter = auditFilterOf(query);
  const { data, previousData, error, refetch } = useQuery(AuditLogDocument, { variables: { filter, page: query.page }, fetchPolicy: 'cache-and-network' });
  const log = (data ?? previousData)?.auditLog;
  const again = () => void refetch().catch(() => undefined);
  return (
    <Card>
      <PageTitle>Audit log</PageTitle>
      <ListHead words="Log-ins, denials and acts of administration. Nobody can change or delete an entry." action={<Button icon="refresh" onClick={again}>Refresh</Button>} />
      <AuditFilters query={query} onChange={change} />
      {log === undefined && error !== undefined && <EmptyState role="alert" icon={<Icon name="warning" />} bgIcon="var(--critical-soft)" title="The audit log could not be read" description={toProblem(error).message} action={<Button icon="refresh" onClick={again}>Try again</Button>} />}
      {log === undefined && error === undefined && <SkeletonTable columns={4} label="Loading the audit log…" />}
      {log?.count === 0 && (Object.keys(filter).length === 0
        ? <EmptyState icon={<Icon name="file" />} title="Nothing is noted yet" description="What people and access keys do appears here." />
        : <EmptyState icon={<Icon name="search" />} title="No entry matches" description="Change the filters, or take them away." action={<Button onClick={() => change(NO_FILTER)}>Reset filters</Button>} />)}
      {log !== undefined && log.count > 0 && (
        <>
          <DataTable fixed caption="Audit log, newest first" rows={log.results} rowKey={({ id }) => id} columns={COLUMNS} />
          <Pagination noun="entries" page={log.page} pageSize={log.pageSize} count={log.count} onPage={(page) => change({ page })} />
        </>
      )}
    </Card>
  );
}

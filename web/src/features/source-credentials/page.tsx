import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/source-credentials/index.ts';
import { SourceCredentialsDocument } from '../../generated/source-credentials/graphql.ts';
import { byName } from '../../domain/targets/sources.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { credentialPath, CREDENTIAL_COLUMNS } from './columns.tsx';

/** /admin/settings/sources: how the company is connected to what it watches. */
export default function SourceCredentialsPage() {
  return (
    <Card>
      <PageTitle>{m.sources}</PageTitle>
      <ListHead words={m.pageLead} />
      <Sources />
    </Card>
  );
}

function Sources() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(SourceCredentialsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const rows = data?.sourceCredentials;
  if (rows === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name="warning" />}
        bgIcon="var(--critical-soft)"
        title={m.loadFailed}
        description={said(toProblem(error).message)}
        action={
          <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (rows === undefined) return <SkeletonTable columns={5} rows={8} label={m.loading} />;
  if (rows.length === 0)
    return <EmptyState icon={<Icon name="key" />} title={m.emptyTitle} description={m.emptyHint} />;
  return (
    <DataTable
      fixed
      caption={m.tableCaption}
      rows={byName(rows, ({ sourceName }) => sourceName)}
      rowKey={({ sourceId }) => String(sourceId)}
      onOpen={(row) => void navigate(credentialPath(row))}
      columns={CREDENTIAL_COLUMNS}
    />
  );
}

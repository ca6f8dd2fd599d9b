import { useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/webhooks/index.ts';
import { WebhooksDocument, type WebhooksQuery } from '../../generated/webhooks/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { usePage } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { webhookColumns, webhookPath } from './columns.tsx';
import { useWebhookMenu } from './use-webhook-menu.tsx';
import './webhooks.css';

const ADD = '/admin/settings/add-webhook';
const addLink = () => (
  <Link className="btn btn-primary btn-m" to={ADD}>
    <Icon name="plus" />
    {m.createTitle}
  </Link>
);

/** /admin/settings/webhooks: which other systems are told of what happens. */
export default function WebhooksPage() {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(WebhooksDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const webhooks = (data ?? previousData)?.webhooks;
  return (
    <Card>
      <PageTitle>{m.webhooks}</PageTitle>
      {/* An empty list has the link itself. */}
      <ListHead words={m.listIntro} action={webhooks?.count !== 0 && addLink()} />
      <Webhooks
        webhooks={webhooks}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        onPage={turn}
      />
    </Card>
  );
}

interface WebhooksProps {
  webhooks: WebhooksQuery['webhooks'] | undefined;
  error: unknown;
  onRetry: () => void;
  onPage: (page: number) => void;
}

function Webhooks({ webhooks, error, onRetry, onPage }: WebhooksProps) {
  const navigate = useNavigate();
  const { menuOf, dialogs } = useWebhookMenu();
  if (webhooks === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name="warning" />}
        bgIcon="var(--critical-soft)"
        title={m.webhooksLoadFailed}
        description={said(toProblem(error).message)}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (webhooks === undefined) return <SkeletonTable columns={5} label={m.loadingWebhooks} />;
  if (webhooks.count === 0)
    return (
      <EmptyState
        icon={<Icon name="globe" />}
        title={m.emptyTitle}
        description={m.emptyHint}
        action={addLink()}
      />
    );
  return (
    <>
      <DataTable
        fixed
        caption={m.webhooksNewestFirst}
        rows={webhooks.results}
        rowKey={({ id }) => id}
        onOpen={(row) => void navigate(webhookPath(row))}
        columns={webhookColumns((row) => [
          { label: m.open, icon: 'eye', onSelect: () => void navigate(webhookPath(row)) },
          ...menuOf(row),
        ])}
      />
      <Pagination
        noun={m.webhooksNoun}
        page={webhooks.page}
        pageSize={webhooks.pageSize}
        count={webhooks.count}
        onPage={onPage}
      />
      {dialogs}
    </>
  );
}

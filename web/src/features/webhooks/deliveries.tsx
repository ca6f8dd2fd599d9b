import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '../../generated/messages/webhooks/index.ts';
import {
  WebhookLogDocument,
  type DeliveryRowFragment,
  type WebhookRowFragment,
} from '../../generated/webhooks/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatMoment } from '../../lib/dates.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { pageOf } from '../../lib/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { isUnderWay, MESSAGE_WORDS, outcomeOf, STATES } from './words.ts';

/** How often the log is read while a message is on its way, in milliseconds. */
const SOON = 2_000;

function deliveryColumns(
  menuOf: (row: DeliveryRowFragment) => MenuItem[],
  onLook: (row: DeliveryRowFragment) => void,
): Column<DeliveryRowFragment>[] {
  return [
    {
      id: 'message',
      header: m.message,
      card: 'top',
      cell: (row) => (
        <>
          <Button variant="link" className="row-title" onClick={() => onLook(row)}>
            {MESSAGE_WORDS[row.kind]}
          </Button>
          <div className="webhook-line mono">{row.messageId}</div>
        </>
      ),
    },
    {
      id: 'state',
      header: m.deliveryStatus,
      width: '130px',
      tight: '132px',
      cell: (row) => <Pill tone={outcomeOf(row).tone}>{outcomeOf(row).label}</Pill>,
    },
    {
      id: 'answer',
      header: m.response,
      width: '320px',
      tight: '208px',
      cell: (row) => (
        <div className="webhook-line">
          {outcomeOf(row).line === '' ? '—' : outcomeOf(row).line}
          {row.state === 'QUEUED' && row.attempts > 0 && row.nextAttemptAt !== null && (
            <div>{m.nextAttempt({ full: formatMoment(row.nextAttemptAt) })}</div>
          )}
        </div>
      ),
    },
    {
      id: 'when',
      header: m.columnCreated,
      width: '120px',
      tight: '104px',
      quiet: true,
      cell: (row) => <Ago at={row.createdAt} />,
    },
    {
      id: 'menu',
      header: m.actions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => (
        <Menu
          label={m.actionsForMessage({ value: MESSAGE_WORDS[row.kind], messageId: row.messageId })}
          items={menuOf(row)}
        />
      ),
    },
  ];
}

interface DeliveriesProps {
  webhook: WebhookRowFragment;
  replay: (webhookId: string, deliveryId: string) => Promise<boolean>;
}

/** What was sent to a webhook and what became of it. */
export function Deliveries({ webhook, replay }: DeliveriesProps) {
  const [params, setParams] = useSearchParams();
  const state = STATES.find(({ value }) => value === params.get('state'))?.value ?? '';
  const [looking, setLooking] = useState<DeliveryRowFragment | null>(null);
  const page = pageOf(params);
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(
    WebhookLogDocument,
    {
      variables: { id: webhook.id, state: state === '' ? null : state, page },
      fetchPolicy: 'cache-and-network',
    },
  );
  const log = (data ?? previousData)?.webhook.deliveries;
  const show = (change: { state?: string; page?: number }) => {
    const next = { state, page: 1, ...change };
    setParams({
      ...(next.state === '' ? {} : { state: next.state }),
      ...(next.page === 1 ? {} : { page: String(next.page) }),
    });
  };
  const rows = log?.results;
  useEffect(() => {
    if (rows?.some((row) => isUnderWay(row, Date.now())) !== true) return undefined;
    startPolling(SOON);
    return stopPolling;
  }, [rows, startPolling, stopPolling]);
  const menuOf = (row: DeliveryRowFragment): MenuItem[] => [
    { label: m.viewMessage, icon: 'eye', onSelect: () => setLooking(row) },
    {
      label: row.state === 'QUEUED' ? m.sendNow : m.sendAgain,
      icon: 'refresh',
      disabled: !webhook.isActive,
      onSelect: () => void replay(webhook.id, row.id),
    },
  ];
  return (
    <Card>
      <div className="webhook-log-head">
        <h2>{m.recentMessages}</h2>
        <FilterSelect
          label={m.deliveryStatus}
          options={STATES}
          value={state}
          onChange={(value) => show({ state: value })}
        />
        <Button icon="refresh" size="s" onClick={() => void refetch().catch(() => undefined)}>
          {m.refresh}
        </Button>
      </div>
      {log === undefined && error !== undefined && (
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          bgIcon="var(--critical-soft)"
          title={m.messagesLoadFailed}
          description={said(toProblem(error).message)}
          action={
            <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
              {m.tryAgain}
            </Button>
          }
        />
      )}
      {log === undefined && error === undefined && (
        <SkeletonTable columns={4} label={m.loadingMessages} />
      )}
      {log?.count === 0 &&
        (state === '' ? (
          <EmptyState
            icon={<Icon name="globe" />}
            title={m.logEmptyTitle}
            description={m.logEmptyHint}
          />
        ) : (
          <EmptyState
            icon={<Icon name="search" />}
            title={m.noMatchTitle}
            description={m.noMatchHint}
            action={<Button onClick={() => show({ state: '' })}>{m.showAllMessages}</Button>}
          />
        ))}
      {log !== undefined && log.count > 0 && (
        <>
          <DataTable
            fixed
            caption={m.messagesNewestFirst}
            rows={log.results}
            rowKey={({ id }) => id}
            columns={deliveryColumns(menuOf, setLooking)}
          />
          <Pagination
            noun={m.messagesNoun}
            page={log.page}
            pageSize={log.pageSize}
            count={log.count}
            onPage={(to) => show({ page: to })}
          />
        </>
      )}
      <MessageDialog delivery={looking} onClose={() => setLooking(null)} />
    </Card>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  DeadJobsDocument,
  RetryDeadJobDocument,
  type DeadJobRowFragment,
} from '../../generated/dead-jobs/graphql.ts';
import * as m from '../../generated/messages/dead-jobs/index.ts';
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
import { showToast } from '../../ui/toast.ts';
import { deadJobColumns } from './columns.tsx';
import './dead-jobs.css';

/** /admin/settings/given-up-work: what Vedetta tried until its last attempt, and why it gave up. */
export default function DeadJobsPage() {
  return (
    <Card>
      <PageTitle>{m.pageTitle}</PageTitle>
      <ListHead words={m.pageIntro} />
      <DeadJobs />
    </Card>
  );
}

function DeadJobs() {
  const [page, turn] = usePage();
  const { data, previousData, error, refetch } = useQuery(DeadJobsDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const { retry, busyId } = useRetry();
  const found = (data ?? previousData)?.deadJobs;
  if (found === undefined && error !== undefined) {
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
  if (found === undefined) return <SkeletonTable columns={5} label={m.loading} />;
  if (found.count === 0)
    return (
      <EmptyState icon={<Icon name="check" />} title={m.emptyTitle} description={m.emptyHint} />
    );
  return (
    <>
      <DataTable
        fixed
        caption={m.tableCaption}
        rows={found.results}
        rowKey={({ id }) => id}
        columns={deadJobColumns((row) => void retry(row), busyId)}
      />
      <Pagination
        noun={m.entriesNoun}
        page={found.page}
        pageSize={found.pageSize}
        count={found.count}
        onPage={turn}
      />
    </>
  );
}

/**
 * Sends an entry on its way again; a refusal is said in a toast, and the list is read anew either
 * way.
 */
function useRetry(): { retry: (row: DeadJobRowFragment) => Promise<void>; busyId: string | null } {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [ask] = useMutation(RetryDeadJobDocument, {
    refetchQueries: [DeadJobsDocument],
    awaitRefetchQueries: true,
  });
  return {
    busyId,
    retry: async ({ id }) => {
      setBusyId(id);
      try {
        await ask({ variables: { id } });
        showToast({ title: m.retryStarted, description: m.retryStartedHint });
      } catch (error) {
        showToast({
          title: m.retryFailed,
          description: said(toProblem(error).message),
          status: 'error',
        });
      } finally {
        setBusyId(null);
      }
    },
  };
}

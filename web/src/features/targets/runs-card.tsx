import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as m from '../../generated/messages/targets/index.ts';
import {
  TargetRunsDocument,
  type TargetRunOutcome,
  type TargetRunsQuery,
} from '../../generated/targets/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { toldWords } from '../../lib/problem.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Pill, type PillTone } from '../../ui/status-pill.tsx';
import { PartWaits } from './part-waits.tsx';

type Run = NonNullable<TargetRunsQuery['target']['runs']>['results'][number];

const OUTCOMES: Record<TargetRunOutcome, { label: string; tone: PillTone }> = {
  FINISHED: {
    get label() {
      return m.scanSucceeded;
    },
    tone: 'ok',
  },
  RECONNECT: {
    get label() {
      return m.scanNeedsReconnect;
    },
    tone: 'bad',
  },
  LIMITED: {
    get label() {
      return m.scanRateLimited;
    },
    tone: 'review',
  },
  GONE: {
    get label() {
      return m.scanNotFound;
    },
    tone: 'progress',
  },
  REFUSED: {
    get label() {
      return m.scanRefused;
    },
    tone: 'bad',
  },
  TEMPORARY: {
    get label() {
      return m.scanWillRetry;
    },
    tone: 'review',
  },
};

const COLUMNS: Column<Run>[] = [
  {
    id: 'when',
    get header() {
      return m.columnStarted;
    },
    width: '130px',
    tight: '104px',
    quiet: true,
    cell: ({ startedAt }) => <Ago at={startedAt} />,
  },
  {
    id: 'outcome',
    get header() {
      return m.columnOutcome;
    },
    width: '168px',
    tight: '168px',
    card: 'top',
    cell: ({ outcome }) => <Pill tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Pill>,
  },
  {
    id: 'new',
    get header() {
      return m.columnNewItems;
    },
    width: '96px',
    tight: '64px',
    cell: ({ itemsNew }) => <span className="num">{itemsNew}</span>,
  },
  {
    id: 'message',
    get header() {
      return m.columnMessage;
    },
    card: 'lead',
    cell: ({ message, messageReasons }) =>
      message === null ? '' : toldWords(message, messageReasons),
  },
];

/** The collections of a target, the last first: when, how they ended, what they brought. */
export function RunsCard({ targetId }: { targetId: string }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(TargetRunsDocument, {
    variables: { id: targetId, page },
    fetchPolicy: 'cache-and-network',
  });
  const runs = (data ?? previousData)?.target.runs ?? null;
  if (runs === null)
    return (
      <PartWaits
        error={error}
        rows={3}
        loading={m.loadingScans}
        failed={m.scansLoadFailed}
        onAgain={refetch}
      />
    );
  return (
    <Card>
      <h2 className="target-alerts-head">{m.lastScans}</h2>
      {runs.results.length === 0 ? (
        <p className="target-runs-none">{m.noScans}</p>
      ) : (
        <DataTable
          fixed
          caption={m.lastScans}
          rows={runs.results}
          rowKey={({ id }) => id}
          columns={COLUMNS}
        />
      )}
      {runs.count > runs.pageSize && (
        <Pagination
          noun={m.scansNoun}
          page={runs.page}
          pageSize={runs.pageSize}
          count={runs.count}
          onPage={setPage}
        />
      )}
    </Card>
  );
}

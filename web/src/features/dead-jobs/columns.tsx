import { Link } from 'react-router-dom';
import type { DeadJobRowFragment } from '../../generated/dead-jobs/graphql.ts';
import * as m from '../../generated/messages/dead-jobs/index.ts';
import { Ago } from '../../lib/ago.tsx';
import { problemOfRow, toldWords } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { KIND_WORDS, pathOf } from './words.ts';

/** The columns of the list. `busyId` is the entry that is being sent on its way. */
export function deadJobColumns(
  retry: (row: DeadJobRowFragment) => void,
  busyId: string | null,
): Column<DeadJobRowFragment>[] {
  return [
    { id: 'work', header: m.columnJob, card: 'top', cell: (row) => <Work row={row} /> },
    {
      id: 'why',
      header: m.columnReason,
      cell: (row) => (
        <>
          <div className="dead-job-line">{problemOfRow(row) ?? m.reasonUnknown}</div>
          {row.notRetriedBecause !== null && (
            <div className="dead-job-line">
              {toldWords(row.notRetriedBecause, row.notRetriedReasons)}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'tries',
      header: m.columnAttempts,
      width: '90px',
      quiet: true,
      minor: true,
      cell: ({ attempts }) => <span className="num">{attempts}</span>,
    },
    {
      id: 'when',
      header: m.columnFailed,
      width: '130px',
      quiet: true,
      cell: ({ diedAt }) => <Ago at={diedAt} />,
    },
    {
      id: 'acts',
      header: m.actions,
      quietHeader: true,
      width: '120px',
      cell: (row) =>
        row.notRetriedBecause === null ? (
          <Button
            icon="refresh"
            busy={busyId === row.id}
            disabled={busyId !== null}
            onClick={() => retry(row)}
          >
            {m.retry}
          </Button>
        ) : null,
    },
  ];
}

function Work({ row }: { row: DeadJobRowFragment }) {
  const path = pathOf(row);
  const title = row.about ?? KIND_WORDS[row.kind];
  return (
    <>
      {path === null ? (
        <span className="row-title">{title}</span>
      ) : (
        <Link className="row-title" to={path}>
          {title}
        </Link>
      )}
      {row.about !== null && <div className="dead-job-line">{KIND_WORDS[row.kind]}</div>}
    </>
  );
}

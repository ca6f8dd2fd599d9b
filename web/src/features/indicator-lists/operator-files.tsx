import { useQuery } from '@apollo/client/react';
import {
  OperatorFilesDocument,
  type OperatorFileRowFragment,
} from '../../generated/indicator-lists/graphql.ts';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { Ago } from '../../lib/ago.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { inFigures } from '../../ui/figures.ts';
import { ListHead } from '../../ui/list-head.tsx';
import { Pill } from '../../ui/status-pill.tsx';

/** The server looks at its folder every ten seconds. */
const LOOK_EVERY_MS = 10_000;
/** Those that are not used come first. */
const MOST_SHOWN = 50;

/**
 * What whoever runs the server gives the detectors, and what of it is not used; nothing where the
 * folder is empty.
 */
export function OperatorFiles() {
  const { data } = useQuery(OperatorFilesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
  });
  const files = data?.operatorFiles ?? [];
  if (files.length === 0) return null;
  const rest = files.length - MOST_SHOWN;
  return (
    <Card className="operator-files" role="region" aria-label={m.serverFiles}>
      <ListHead words={m.serverFilesIntro} />
      <DataTable
        fixed
        caption={m.serverFiles}
        rows={files.slice(0, MOST_SHOWN)}
        rowKey={keyOf}
        columns={COLUMNS}
      />
      {rest > 0 && (
        <p className="dim operator-files-rest">{m.andMore({ number: inFigures(rest) })}</p>
      )}
    </Card>
  );
}

const keyOf = ({ kind, name, line, problem }: OperatorFileRowFragment) =>
  [kind, name, line, problem].join(' ');

/** `line 3: syntax error`, the words as the compiler says them. */
const problemWords = ({ line, problem }: OperatorFileRowFragment) =>
  line === null ? problem : m.problemInLine({ line: inFigures(line), problem: problem ?? '' });

const COLUMNS: Column<OperatorFileRowFragment>[] = [
  {
    id: 'file',
    get header() {
      return m.columnFile;
    },
    card: 'top',
    cell: (row) => (
      <>
        <span className="row-title mono">{row.name}</span>
        {row.problem !== null && <div className="indicator-problem">{problemWords(row)}</div>}
      </>
    ),
  },
  {
    id: 'kind',
    get header() {
      return m.columnContents;
    },
    width: '200px',
    tight: '160px',
    cell: ({ kind }) => (kind === 'RULES' ? m.yaraRules : m.malwareHashes),
  },
  {
    id: 'state',
    get header() {
      return m.columnStatus;
    },
    width: '130px',
    cell: ({ problem }) =>
      problem === null ? (
        <Pill tone="ok">{m.inUse}</Pill>
      ) : (
        <Pill tone="progress">{m.skipped}</Pill>
      ),
  },
  {
    id: 'read',
    get header() {
      return m.columnLastImport;
    },
    width: '140px',
    tight: '120px',
    quiet: true,
    cell: ({ readAt }) => <Ago at={readAt} />,
  },
];

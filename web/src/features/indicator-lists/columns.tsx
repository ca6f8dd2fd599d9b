import * as m from '../../generated/messages/indicator-lists/index.ts';
import type { IndicatorListRowFragment } from '../../generated/indicator-lists/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { problemOfRow } from '../../lib/problem.ts';
import type { Column } from '../../ui/data-table.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { Severity } from '../../ui/severity.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { countWords, formatWords, REFRESHES, refreshOf, sourceWords } from './words.ts';

/** The columns of the indicator lists. */
export function listColumns(
  menuOf: (row: IndicatorListRowFragment) => MenuItem[],
): Column<IndicatorListRowFragment>[] {
  return [
    {
      id: 'list',
      header: m.columnList,
      card: 'top',
      cell: (row) => (
        <>
          <span className="row-title">{row.name}</span>
          <div className="row-snippet mono" title={sourceWords(row)}>
            {sourceWords(row)}
          </div>
          {row.problem !== null && <div className="indicator-problem">{problemOfRow(row)}</div>}
        </>
      ),
    },
    {
      id: 'severity',
      header: m.severity,
      width: '140px',
      tight: '120px',
      cell: ({ role, severity }) =>
        role === 'WARNING' ? <Pill tone="neutral">{m.benign}</Pill> : <Severity value={severity} />,
    },
    {
      id: 'holds',
      header: m.columnContents,
      width: '200px',
      tight: '160px',
      cell: (row) => (
        <>
          <span className="num" title={countWords(row)}>
            {m.indicatorCount({ count: row.total })}
          </span>
          {row.skippedCount > 0 && (
            <div className="dim">{m.unusedCount({ number: inFigures(row.skippedCount) })}</div>
          )}
        </>
      ),
    },
    { id: 'format', header: m.columnFormat, width: '130px', minor: true, cell: formatWords },
    {
      id: 'read',
      header: m.columnLastImport,
      width: '140px',
      tight: '120px',
      quiet: true,
      cell: ({ refreshedAt, url, refreshHours }) => (
        <>
          {refreshedAt === null ? m.notImportedYet : <Ago at={refreshedAt} />}
          {url !== null && (
            <div className="dim">
              {REFRESHES.find(({ value }) => value === refreshOf(refreshHours))?.label}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'menu',
      header: m.actions,
      quietHeader: true,
      width: '52px',
      tight: '46px',
      card: 'corner',
      cell: (row) => <Menu label={m.actionsFor({ name: row.name })} items={menuOf(row)} />,
    },
  ];
}

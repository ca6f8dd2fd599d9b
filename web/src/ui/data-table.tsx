import type { MouseEvent, ReactNode } from 'react';
import { useRowsInTime } from './rows-in-time.ts';
import './data-table.css';

declare module 'react' {
  interface CSSProperties {
    '--width'?: string | undefined;
    '--tight'?: string | undefined;
  }
}

export interface Column<Row> {
  id: string;
  header: string;
  /** Drawn instead of the header's words, e.g. a box that ticks every row. */
  head?: ReactNode;
  /** The header is read out but not drawn, for columns of buttons. */
  quietHeader?: boolean;
  cell: (row: Row) => ReactNode;
  /** CSS width; automatic unless told. */
  width?: string;
  /** The width between 960 and 1280 px, where the side bar leaves little; `width` unless told. */
  tight?: string;
  /** Where the cell goes when the table becomes cards; `line` shows the header before it. */
  card?: 'lead' | 'top' | 'line' | 'corner' | 'select' | 'hidden';
  /**
   * Left out between 960 and 1280 px, `wide` up to 1400 px, where its cell's words must stand
   * elsewhere in the row (`row-extra`).
   */
  minor?: boolean | 'wide';
  /** Numbers and times: one line, figures of one width, quieter. */
  quiet?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, read out before it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row the keyboard stands on. */
  currentKey?: string | undefined;
  onCurrent?: (key: string) => void;
  /** A click anywhere on the row that no control of the row has taken. */
  onOpen?: (row: Row) => void;
  /** Rows that are chosen for an act together. */
  chosen?: ReadonlySet<string>;
  /** Columns keep their widths whatever their cells say; needs a `width` for all but one. */
  fixed?: boolean;
  /** A row that no longer belongs where it stands is drawn quieter. */
  isStale?: (row: Row) => boolean;
}

const CONTROLS = 'a, button, input, label, select, textarea, [role="option"]';

/**
 * A dense table that becomes cards below 960 px. Roles are spelled out because `display: block`
 * would take them away. The first link of a row marked `data-row-link` is what the keyboard moves
 * between (see `useRowKeys`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    currentKey,
    onCurrent,
    onOpen,
    isStale,
    chosen,
    fixed = false,
  } = props;
  const drawn = useRowsInTime(rows);
  const open = (row: Row) => (event: MouseEvent) => {
    const selecting = (window.getSelection()?.toString() ?? '') !== '';
    if (
      onOpen === undefined ||
      selecting ||
      (event.target instanceof Element && event.target.closest(CONTROLS) !== null)
    )
      return;
    onOpen(row);
  };
  return (
    <table className="data-table" role="table" data-fixed={fixed}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              style={{ '--width': column.width, '--tight': column.tight ?? column.width }}
              data-minor={column.minor}
              data-head={column.head !== undefined}
            >
              {column.head ?? (
                <span className={column.quietHeader === true ? 'sr-only' : undefined}>
                  {column.header}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {drawn.map((row) => {
          const key = rowKey(row);
          return (
            <tr
              key={key}
              role="row"
              data-row-key={key}
              data-current={key === currentKey}
              data-opens={onOpen !== undefined}
              data-stale={isStale?.(row) ?? false}
              data-chosen={chosen?.has(key)}
              onClick={open(row)}
              onFocus={() => onCurrent?.(key)}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-card={column.card ?? 'line'}
                  data-quiet={column.quiet}
                  data-minor={column.minor}
                  data-label={column.header}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import * as m from '../generated/messages/controls/index.ts';
import { classes } from './classes.ts';
import type { Column } from './data-table.tsx';
import './skeleton-table.css';

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string;
    '--room-columns'?: string;
    '--tight-columns'?: string;
  }
}

/** What of a column is known before there is a row. */
type SkeletonColumn = Pick<
  Column<never>,
  'id' | 'header' | 'head' | 'quietHeader' | 'width' | 'tight' | 'card' | 'minor'
>;

interface SkeletonTableProps {
  rows?: number;
  /**
   * Those of a list that is `fixed` and whose rows have a `row-extra`, each where it will stand; or
   * how many there are, of any width.
   */
  columns?: readonly SkeletonColumn[] | number;
  /** How many lines a row has, where its columns are told. */
  lines?: 1 | 2;
  /** Pages stand below the list. */
  paged?: boolean;
  label?: string;
}

/** Rows of the size of those that are being loaded, so that nothing jumps when they come. */
export function SkeletonTable({
  rows = 10,
  columns = 5,
  lines = 2,
  paged = false,
  label = m.loading,
}: SkeletonTableProps) {
  const row =
    typeof columns === 'number' ? (
      <Bars count={columns} />
    ) : (
      <Places columns={columns} lines={lines} />
    );
  return (
    <div
      className="skeleton-table"
      role="status"
      aria-label={label}
      data-placed={typeof columns !== 'number'}
      style={typeof columns === 'number' ? undefined : templates(columns)}
    >
      <div className="skeleton-head" aria-hidden="true">
        {typeof columns !== 'number' &&
          columns.map((column) => <Heading key={column.id} column={column} />)}
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="skeleton-row">
          {row}
        </div>
      ))}
      {paged && (
        <div className="skeleton-foot">
          <span className="skeleton-cell" />
        </div>
      )}
    </div>
  );
}

function Bars({ count }: { count: number }) {
  return Array.from({ length: count }, (_, column) => (
    <span key={column} className="skeleton-cell" data-lead={column === 1} />
  ));
}

/**
 * The widths that the columns of the list get: wide, up to 1400 px and between 960 and 1280 px (see
 * `data-table.css`).
 */
function templates(columns: readonly SkeletonColumn[]) {
  const rest = 'minmax(0, 1fr)';
  return {
    '--columns': columns.map(({ width }) => width ?? rest).join(' '),
    '--room-columns': columns
      .filter(({ minor }) => minor !== 'wide')
      .map(({ width }) => width ?? rest)
      .join(' '),
    '--tight-columns': columns
      .filter(({ minor = false }) => minor === false)
      .map(({ tight, width }) => tight ?? width ?? rest)
      .join(' '),
  };
}

function Heading({ column: { header, head, quietHeader, minor } }: { column: SkeletonColumn }) {
  return (
    <span className="skeleton-heading" data-minor={minor} data-head={head !== undefined}>
      {head === undefined ? quietHeader !== true && header : <span className="skeleton-box" />}
    </span>
  );
}

/** The column without a width has the title of the row, and what stands below it. */
function Places({ columns, lines }: { columns: readonly SkeletonColumn[]; lines: 1 | 2 }) {
  return columns.map(({ id, width, card = 'line', minor, quietHeader }) => (
    <span
      key={id}
      className="skeleton-place"
      data-card={card}
      data-minor={minor}
      data-lead={width === undefined}
      data-menu={quietHeader}
    >
      {card === 'select' ? <span className="skeleton-box" /> : <Line />}
      {width === undefined && lines === 2 && <Line kind="skeleton-snippet" />}
      {width === undefined && <Line kind="skeleton-extra" />}
    </span>
  ));
}

function Line({ kind }: { kind?: string }) {
  return (
    <span className={classes('skeleton-line', kind)}>
      <span className="skeleton-cell" />
    </span>
  );
}

import type { ReactNode } from 'react';
import './figures-table.css';

interface FiguresTableProps {
  /** What the table tells, read out before it. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/**
 * The figures of a drawing in rows and columns. It scrolls by itself where it is longer or wider
 * than its place.
 */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  return (
    <div className="figures-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="figures-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

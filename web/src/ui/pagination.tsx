import * as m from '../generated/messages/controls/index.ts';
import { inFigures } from './figures.ts';
import { pageSlots } from './page-numbers.ts';
import './pagination.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  /** Rows in all pages together. */
  count: number;
  /** There are more than `count`: counting stopped there. */
  isPartial?: boolean;
  onPage: (page: number) => void;
  /** What the rows are: `alerts`. */
  noun: string;
}

/** Pages of a list; one page shows the count only. */
export function Pagination({ page, pageSize, count, isPartial = false, onPage, noun }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const first = count === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(count, page * pageSize);
  return (
    <nav className="pagination" aria-label={m.pagesOf({ noun })}>
      <span className="pagination-range" aria-live="polite">{first === 0 ? m.no({ noun }) : (isPartial ? m.rowsOfMoreThan : m.rowsOf)({ first, last, count: inFigures(count) })}</span>
      {pages > 1 && (
        <div className="pagination-pages">
          <Step label={m.previousPage} sign="‹" disabled={page <= 1} onClick={() => onPage(page - 1)} />
          {pageSlots(page, pages).map((slot, index) =>
            slot === 'gap' ? (
              <span key={`gap-${index}`} className="pagination-gap" aria-hidden="true">…</span>
            ) : (
              <button
                key={slot} type="button" className="pagination-page" aria-label={m.page({ slot })}
                aria-current={slot === page ? 'page' : undefined} onClick={() => onPage(slot)}
              >
                {slot}
              </button>
            ),
          )}
          <Step label={m.nextPage} sign="›" disabled={page >= pages} onClick={() => onPage(page + 1)} />
        </div>
      )}
    </nav>
  );
}

function Step(props: { label: string; sign: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className="pagination-page" aria-label={props.label} disabled={props.disabled} onClick={props.onClick}>
      {props.sign}
    </button>
  );
}

import * as m from '../generated/messages/controls/index.ts';
import { inFigures } from './figures.ts';
import { pageSlots } from './page-numbers.ts';
import './pagination.css';

interface PaginationProps {
  page: number;
  pageSize: number;
  /** Rows in all pages together. */
  count: number;
  /** Rows before this page, where that is not what its number says. */
  start?: number | null | undefined;
  /** There are more than `count`: counting stopped there. */
  isPartial?: boolean;
  onPage: (page: number) => void;
  /** What the rows are: `alerts`. */
  noun: string;
}

/** The number of the last page, as counted from the page that is shown. */
export const lastPage = ({
  page,
  pageSize,
  count,
  start,
}: Pick<PaginationProps, 'page' | 'pageSize' | 'count' | 'start'>): number =>
  Math.max(1, page - 1 + Math.ceil((count - (start ?? (page - 1) * pageSize)) / pageSize));

/** Pages of a list; one page shows the count only. */
export function Pagination({
  page,
  pageSize,
  count,
  start,
  isPartial = false,
  onPage,
  noun,
}: PaginationProps) {
  const before = start ?? (page - 1) * pageSize;
  const pages = lastPage({ page, pageSize, count, start });
  const first = count === 0 ? 0 : before + 1;
  const last = Math.min(count, before + pageSize);
  return (
    <nav className="pagination" aria-label={m.pagesOf({ noun })}>
      <span className="pagination-range" aria-live="polite">
        {first === 0
          ? m.noResults({ noun })
          : (isPartial ? m.rowRangePartial : m.rowRange)({ first, last, count: inFigures(count) })}
      </span>
      {pages > 1 && (
        <div className="pagination-pages">
          <Step
            label={m.previousPage}
            sign="‹"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageSlots(page, pages).map((slot, index) =>
            slot === 'gap' ? (
              <span key={`gap-${index}`} className="pagination-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={slot}
                type="button"
                className="pagination-page"
                aria-label={m.pageNumber({ slot })}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
              >
                {slot}
              </button>
            ),
          )}
          <Step
            label={m.nextPage}
            sign="›"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}

function Step(props: { label: string; sign: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="pagination-page"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.sign}
    </button>
  );
}

import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { WatchTermsDocument } from '../../generated/company-settings/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { Save } from './use-save.ts';

/** Milliseconds without a key before the search is asked. */
const PAUSE = 250;

/** Words whose appearance raises an alert: up to 100,000, looked at a page at a time. */
export function WatchTerms({ total, save, busy }: { total: number; save: Save; busy: boolean }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked((before) => (before.search === text.trim() ? before : { search: text.trim(), page: 1 })), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, previousData, error, refetch } = useQuery(WatchTermsDocument, { variables: { search: asked.search === '' ? null : asked.search, page: asked.page }, fetchPolicy: 'cache-and-network' });
  const terms = (data ?? previousData)?.watchTerms;
  return (
    <section className="col" aria-label="Watch terms">
      <div className="row setting-head">
        <h2>Watch terms</h2>
        <span className="dim num">{inFigures(total)}</span>
        <span className="grow" />
        <Button icon="plus" onClick={() => setAdding(true)}>Add terms</Button>
      </div>
      <p className="dim">Words and phrases that your company wants to hear of where they appear.</p>
      {total > 0 && <SearchBox text={text} words="Search watch terms" inputRef={box} onType={setText} onSubmit={() => setAsked({ search: text.trim(), page: 1 })} onClear={() => setText('')} />}
      {terms === undefined && error !== undefined && <Banner status="error" action={<Button size="s" onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}>{toProblem(error).message}</Banner>}
      {terms === undefined && error === undefined && <SkeletonTable rows={4} columns={3} label="Loading watch terms…" />}
      {terms?.count === 0 && <p className="word-none">{asked.search === '' ? 'None yet.' : 'No term matches. Try other words.'}</p>}
      {terms !== undefined && terms.count > 0 && (
        <>
          <ul className="words" aria-label="Watch terms">
            {terms.results.map((term) => (
              <li key={term} className="word">
                <span>{term}</span>
                <IconButton
                  icon="x" size="s" label={`Remove ${term}`} disabled={busy}
                  onClick={() => {
                    box.current?.focus();
                    void save({ watchTerms: { remove: [term] } }, `${term} is not watched any more`, { watchTerms: { add: [term] } });
                  }}
                />
              </li>
            ))}
          </ul>
          {terms.count > terms.pageSize && <Pagination noun="watch terms" page={terms.page} pageSize={terms.pageSize} count={terms.count} onPage={(page) => setAsked({ ...asked, page })} />}
        </>
      )}
      {adding && <ImportDialog there={total} onClose={() => setAdding(false)} />}
    </section>
  );
}

import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { WatchTermsDocument } from '../../generated/company-settings/graphql.ts';
import * as m from '../../generated/messages/company-settings/index.ts';
import { asked, said, toProblem } from '../../lib/problem.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { inFigures } from '../../ui/figures.ts';
import { Menu } from '../../ui/menu.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Severity, severityLabel, severityOptions, type SeverityName } from '../../ui/severity.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { showToast } from '../../ui/toast.ts';
import { ImportDialog } from './import-dialog.tsx';
import { sendSeverity, sendTerms } from './send-words.ts';
import { useWords } from './use-words.ts';

/** They are too many to hold: only changes are sent. */
const NONE: readonly string[] = [];
/** What an alert about a term is unless somebody chose otherwise. */
const ORDINARY: SeverityName = 'LOW';

/** Words whose appearance raises an alert: up to 100,000, looked at a page at a time. */
export function WatchTerms({ total }: { total: number }) {
  const client = useApolloClient();
  const [shown, setShown] = useState({ search: '', page: 1 });
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchBox('', (text) => setShown({ search: text, page: 1 }));
  const seen = useRef(new Map<string, SeverityName>());
  const words = useWords({
    words: NONE,
    send: (wish) => sendTerms(client, wish, (term) => seen.current.get(term)),
    added: () => m.termsAdded,
    removed: (term) => m.termRemoved({ term }),
  });
  const { data, previousData, error, refetch } = useQuery(WatchTermsDocument, {
    variables: { search: shown.search === '' ? null : shown.search, page: shown.page },
    fetchPolicy: 'cache-and-network',
  });
  const terms = (data ?? previousData)?.watchTerms;
  const rows =
    terms?.results.map((term, at) => ({ term, severity: terms.severities[at] ?? ORDINARY })) ?? [];
  useEffect(() => {
    for (const { term, severity } of rows) seen.current.set(term, severity);
  });
  const grade = (term: string, severity: SeverityName) =>
    void asked(sendSeverity(client, term, severity)).then(
      () => showToast({ title: m.termSeveritySet({ term, severity: severityLabel(severity) }) }),
      (problem: unknown) =>
        showToast({
          status: 'error',
          title: m.saveFailed,
          description: said(toProblem(problem).message),
        }),
    );
  return (
    <section className="col" aria-label={m.watchTerms}>
      <div className="row setting-head">
        <h2>{m.watchTerms}</h2>
        <span className="dim num">{inFigures(total)}</span>
        <span className="grow" />
        <Button icon="plus" onClick={() => setAdding(true)}>
          {m.addTerms}
        </Button>
      </div>
      <p className="dim">{m.watchTermsLead}</p>
      {total > 0 && (
        <SearchBox
          text={search.text}
          words={m.searchWatchTerms}
          inputRef={box}
          onType={search.type}
          onSubmit={search.submit}
          onClear={search.clear}
        />
      )}
      {terms === undefined && error !== undefined && (
        <Banner
          status="error"
          action={
            <Button size="s" onClick={() => void refetch().catch(() => undefined)}>
              {m.tryAgain}
            </Button>
          }
        >
          {said(toProblem(error).message)}
        </Banner>
      )}
      {terms === undefined && error === undefined && (
        <SkeletonTable rows={4} columns={3} label={m.loadingWatchTerms} />
      )}
      {terms?.count === 0 && (
        <p className="word-none">{shown.search === '' ? m.listEmpty : m.noMatchingTerms}</p>
      )}
      {terms !== undefined && terms.count > 0 && (
        <>
          <ul className="words" aria-label={m.watchTerms}>
            {rows.map(({ term, severity }) => (
              <li key={term} className="word">
                <span>{term}</span>
                {severity !== ORDINARY && <Severity value={severity} />}
                <Menu
                  label={m.termSeverity({ term })}
                  items={severityOptions().map(({ value, label }) => ({
                    label,
                    disabled: value === severity,
                    onSelect: () => grade(term, value),
                  }))}
                />
                <IconButton
                  icon="x"
                  size="s"
                  label={m.removeWord({ word: term })}
                  disabled={words.pending}
                  onClick={() => {
                    box.current?.focus();
                    words.remove(term);
                  }}
                />
              </li>
            ))}
          </ul>
          {terms.count > terms.pageSize && (
            <Pagination
              noun={m.watchTermsNoun}
              page={terms.page}
              pageSize={terms.pageSize}
              count={terms.count}
              onPage={(page) => setShown({ ...shown, page })}
            />
          )}
        </>
      )}
      {adding && <ImportDialog there={total} onClose={() => setAdding(false)} />}
    </section>
  );
}

import { type Ref, useRef } from 'react';
import * as m from '../../generated/messages/targets/index.ts';
import { byName, sourceLabel } from '../../domain/targets/sources.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { WaitingPlace } from '../../ui/waiting-button.tsx';
import type { PartProps } from './target-list.tsx';
import { queryOf } from './use-list-query.ts';

const STATES = [
  {
    value: '',
    get label() {
      return m.activeAndPaused;
    },
  },
  {
    value: 'active',
    get label() {
      return m.active;
    },
  },
  {
    value: 'paused',
    get label() {
      return m.paused;
    },
  },
] as const;

export function Filters({
  sources,
  query,
  onChange,
  waitingRef,
}: PartProps & { waitingRef: Ref<HTMLSpanElement> }) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(
    query.search,
    (params) => queryOf(params).search,
    (words) => onChange({ search: words }),
  );
  return (
    <div className="target-filters" role="search" aria-label={m.searchAndFilter}>
      <SearchBox
        text={search.text}
        words={m.searchTargets}
        inputRef={box}
        onType={search.type}
        onSubmit={search.submit}
        onClear={search.clear}
      />
      <FilterSelect
        label={m.source}
        value={query.source}
        onChange={(source) => onChange({ source })}
        options={[
          { value: '', label: m.everySource },
          ...byName(sources, ({ name }) => sourceLabel(name)).map(({ source, name }) => ({
            value: source,
            label: sourceLabel(name),
          })),
        ]}
      />
      <FilterSelect
        label={m.active}
        options={STATES}
        value={query.active}
        onChange={(active) => onChange({ active })}
      />
      <WaitingPlace
        className="waiting-place-wide"
        words={m.lastScannedFirst}
        placeRef={waitingRef}
      />
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ColleaguesDocument } from '../../generated/triage/graphql.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterDropdown } from '../../ui/filter-dropdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isSeverity, SEVERITIES, Severity, severityLabel } from '../../ui/severity.tsx';
import { isPreset, presetFilters, type ListState } from './list-state.ts';
import { SOURCES } from './sources.ts';
import './alert-filters.css';

interface AlertFiltersProps {
  state: ListState;
  change: (part: Partial<ListState>, options?: { replace?: boolean }) => void;
  reset: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The search box and the filters above a list. */
export function AlertFilters({ state, change, reset, searchRef }: AlertFiltersProps) {
  const media = state.list === 'media';
  const preset = presetFilters(useViewer().isFreeTrial);
  return (
    <div className="filters" role="search" aria-label={media ? 'Search media' : 'Search and filter alerts'}>
      <SearchBox key={state.list} words={media ? 'Search media' : 'Search alerts'} value={state.search} onSearch={(search) => change({ search }, { replace: true })} inputRef={searchRef} />
      <FilterDropdown
        label="Source" searchable items={SOURCES.map(({ id, name }) => ({ value: String(id), label: name }))}
        selected={state.sourceIds.map(String)} onApply={(values) => change({ sourceIds: values.map(Number) })}
      />
      {!media && (
        <>
          <FilterDropdown
            label="Severity" items={SEVERITIES.map((severity) => ({ value: severity, label: severityLabel(severity), tag: <Severity value={severity} /> }))}
            selected={state.severity} onApply={(values) => change({ severity: values.filter(isSeverity) })}
          />
          <AssigneeFilter state={state} change={change} />
        </>
      )}
      {!isPreset(media ? { ...state, severity: preset.severity, assignees: preset.assignees } : state, preset) && <Button variant="ghost" size="s" onClick={reset}>Reset</Button>}
      <small className="filters-sort">{media ? 'Newest first' : 'Sorted by severity'}</small>
    </div>
  );
}

function AssigneeFilter({ state, change }: Pick<AlertFiltersProps, 'state' | 'change'>) {
  const { data } = useQuery(ColleaguesDocument, { variables: {} });
  const people = data?.colleagues.results ?? [];
  return (
    <FilterDropdown
      label="Assignee" searchable emptyText="You are the only one here yet."
      items={people.map((person) => ({ value: person.id, label: person.fullName, icon: <Avatar small name={person.fullName} seed={person.email} /> }))}
      selected={state.assignees} onApply={(assignees) => change({ assignees })}
    />
  );
}

const PAUSE_MS = 250;

interface SearchBoxProps { words: string; value: string; onSearch: (text: string) => void; inputRef: RefObject<HTMLInputElement | null> }

/** Searches once typing pauses; Escape empties the box. */
function SearchBox({ words, value, onSearch, inputRef }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed from elsewhere, e.g. by going back: the box follows.
  if (seen !== value) {
    setSeen(value);
    if (text.trim() !== value) setText(value);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="search">
      <Icon name="search" />
      <input
        ref={inputRef} type="text" className="search-input" aria-label={words} aria-keyshortcuts="/" placeholder={words} maxLength={256} autoComplete="off"
        value={text} onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
          if (event.key === 'Enter' && text.trim() !== value) onSearch(text.trim());
        }}
      />
      {text === '' ? <kbd aria-hidden="true">/</kbd> : (
        <button type="button" className="search-clear" aria-label="Clear the search" onClick={() => { setText(''); inputRef.current?.focus(); }}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FiltersActor } from './use-filters.ts';

interface SearchBoxProps { filters: FiltersActor; words: string; inputRef: RefObject<HTMLInputElement | null> }

/** Searches once typing pauses, or at Enter; Escape empties the box. */
export function SearchBox({ filters, words, inputRef }: SearchBoxProps) {
  const text = useSelector(filters, ({ context }) => context.searchText);
  const clear = () => { if (text !== '') filters.send({ type: 'search.cleared' }); };
  return (
    <div className="search">
      <Icon name="search" />
      <input
        ref={inputRef} type="text" className="search-input" aria-label={words} aria-keyshortcuts="/" placeholder={words} maxLength={256} autoComplete="off"
        value={text} onChange={(event) => filters.send({ type: 'search.typed', text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
          if (event.key === 'Enter') filters.send({ type: 'search.submitted' });
        }}
      />
      {text === '' ? <kbd aria-hidden="true">/</kbd> : (
        <button type="button" className="search-clear" aria-label="Clear the search" onClick={() => { clear(); inputRef.current?.focus(); }}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

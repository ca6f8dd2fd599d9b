import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import type { FiltersActor } from './use-filters.ts';

interface FiltersSearchProps {
  filters: FiltersActor;
  words: string;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches once typing pauses, or at Enter; Escape empties the box. */
export function FiltersSearch({ filters, words, inputRef }: FiltersSearchProps) {
  const text = useSelector(filters, ({ context }) => context.searchText);
  return (
    <SearchBox
      text={text}
      words={words}
      inputRef={inputRef}
      shortcut="/"
      onType={(typed) => filters.send({ type: 'search.typed', text: typed })}
      onSubmit={() => filters.send({ type: 'search.submitted' })}
      onClear={() => filters.send({ type: 'search.cleared' })}
    />
  );
}

import type { ReactNode, RefObject } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { Icon } from './icon.tsx';
import './search-box.css';

interface SearchBoxProps {
  /** What stands in the box. */
  text: string;
  /** What is searched: `Search alerts`. */
  words: string;
  onType: (text: string) => void;
  /** Enter. */
  onSubmit: () => void;
  /** Escape, or the cross. */
  onClear: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The key that leads here, shown while the box is empty. */
  shortcut?: string;
}

/** A box for words to search; what is typed is the caller's to keep. */
export function SearchBox({
  text,
  words,
  onType,
  onSubmit,
  onClear,
  inputRef,
  shortcut,
}: SearchBoxProps): ReactNode {
  const clear = () => {
    if (text !== '') onClear();
  };
  return (
    <div className="search">
      <Icon name="search" />
      <input
        ref={inputRef}
        type="text"
        className="search-input"
        aria-label={words}
        placeholder={words}
        maxLength={256}
        autoComplete="off"
        {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') clear();
          if (key === 'Enter') onSubmit();
        }}
      />
      {text === '' ? (
        shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>
      ) : (
        <button
          type="button"
          className="search-clear"
          aria-label={m.clearSearch}
          onClick={() => {
            clear();
            inputRef.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

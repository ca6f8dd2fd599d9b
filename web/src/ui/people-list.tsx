import { useEffect, useId, useRef } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { Avatar } from './avatar.tsx';
import { hasWords } from './same-spelling.ts';
import { useListbox } from './use-listbox.ts';
import './people-picker.css';

export interface PersonChoice {
  id: string;
  fullName: string;
  email: string;
}

export interface PeopleListProps {
  people: readonly PersonChoice[];
  /** Offered first as "Assigned to me"; undefined where the reader cannot be chosen. */
  me?: PersonChoice | undefined;
  /** undefined where several people may be meant: no entry is marked. */
  selectedId: string | null | undefined;
  /** What the entry without a person is called; "Nobody" unless told. */
  nobodyWords?: string;
  /** null: the entry without a person. */
  onChoose: (person: PersonChoice | null) => void;
  search: string;
  onSearch: (text: string) => void;
  loading?: boolean;
}

type Entry = { id: string; person: PersonChoice | null; words: string };

/** A searchable list of people: the reader first, then nobody, then colleagues by name. */
export function PeopleList({
  people,
  me,
  selectedId,
  onChoose,
  search,
  onSearch,
  nobodyWords = m.noOne,
  loading = false,
}: PeopleListProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const needle = search.trim();
  const matches = (person: PersonChoice) => hasWords(`${person.fullName} ${person.email}`, needle);
  const entries: Entry[] = [
    ...(me !== undefined && needle === ''
      ? [{ id: me.id, person: me, words: m.assignedToMe }]
      : []),
    ...(needle === '' ? [{ id: 'nobody', person: null, words: nobodyWords }] : []),
    ...people
      .filter((person) => matches(person) && (person.id !== me?.id || needle !== ''))
      .map((person) => ({ id: person.id, person, words: person.fullName })),
  ];
  const choose = (index: number) => {
    const entry = entries[index];
    if (entry !== undefined) onChoose(entry.person);
  };
  const { active, setActive, onKey } = useListbox(entries.length, choose);
  return (
    <div className="people-list">
      <input
        ref={input}
        className="people-search"
        type="text"
        role="combobox"
        aria-label={m.searchColleagues}
        placeholder={m.searchColleagues}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          onKey(event);
        }}
      />
      <ul id={`${id}-list`} className="people-options" role="listbox" aria-label={m.colleagues}>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            id={`${id}-${index}`}
            role="option"
            className="people-option"
            data-active={index === active}
            aria-selected={(entry.person?.id ?? null) === selectedId}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(index)}
          >
            {entry.person === null ? (
              <span className="people-nobody" aria-hidden="true">
                —
              </span>
            ) : (
              <Avatar small name={entry.person.fullName} />
            )}
            <span className="people-words">
              <span>{entry.words}</span>
              {entry.person !== null && (
                <small className="people-email">{entry.person.email}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {entries.length === 0 && (
        <p className="people-none" role="status">
          {loading ? m.searching : m.noColleagueFound}
        </p>
      )}
    </div>
  );
}

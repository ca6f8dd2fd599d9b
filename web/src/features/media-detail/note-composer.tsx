import { autoUpdate } from '@floating-ui/dom';
import { noteMachine } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { fromPromise } from 'xstate';
import * as m from '../../generated/messages/media-detail/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { firstMessage } from '../../lib/problem.ts';
import { useColleagues } from '../../domain/triage/use-colleagues.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { hasWords } from '../../ui/same-spelling.ts';
import { useListbox } from '../../ui/use-listbox.ts';
import { keepDraft, readDraft } from './note-draft.ts';
import { mentionAt, toStored, withMention } from './mentions.ts';
import './note-composer.css';

interface NoteComposerProps {
  /** Names the draft: the person and what the note is about. */
  draftKey: string;
  /** What the box starts with; mentions as `@address`. */
  initial?: string;
  label: string;
  sendLabel: string;
  /**
   * Gets the note as it is stored, and the name under which it is sent. Rejects with a Problem when
   * it could not be kept; the words then stay.
   */
  onSend: (stored: string, key: string) => Promise<void>;
  onSaved?: () => void;
  onCancel?: () => void;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** Addresses that count as mentions although nobody has looked for them yet. */
  known?: readonly string[];
}

const SHOWN = 6;
/**
 * The height that the list of colleagues may take and takes at least, and what stays free around it
 * (CSS pixels).
 */
const [TALLEST, LEAST, GAP] = [260, 96, 8];

/**
 * Puts the list below the box of the note, or above it where there is more room: wherever the box
 * stands, the list is in the window.
 */
function place(box: HTMLTextAreaElement, list: HTMLUListElement): void {
  const { top, bottom } = box.getBoundingClientRect();
  const [above, below] = [top - GAP, innerHeight - bottom - GAP];
  const isAbove = below < Math.min(TALLEST, list.scrollHeight) && above > below;
  list.dataset['above'] = String(isAbove);
  list.style.maxHeight = `${Math.min(TALLEST, isAbove ? above : Math.max(below, LEAST))}px`;
}

/** The box for a note: `@` offers colleagues, Ctrl+Enter sends. */
export function NoteComposer({
  draftKey,
  initial = '',
  label,
  sendLabel,
  onSend,
  onSaved,
  onCancel,
  focused = false,
  known = [],
}: NoteComposerProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [caret, setCaret] = useState(-1);
  const [closed, setClosed] = useState(false);
  const { people, setSearch } = useColleagues();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const note = useActorRef(
    noteMachine.provide({
      actors: {
        saveNote: fromPromise<void, { text: string; key: string }>(({ input }) =>
          onSend(
            toStored(input.text, [...picked, ...people.map((person) => person.email), ...known]),
            input.key,
          ),
        ),
      },
    }),
    { ...actorOptions(), input: { text: readDraft(draftKey) || initial } },
  );
  const text = useSelector(note, ({ context }) => context.text);
  const problem = useSelector(note, ({ context }) => context.problem);
  const busy = useSelector(note, (snapshot) => snapshot.hasTag('pending'));
  const write = (words: string) => {
    note.send({ type: 'note.edited', text: words });
    keepDraft(draftKey, words === initial ? '' : words);
  };
  const cancel = () => {
    keepDraft(draftKey, '');
    onCancel?.();
  };
  const send = () => note.send({ type: 'note.submitted', key: crypto.randomUUID() });
  const saved = useEffectEvent(() => {
    keepDraft(draftKey, '');
    onSaved?.();
  });
  useEffect(() => {
    const subscription = note.on('note.saved', () => saved());
    return () => subscription.unsubscribe();
  }, [note]);
  const typing = closed || caret < 0 ? null : mentionAt(text, caret);
  const needle = typing?.query ?? '';
  const found =
    typing === null
      ? []
      : people
          .filter((person) => hasWords(`${person.fullName} ${person.email}`, needle))
          .slice(0, SHOWN);
  const isOffering = found.length > 0;
  useLayoutEffect(() => {
    const [from, offered] = [box.current, list.current];
    if (!isOffering || from === null || offered === null) return undefined;
    // The box moves below an open list: the page is scrolled, or something above comes late.
    return autoUpdate(from, offered, () => place(from, offered), { elementResize: false });
  }, [isOffering]);
  // One letter more or less changes how many are offered.
  useLayoutEffect(() => {
    if (box.current !== null && list.current !== null) place(box.current, list.current);
  }, [found.length]);
  const choose = (index: number) => {
    const person = found[index];
    if (person === undefined || typing === null) return;
    const next = withMention(text, caret, typing.start, person.email);
    setPicked((before) => [...before, person.email]);
    write(next.text);
    setCaret(next.caret);
    // The caret can only be put once the text stands in the box.
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret));
  };
  const { active, setActive, onKey } = useListbox(found.length, choose);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (isOffering && event.key === 'Escape') {
      event.stopPropagation();
      setClosed(true);
    } else if (isOffering && event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      choose(active);
    } else if (isOffering && ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) onKey(event);
    else if (event.key === 'Escape') cancel();
  };
  return (
    <div className="composer" data-in-sight>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        autoFocus={focused}
        className="composer-box"
        rows={2}
        maxLength={10_000}
        readOnly={busy}
        placeholder={m.notePlaceholder}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOffering ? `${id}-people` : undefined}
        aria-activedescendant={isOffering ? `${id}-${active}` : undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          write(event.target.value);
          setCaret(event.target.selectionStart);
          setClosed(false);
          const query = mentionAt(event.target.value, event.target.selectionStart)?.query;
          setSearch(query ?? '');
          setActive(0);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(false)}
        onKeyDown={keys}
      />
      {isOffering && (
        <ul
          ref={list}
          id={`${id}-people`}
          className="composer-people"
          role="listbox"
          aria-label={m.colleaguesToMention}
        >
          {found.map((person, index) => (
            <li
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              className="people-option"
              aria-selected={index === active}
              data-active={index === active}
              onPointerMove={() => setActive(index)}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(index);
              }}
            >
              <Avatar small name={person.fullName} />
              <span className="people-words">
                <span>{person.fullName}</span>
                <small className="people-email">{person.email}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p className="composer-problem" role="alert">
          {firstMessage(problem)}
        </p>
      )}
      <div className="composer-foot">
        <small id={`${id}-help`}>
          <kbd>Ctrl</kbd> <kbd>{m.enterKey}</kbd> {m.toSend}
        </small>
        {onCancel !== undefined && (
          <Button size="s" variant="ghost" onClick={cancel}>
            {m.cancel}
          </Button>
        )}
        <Button size="s" variant="primary" busy={busy} disabled={text.trim() === ''} onClick={send}>
          {sendLabel}
        </Button>
      </div>
    </div>
  );
}

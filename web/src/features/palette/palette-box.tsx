import { searchBoxMachine } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import * as m from '../../generated/messages/palette/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import type { Triage } from '../../domain/triage/use-triage.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useListbox } from '../../ui/use-listbox.ts';
import { grouped, matching } from './commands.ts';
import { useAlertActs } from './use-alert-acts.ts';
import { useFound } from './use-found.ts';
import { usePlaces } from './use-places.ts';
import { useThemes } from './use-themes.ts';
import './palette.css';

/** The box with its list: a combobox whose focus stays in the text. */
export function PaletteBox({
  row,
  triage,
  onClose,
}: {
  row: string | null;
  triage: Triage;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const box = useActorRef(searchBoxMachine, { ...actorOptions(), input: { text: '' } });
  const { text, applied } = useSelector(box, ({ context }) => context);
  const found = useFound(applied);
  const fixed = [...useAlertActs(row, triage), ...usePlaces(), ...useThemes()];
  const groups = grouped([...matching(fixed, text), ...(text.trim() === '' ? [] : found.commands)]);
  const entries = groups.flatMap((group) => group.entries);
  const searching = found.searching || text.trim() !== applied;
  const run = (index: number) => {
    const entry = entries[index];
    if (entry === undefined) return;
    onClose();
    entry.command.run();
  };
  const { active, setActive, onKey } = useListbox(entries.length, run);
  // Closed before it leaves the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={m.commands}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="palette-body">
        <div className="palette-head">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={m.searchLabel}
            placeholder={m.searchPlaceholder}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={256}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
            value={text}
            onChange={({ currentTarget }) => {
              setActive(0);
              box.send({ type: 'search-box.typed', text: currentTarget.value });
            }}
            onKeyDown={(event) => {
              onKey(event);
            }}
          />
          <kbd aria-hidden="true">Esc</kbd>
        </div>
        <div
          id={`${id}-list`}
          ref={list}
          className="palette-list"
          role="listbox"
          aria-label={m.commands}
        >
          {groups.map(({ group, entries: under }) => (
            <div key={group} role="group" aria-label={group}>
              <div className="palette-group" aria-hidden="true">
                {group}
              </div>
              {under.map(({ command, index }) => (
                <div
                  key={command.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className="palette-option"
                  data-active={index === active}
                  onPointerMove={() => setActive(index)}
                  onClick={() => run(index)}
                >
                  <Icon name={command.icon} />
                  <span className="palette-label">{command.label}</span>
                  {command.hint !== undefined && (
                    <small className="palette-hint">{command.hint}</small>
                  )}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className="palette-foot" role="status">
          {words(entries.length, searching, found.failed)}
        </p>
      </div>
    </dialog>
  );
}

function words(count: number, searching: boolean, failed: boolean): string {
  if (failed) return m.searchFailed;
  if (searching) return m.searching;
  return count === 0 ? m.noResults : m.keyboardHint;
}

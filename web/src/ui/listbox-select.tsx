import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useListbox } from './use-listbox.ts';
import { usePopover } from './use-popover.ts';
import './listbox-select.css';

interface ListboxSelectProps<Value extends string> {
  /** What is chosen: `Severity`. */
  label: string;
  options: readonly { value: Value; content: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  disabled?: boolean;
}

/** A choice among few, each drawn as it will look: used where a native select could show words only. */
export function ListboxSelect<Value extends string>(props: ListboxSelectProps<Value>) {
  const { open, setOpen, close, root } = usePopover();
  const current = props.options.find((option) => option.value === props.value);
  const choose = (value: Value) => {
    close();
    if (value !== props.value) props.onChoose(value);
  };
  return (
    <div className="listbox-select" ref={root}>
      <button
        type="button" className="listbox-select-button" aria-haspopup="listbox" aria-expanded={open} disabled={props.disabled}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{props.label}: </span>
        <span className="listbox-select-value">{current?.content}</span>
        <svg className="listbox-select-arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9l6 6 6-6" /></svg>
      </button>
      {open && <Options {...props} onChoose={choose} />}
    </div>
  );
}

function Options<Value extends string>({ label, options, value, onChoose }: ListboxSelectProps<Value>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined) onChoose(option.value);
  };
  const start = Math.max(0, options.findIndex((option) => option.value === value));
  const { active, setActive, onKey } = useListbox(options.length, choose, { space: true, start });
  useEffect(() => list.current?.focus(), []);
  return (
    <ul
      className="listbox-panel" role="listbox" aria-label={label} tabIndex={-1} ref={list} aria-activedescendant={`${id}-${active}`}
      onKeyDown={(event) => { onKey(event); }}
    >
      {options.map((option, index) => (
        <li
          key={option.value} id={`${id}-${index}`} role="option" aria-selected={option.value === value} className="listbox-option"
          data-active={index === active} onPointerMove={() => setActive(index)} onClick={() => choose(index)}
        >
          {option.content}
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useListbox } from './use-listbox.ts';
import './listbox-options.css';

export interface ListboxOption<Value extends string> {
  value: Value;
  content: ReactNode;
}

interface ListboxOptionsProps<Value extends string> {
  /** What is chosen: `Severity`. */
  label: string;
  options: readonly ListboxOption<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  className: string;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * The open list of a choice of one. It takes the focus; arrows, Home, End and first letters move in
 * it, as in the browser's own select.
 */
export function ListboxOptions<Value extends string>({
  label,
  options,
  value,
  onChoose,
  className,
}: ListboxOptionsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined) onChoose(option.value);
  };
  const start = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const { active, setActive, onKey } = useListbox(options.length, choose, { space: true, start });
  // A long list follows the keyboard; under the pointer it stays where it is.
  const byKey = useRef(true);
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (byKey.current) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    byKey.current = false;
  }, [active]);
  const onLetter = (event: KeyboardEvent) => {
    if (!isLetter(event)) return;
    const after = options.map((_, step) => (active + 1 + step) % options.length);
    const next = after.find((index) =>
      list.current?.children[index]?.textContent
        .trim()
        .toLowerCase()
        .startsWith(event.key.toLowerCase()),
    );
    if (next === undefined) return;
    setActive(next);
    event.preventDefault();
  };
  return (
    <ul
      className={className}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      ref={list}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={(event) => {
        byKey.current = true;
        if (!onKey(event)) onLetter(event);
      }}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          className="listbox-option"
          data-active={index === active}
          onPointerMove={() => {
            byKey.current = false;
            setActive(index);
          }}
          onClick={() => choose(index)}
        >
          {option.content}
        </li>
      ))}
    </ul>
  );
}

import type { Day } from '@vedetta/machines';
import { useId, useState, type ReactNode } from 'react';
import * as m from '../../generated/messages/common/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { usePopover } from '../../ui/use-popover.ts';
import { Calendar } from './calendar.tsx';
import { dayPattern, noSuchDay, readDay, writtenDay } from './days.ts';
import './date-field.css';

interface DateFieldProps {
  label: string;
  /** `2026-11-21`, or empty for no day; null also where what is typed is none. */
  value: string | null;
  /** null: what is typed is no day, yet. */
  onChange: (day: string | null) => void;
  /** The first day that the calendar offers. */
  min?: Day;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/**
 * A day, typed or chosen in a calendar, in the language of dates: the browser's own field would
 * follow the browser's.
 */
export function DateField({ label, value, onChange, min, hint, error, className }: DateFieldProps) {
  const id = useId();
  const { open, setOpen, close, root } = usePopover();
  const [typed, setTyped] = useState<{ text: string; day: string | null }>({
    text: writtenDay(value),
    day: value,
  });
  /** Somebody stopped typing: what is there can be called wrong. */
  const [left, setLeft] = useState(true);
  // A day that comes from elsewhere takes the place of what was typed.
  const isOwn = typed.day === value || (value === null && typed.day === '');
  const text = isOwn ? typed.text : writtenDay(value);
  const unread = left && text !== '' && readDay(text) === null;
  const impossible = noSuchDay(text);
  const fault = !unread
    ? undefined
    : impossible === null
      ? m.dateFormatInvalid({ pattern: dayPattern() })
      : m.dateInvalid({ day: impossible, pattern: dayPattern() });
  const put = (given: string) => {
    // The box takes more than a day has letters: a browser cuts what is pasted before anyone can
    // take its blanks off.
    const words = given.trim().slice(0, 10);
    const day = readDay(words);
    setTyped({ text: words, day });
    setLeft(false);
    onChange(day);
  };
  return (
    <div className="date-field" ref={root}>
      <TextField
        label={label}
        {...(className === undefined ? {} : { className })}
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder={dayPattern()}
        hint={hint}
        error={fault ?? error}
        value={text}
        onChange={({ currentTarget }) => put(currentTarget.value)}
        onBlur={() => {
          setLeft(true);
          if (isOwn && typed.day !== null)
            setTyped({ text: writtenDay(typed.day), day: typed.day });
        }}
        end={
          <button
            type="button"
            className="date-open"
            aria-label={m.openCalendar}
            aria-describedby={`${id}-of`}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => {
              if (open) close();
              else setOpen(true);
            }}
          >
            <Icon name="calendar" />
            <span id={`${id}-of`} hidden>
              {label}
            </span>
          </button>
        }
      />
      {open && (
        <Calendar
          chosen={readDay(text) || null}
          min={min}
          onChoose={(day) => {
            put(writtenDay(day));
            setLeft(true);
            close();
          }}
        />
      )}
    </div>
  );
}

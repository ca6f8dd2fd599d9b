import * as m from '../generated/messages/controls/index.ts';
import { Avatar } from './avatar.tsx';
import { PeopleList, type PeopleListProps, type PersonChoice } from './people-list.tsx';
import { usePopover } from './use-popover.ts';

interface PeoplePickerProps extends Omit<PeopleListProps, 'selectedId'> {
  /** What is chosen: `Assignee`. */
  label: string;
  value: PersonChoice | null;
  disabled?: boolean;
}

/** Who has something, and the list to give it to somebody else. */
export function PeoplePicker({
  label,
  value,
  disabled = false,
  onChoose,
  ...list
}: PeoplePickerProps) {
  const { open, setOpen, close, root } = usePopover();
  const choose = (person: PersonChoice | null) => {
    close();
    list.onSearch('');
    if (person?.id !== value?.id) onChoose(person);
  };
  return (
    <div className="people-picker" ref={root}>
      <button
        type="button"
        className="people-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{label}: </span>
        {value === null ? (
          <span className="dim">{m.unassigned}</span>
        ) : (
          <>
            <Avatar small name={value.fullName} />
            <span className="people-name">{value.fullName}</span>
          </>
        )}
        <svg className="people-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {open && (
        <div className="people-panel" role="dialog" aria-label={label}>
          <PeopleList {...list} selectedId={value?.id ?? null} onChoose={choose} />
        </div>
      )}
    </div>
  );
}

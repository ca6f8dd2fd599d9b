import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useState } from 'react';
import { AuditPeopleDocument, AuditPersonDocument } from '../../generated/audit-log/graphql.ts';
import * as m from '../../generated/messages/audit-log/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { PeopleList } from '../../ui/people-list.tsx';
import { usePanelPlace } from '../../ui/use-panel-place.ts';
import { usePopover } from '../../ui/use-popover.ts';

interface PersonFilterProps {
  /** Id of a person; empty for everyone. */
  value: string;
  onChange: (id: string) => void;
}

/**
 * Whose entries are shown: all users of the company, those who may not log in too, as the server
 * finds them.
 */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { open, setOpen, close, root } = usePopover();
  const chosen = useQuery(AuditPersonDocument, { variables: { id: value }, skip: value === '' });
  const name =
    value === ''
      ? null
      : (chosen.data?.colleagues.results[0]?.fullName ??
        (chosen.loading ? m.loading : m.deletedUser));
  const choose = (id: string) => {
    close();
    if (id !== value) onChange(id);
  };
  return (
    <div className="filter-dropdown" ref={root}>
      <button
        type="button"
        className="filter-button"
        data-on={name !== null}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {name === null ? (
          m.user
        ) : (
          <>
            <span className="sr-only">{m.user}: </span>
            <span className="filter-choice">{name}</span>
          </>
        )}
        <Icon name="down" />
      </button>
      {open && <Panel value={value} onChoose={choose} />}
    </div>
  );
}

function Panel({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const { data, previousData, loading } = useQuery(AuditPeopleDocument, {
    variables: { search: useDeferredValue(search.trim().slice(0, 256)) },
  });
  return (
    <div className="filter-panel" role="dialog" aria-label={m.user} ref={usePanelPlace()}>
      <PeopleList
        people={(data ?? previousData)?.users.results ?? []}
        selectedId={value === '' ? null : value}
        nobodyWords={m.everyone}
        search={search}
        onSearch={setSearch}
        loading={loading}
        onChoose={(person) => onChoose(person?.id ?? '')}
      />
    </div>
  );
}

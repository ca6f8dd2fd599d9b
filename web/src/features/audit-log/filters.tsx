import { useRef } from 'react';
import * as m from '../../generated/messages/audit-log/index.ts';
import { DateField } from '../../lib/date-field/date-field.tsx';
import { useSearchText } from '../../lib/use-search-text.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { PersonFilter } from './person-filter.tsx';
import { auditQueryOf, type AuditQuery } from './use-audit-query.ts';
import { SUBJECTS } from './words.ts';

/** What of the log is shown: by kind, person, network address and days. */
export function AuditFilters({
  query,
  onChange,
}: {
  query: AuditQuery;
  onChange: (change: Partial<AuditQuery>) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchText(
    query.address,
    (params) => auditQueryOf(params).address,
    (address) => onChange({ address }),
  );
  return (
    <div className="audit-filters" role="search" aria-label={m.filterAuditLog}>
      <SearchBox
        text={search.text}
        words={m.searchIpAddress}
        inputRef={box}
        onType={search.type}
        onSubmit={search.submit}
        onClear={search.clear}
      />
      <FilterSelect
        label={m.event}
        options={SUBJECTS}
        value={query.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <PersonFilter value={query.actor} onChange={(actor) => onChange({ actor })} />
      <div className="audit-days">
        <DateField
          label={m.fromDay}
          className="audit-day"
          value={query.from === '' ? null : query.from}
          onChange={(from) => onChange({ from: from ?? '' })}
        />
        <DateField
          label={m.toDay}
          className="audit-day"
          value={query.to === '' ? null : query.to}
          onChange={(to) => onChange({ to: to ?? '' })}
        />
      </div>
    </div>
  );
}

import { filtersMachine, offeredItems } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as m from '../../generated/messages/analytics/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { SOURCE_GROUPS, sourceItems } from '../../domain/targets/sources.ts';
import { FilterDropdown } from '../../ui/filter-dropdown.tsx';

const queryOf = (sources: readonly string[]) => `severity=any&source=${sources.join(',')}`;

/** The filter "Source" of the lists, on their machine; nothing of it is kept in the browser. */
export function SourceFilter({
  sources,
  onChange,
}: {
  sources: readonly string[];
  onChange: (sources: readonly string[]) => void;
}) {
  const query = queryOf(sources);
  const filters = useActorRef(filtersMachine, {
    ...actorOptions(),
    input: { isFreeTrial: true, query, kept: null },
  });
  const draft = useSelector(filters, (snapshot) =>
    snapshot.hasTag('open.source') ? snapshot.context.draft : null,
  );
  const needle = useSelector(filters, ({ context }) => context.needle);
  useEffect(() => filters.send({ type: 'filters.address.changed', query }), [filters, query]);
  const items = sourceItems();
  const apply = () => {
    filters.send({ type: 'filter.applied' });
    onChange(filters.getSnapshot().context.applied.source);
  };
  return (
    <FilterDropdown
      label={m.columnSource}
      items={items}
      offered={offeredItems(items, needle)}
      selected={sources}
      draft={draft}
      groups={SOURCE_GROUPS}
      onButton={() => filters.send({ type: 'filter.opened', filter: 'source' })}
      onClose={() => filters.send({ type: 'filter.closed' })}
      onToggle={(value) => filters.send({ type: 'filter.value.toggled', value })}
      onReset={() => {
        filters.send({ type: 'filter.draft.emptied' });
        apply();
      }}
      onApply={apply}
      search={{
        text: needle,
        onType: (text) => filters.send({ type: 'filter.needle.typed', text }),
      }}
    />
  );
}

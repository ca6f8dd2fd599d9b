import { NO_ONE } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { Ref, RefObject } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { SOURCE_GROUPS, sourceItems } from '../../domain/targets/sources.ts';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { SEVERITIES, Severity, severityLabel } from '../../ui/severity.tsx';
import { WaitingPlace } from '../../ui/waiting-button.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import { FigureFilters } from './figure-filters.tsx';
import { asMediaView, isPreset } from './list-state.ts';
import { FiltersSearch } from './filters-search.tsx';
import { SavedViews } from './saved-views.tsx';
import { TimeFilter } from './time-filter.tsx';
import { useAssigneeItems } from './use-assignee-items.tsx';
import { useTargetItems } from './use-target-items.ts';
import type { FiltersActor } from './use-filters.ts';
import './alert-filters.css';

interface AlertFiltersProps {
  filters: FiltersActor;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The place that is kept for the button that brings the list up to date. */
  waitingRef: Ref<HTMLSpanElement>;
}

const severityItems = () =>
  SEVERITIES.map((severity) => ({
    value: severity,
    label: severityLabel(severity),
    tag: <Severity value={severity} />,
  }));

/** The search box and the filters above a list. */
export function AlertFilters({ filters, searchRef, waitingRef }: AlertFiltersProps) {
  const view = useSelector(filters, ({ context }) => context.applied);
  const defaults = useSelector(filters, ({ context }) => context.defaults);
  const media = view.tab === 'media';
  const hasTargets = useCan('targets.read');
  const untouched = isPreset(media ? asMediaView(view, defaults) : view, defaults);
  return (
    <div
      className="filters"
      role="search"
      aria-label={media ? m.searchMedia : m.searchAndFilterAlerts}
    >
      <FiltersSearch
        key={view.tab}
        filters={filters}
        words={media ? m.searchMedia : m.searchAlerts}
        inputRef={searchRef}
      />
      <ChoiceFilter
        filters={filters}
        name="source"
        label={m.source}
        searchable
        items={sourceItems()}
        groups={SOURCE_GROUPS}
      />
      {hasTargets && <TargetFilter filters={filters} />}
      {!media && (
        <ChoiceFilter
          filters={filters}
          name="severity"
          label={m.severity}
          items={severityItems()}
        />
      )}
      <TimeFilter filters={filters} label={media ? m.added : m.timeDetected} />
      {!media && <AssigneeFilter filters={filters} />}
      {!media && <FigureFilters filters={filters} />}
      {!untouched && (
        <Button variant="ghost" size="s" onClick={() => filters.send({ type: 'filters.reset' })}>
          {m.reset}
        </Button>
      )}
      <WaitingPlace
        className="waiting-place-wide"
        words={media ? m.newestFirst : m.sortedBySeverity}
        placeRef={waitingRef}
      />
      <SavedViews filters={filters} />
    </div>
  );
}

function AssigneeFilter({ filters }: { filters: FiltersActor }) {
  const me = useViewer().user;
  const chosen = useSelector(filters, (snapshot) =>
    snapshot.hasTag('open.assignee') ? snapshot.context.draft : null,
  );
  const needle = useSelector(filters, ({ context }) => context.needle);
  return (
    <ChoiceFilter
      filters={filters}
      name="assignee"
      label={m.assignee}
      searchable
      {...useAssigneeItems(chosen, needle, me)}
      groups={[
        { label: m.assignedToMe, values: [me.id] },
        { label: m.noOne, values: [NO_ONE] },
      ]}
    />
  );
}

function TargetFilter({ filters }: { filters: FiltersActor }) {
  const chosen = useSelector(filters, (snapshot) =>
    snapshot.hasTag('open.target') ? snapshot.context.draft : null,
  );
  const needle = useSelector(filters, ({ context }) => context.needle);
  return (
    <ChoiceFilter
      filters={filters}
      name="target"
      label={m.target}
      searchable
      {...useTargetItems(chosen, needle)}
    />
  );
}

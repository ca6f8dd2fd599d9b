import { FIGURE_FILTERS, readHour, type FigureFilter } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { shownZone } from '../../lib/dates.ts';
import { weekdayName } from '../../lib/month-panel/names.ts';
import { detectorName } from '../../lib/sayings.ts';
import { answerWords, isFeedbackResponse } from '../../domain/triage/feedback.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FiltersActor } from './use-filters.ts';

const WORDS: Readonly<Record<FigureFilter, (values: readonly string[]) => string>> = {
  detector: (values) =>
    m.detectorFilter({ names: values.map((id) => detectorName(id, id)).join(', ') }),
  answer: (values) =>
    m.feedbackFilter({ answers: values.filter(isFeedbackResponse).map(answerWords).join(', ') }),
  hour: (values) => m.hourFilter({ hours: values.map(hourWords).join(', ') }),
};

/** `Tuesday 14:00 – 15:00`, with its time zone where the reader's clock is another one. */
function hourWords(value: string): string {
  const at = readHour(value);
  if (at === null) return value;
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const words = `${weekdayName(at.weekday - 1)} ${clock(at.hour)} – ${clock((at.hour + 1) % 24)}`;
  return at.timeZone === shownZone() ? words : `${words} (${at.timeZone.replaceAll('_', ' ')})`;
}

/**
 * What a figure of the analytics narrowed the list to: each stands in the bar while it counts, and
 * a press frees the list of it.
 */
export function FigureFilters({ filters }: { filters: FiltersActor }) {
  const view = useSelector(filters, ({ context }) => context.applied);
  return FIGURE_FILTERS.filter((name) => view[name].length > 0).map((name) => {
    const words = WORDS[name](view[name]);
    return (
      <button
        key={name}
        type="button"
        className="filter-button figure-filter"
        data-on="true"
        aria-label={m.removeFilter({ words })}
        title={words}
        onClick={() => filters.send({ type: 'filter.lifted', filter: name })}
      >
        <span className="figure-filter-words">{words}</span>
        <Icon name="x" />
      </button>
    );
  });
}

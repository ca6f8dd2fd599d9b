import { FILTERS_KEY, filtersMachine, keptText, writeQuery, type FiltersEvent } from '@vedetta/machines';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { actorOptions } from '../../lib/inspection.ts';
import { readKept } from './ask-first.ts';

export type FiltersActor = ActorRefFrom<typeof filtersMachine>;

/** What "back" undoes. A search replaces the address instead: it would leave an entry per pause. */
const STEPS: ReadonlySet<string> = new Set<FiltersEvent['type']>([
  'filter.applied', 'filter.range.applied', 'list.tab.chosen', 'list.page.chosen', 'list.sort.chosen', 'filters.reset',
]);

function keep(text: string): void {
  try {
    localStorage.setItem(FILTERS_KEY, text);
  } catch {
    // A browser that keeps nothing loses the copy; the address still carries the filters.
  }
}

/** The filters of the lists, tied to the address and to what the browser keeps. */
export function useFilters(isFreeTrial: boolean): FiltersActor {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const filters = useActorRef(
    filtersMachine.provide({
      actions: {
        persist: ({ context }) => keep(keptText(context.applied)),
        showInAddress: ({ context, event, self }) => {
          // An address that carries nothing says nothing to come back to: it gets what the list showed until now, which the actor's snapshot still says.
          if (window.location.search === '') window.history.replaceState(window.history.state, '', `?${writeQuery(self.getSnapshot().context.applied)}`);
          void navigate(`?${writeQuery(context.applied)}`, { replace: !STEPS.has(event.type) });
        },
      },
    }),
    { ...actorOptions(), input: { isFreeTrial, query: search, kept: readKept() } },
  );
  useEffect(() => {
    const follow = () => {
      // Not what was rendered: a later act may have changed the address since, or left the page.
      if (window.location.pathname === pathname) filters.send({ type: 'filters.address.changed', query: window.location.search });
    };
    follow();
    // Somebody who goes back before the page was drawn anew leaves `search` as it was: no effect would tell.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [filters, pathname, search]);
  return filters;
}

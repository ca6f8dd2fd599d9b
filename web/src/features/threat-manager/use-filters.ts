import {
  FILTERS_KEY,
  filtersMachine,
  keptText,
  unreadIn,
  writeQuery,
  type FiltersEvent,
} from '@vedetta/machines';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { actorOptions } from '../../lib/inspection.ts';
import { useUnreadAddress } from '../../lib/unread-address.ts';
import { readKept } from './ask-first.ts';

export type FiltersActor = ActorRefFrom<typeof filtersMachine>;

/** What "back" undoes. A search replaces the address instead: it would leave an entry per pause. */
const STEPS: ReadonlySet<string> = new Set<FiltersEvent['type']>([
  'filter.applied',
  'filter.range.applied',
  'list.tab.chosen',
  'list.page.chosen',
  'list.sort.chosen',
  'filters.reset',
]);

function keep(text: string): void {
  try {
    localStorage.setItem(FILTERS_KEY, text);
  } catch {
    // A browser that keeps nothing loses the copy; the address still carries the filters.
  }
}

/** Of the entry that one is at, as the router keeps it: `usr` is the page's own. */
const historyState = (): { usr?: { own?: string } } =>
  (window.history.state ?? {}) as { usr?: { own?: string } };

/** The filters of the lists, tied to the address and to what the browser keeps. */
export function useFilters(isFreeTrial: boolean): FiltersActor {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const filters = useActorRef(
    filtersMachine.provide({
      actions: {
        persist: ({ context }) => keep(keptText(context.own)),
        showInAddress: ({ context, event, self }) => {
          // Whoever comes back finds what the list showed until now, which the actor's snapshot
          // still says, and what they had chosen themselves.
          const { applied, own } = self.getSnapshot().context;
          window.history.replaceState(
            { ...historyState(), usr: { own: keptText(own) } },
            '',
            window.location.search === '' ? `?${writeQuery(applied)}` : undefined,
          );
          void navigate(`?${writeQuery(context.applied)}`, {
            replace: !STEPS.has(event.type),
            state: { own: keptText(context.own) },
          });
        },
      },
    }),
    { ...actorOptions(), input: { isFreeTrial, query: search, kept: readKept() } },
  );
  useEffect(() => {
    const follow = () => {
      // Not what was rendered: a later act may have changed the address since, or left the page.
      if (window.location.pathname === pathname)
        filters.send({
          type: 'filters.address.changed',
          query: window.location.search,
          own: historyState().usr?.own ?? null,
        });
    };
    follow();
    // Somebody who goes back before the page was drawn anew leaves `search` as it was: no effect
    // would tell.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [filters, pathname, search]);
  useUnreadAddress(unreadIn(search));
  return filters;
}

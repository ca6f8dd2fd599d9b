import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { mayChangeView } from './policy.ts';
import type { ViewRow } from './store/saved-views.ts';

import type { SavedView } from './schema.ts';

/** A view as the caller sees it. */
export function presentView(
  { view, creator, isFirst }: ViewRow,
  caller: { userId: number; groups: readonly string[] },
): z.input<typeof SavedView> {
  return {
    id: view.id,
    name: view.name,
    query: view.query,
    is_shared: view.isShared,
    is_default: isFirst,
    may_change: mayChangeView(caller, view),
    created_by: creator === null ? null : presentPerson(creator),
    created_at: view.createdAt.toISOString(),
  };
}

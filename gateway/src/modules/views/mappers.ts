import type { SavedView } from '../../generated/resolvers-types.ts';
import type { Rest } from '../../upstream/rest-types.ts';
import { fromId } from '../common/ids.ts';
import { mapPerson } from '../users/mappers.ts';

export function mapSavedView(view: Rest['SavedView']): SavedView {
  return {
    id: fromId(view.id),
    name: view.name,
    query: view.query,
    isShared: view.is_shared,
    isDefault: view.is_default,
    mayChange: view.may_change,
    createdBy: view.created_by === null ? null : mapPerson(view.created_by),
    createdAt: view.created_at,
  };
}

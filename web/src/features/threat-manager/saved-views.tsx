import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { useViews, viewPath } from '../../domain/views/use-views.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { FiltersActor } from './use-filters.ts';
import { viewQuery, viewShown } from './view-query.ts';

const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx'));
const ManageViewsDialog = lazy(() => import('./manage-views-dialog.tsx'));

/**
 * Lists that are kept by a name, beside the filters: one's own and those that the company shares.
 */
export function SavedViews({ filters }: { filters: FiltersActor }) {
  const navigate = useNavigate();
  const views = useViews(true) ?? [];
  const list = useSelector(filters, ({ context }) => context.applied);
  const [asking, setAsking] = useState<'save' | 'manage' | null>(null);
  const shown = viewShown(views, list);
  const items: MenuItem[] = [
    ...views.map((view): MenuItem => ({
      label: view.name,
      icon: view === shown ? 'check' : view.isShared ? 'admin' : 'user',
      onSelect: () => void navigate(viewPath(view)),
    })),
    {
      label: m.saveList,
      icon: 'plus',
      disabled: shown !== undefined,
      onSelect: () => setAsking('save'),
    },
    ...(views.length === 0
      ? []
      : [{ label: m.manageViews, icon: 'settings' as const, onSelect: () => setAsking('manage') }]),
  ];
  return (
    <div className="saved-views">
      <Menu
        label={shown === undefined ? m.savedViews : m.savedViewsShown({ name: shown.name })}
        text={shown?.name ?? m.views}
        items={items}
        align="left"
      />
      <Suspense fallback={null}>
        {asking === 'save' && (
          <SaveViewDialog query={viewQuery(list)} onClose={() => setAsking(null)} />
        )}
        {asking === 'manage' && <ManageViewsDialog views={views} onClose={() => setAsking(null)} />}
      </Suspense>
    </div>
  );
}

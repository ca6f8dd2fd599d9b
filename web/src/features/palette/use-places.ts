import { ALERT_STATUS_LABELS } from '@vedetta/machines/lifecycles';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { useViews, viewPath } from '../../lib/views/use-views.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Command } from './commands.ts';

interface Place { to: string; label: string; icon: IconName; hint?: string; also?: string; needs?: string; admin?: boolean }

const LISTS: readonly Place[] = [
  { to: '/threat-manager?tab=review', label: ALERT_STATUS_LABELS.DETECTED, icon: 'shield', hint: 'alerts', also: 'threat manager detected', needs: 'alerts.read' },
  { to: '/threat-manager?tab=progress', label: ALERT_STATUS_LABELS.VALIDATED, icon: 'shield', hint: 'alerts', also: 'threat manager validated', needs: 'alerts.read' },
  { to: '/threat-manager?tab=resolved', label: ALERT_STATUS_LABELS.RESOLVED, icon: 'shield', hint: 'alerts', also: 'threat manager', needs: 'alerts.read' },
  { to: '/threat-manager?tab=dismissed', label: ALERT_STATUS_LABELS.DISMISSED, icon: 'shield', hint: 'alerts', also: 'threat manager', needs: 'alerts.read' },
  { to: '/threat-manager?tab=media', label: 'Media', icon: 'image', also: 'threat manager items', needs: 'media.read' },
];
const PLACES: readonly Place[] = [
  { to: '/threat-manager', label: 'Threat manager', icon: 'shield', needs: 'alerts.read' },
  ...LISTS,
  { to: '/threat-analytics', label: 'Threat analytics', icon: 'chart', also: 'figures charts', needs: 'analytics.read' },
  { to: '/targets', label: 'Targets', icon: 'target', needs: 'targets.read' },
  { to: '/add-targets', label: 'Add targets', icon: 'plus', needs: 'targets.write' },
  { to: '/scan-file', label: 'File scanner', icon: 'scan', also: 'upload', needs: 'files.read' },
  { to: '/user-settings', label: 'Your settings', icon: 'settings', also: 'profile password theme time zone devices' },
  { to: '/admin/users', label: 'Users', icon: 'admin', also: 'people admin', admin: true },
  { to: '/admin/pending-registrations', label: 'Pending registrations', icon: 'admin', also: 'users approve', admin: true },
  { to: '/admin/users/invited', label: 'Invitations', icon: 'admin', also: 'users invite', admin: true },
  { to: '/admin/settings', label: 'Company settings', icon: 'settings', also: 'admin names domains watch terms retention', admin: true },
  { to: '/admin/settings/access-keys', label: 'Access keys', icon: 'key', also: 'settings tokens', admin: true },
  { to: '/admin/settings/webhooks', label: 'Webhooks', icon: 'globe', also: 'settings', admin: true },
  { to: '/admin/settings/muted-alerts', label: 'Muted alerts', icon: 'eye-off', also: 'settings rules', admin: true },
  { to: '/admin/settings/audit-log', label: 'Audit log', icon: 'file', also: 'settings', admin: true },
];

/** The screens that the reader may see, and their saved views. */
export function usePlaces(): Command[] {
  const navigate = useNavigate();
  const { capabilities, isAdmin } = useViewer();
  const views = useViews() ?? [];
  const go = (to: string) => () => { void navigate(to); };
  return [
    ...PLACES.filter(({ needs, admin = false }) => (needs === undefined || capabilities.includes(needs)) && (!admin || isAdmin))
      .map(({ to, label, icon, hint, also }): Command => ({ id: to, group: 'Go to', label, icon, run: go(to), ...(hint === undefined ? {} : { hint }), ...(also === undefined ? {} : { also }) })),
    ...views.map((view): Command => ({ id: `view ${view.id}`, group: 'Saved views', label: view.name, icon: 'star', run: go(viewPath(view)), ...(view.isShared ? { hint: 'shared' } : {}) })),
  ];
}

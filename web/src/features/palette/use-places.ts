import { useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/palette/index.ts';
import { alertStatusLabel } from '../../domain/alerts/status-words.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { useViews, viewPath } from '../../domain/views/use-views.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Command } from './commands.ts';

interface Place {
  to: string;
  label: string;
  icon: IconName;
  hint?: string;
  also?: string;
  needs?: string;
  admin?: boolean;
}

const LISTS: readonly Place[] = [
  {
    to: '/threat-manager?tab=review',
    get label() {
      return alertStatusLabel('DETECTED');
    },
    icon: 'shield',
    get hint() {
      return m.alertsHint;
    },
    also: 'threat manager detected',
    needs: 'alerts.read',
  },
  {
    to: '/threat-manager?tab=progress',
    get label() {
      return alertStatusLabel('VALIDATED');
    },
    icon: 'shield',
    get hint() {
      return m.alertsHint;
    },
    also: 'threat manager validated',
    needs: 'alerts.read',
  },
  {
    to: '/threat-manager?tab=resolved',
    get label() {
      return alertStatusLabel('RESOLVED');
    },
    icon: 'shield',
    get hint() {
      return m.alertsHint;
    },
    also: 'threat manager',
    needs: 'alerts.read',
  },
  {
    to: '/threat-manager?tab=dismissed',
    get label() {
      return alertStatusLabel('DISMISSED');
    },
    icon: 'shield',
    get hint() {
      return m.alertsHint;
    },
    also: 'threat manager',
    needs: 'alerts.read',
  },
  {
    to: '/threat-manager?tab=media',
    get label() {
      return m.media;
    },
    icon: 'image',
    also: 'threat manager items',
    needs: 'media.read',
  },
];
const PLACES: readonly Place[] = [
  {
    to: '/threat-manager',
    get label() {
      return m.threatManager;
    },
    icon: 'shield',
    needs: 'alerts.read',
  },
  ...LISTS,
  {
    to: '/threat-analytics',
    get label() {
      return m.threatAnalytics;
    },
    icon: 'chart',
    also: 'figures charts',
    needs: 'analytics.read',
  },
  {
    to: '/targets',
    get label() {
      return m.targets;
    },
    icon: 'target',
    needs: 'targets.read',
  },
  {
    to: '/add-targets',
    get label() {
      return m.addTargets;
    },
    icon: 'plus',
    needs: 'targets.write',
  },
  {
    to: '/scan-file',
    get label() {
      return m.fileScanner;
    },
    icon: 'scan',
    also: 'upload',
    needs: 'files.read',
  },
  {
    to: '/user-settings',
    get label() {
      return m.yourSettings;
    },
    icon: 'settings',
    also: 'profile password theme time zone devices',
  },
  {
    to: '/admin/users',
    get label() {
      return m.users;
    },
    icon: 'admin',
    also: 'people admin',
    admin: true,
  },
  {
    to: '/admin/pending-registrations',
    get label() {
      return m.pendingRegistrations;
    },
    icon: 'admin',
    also: 'users approve',
    admin: true,
  },
  {
    to: '/admin/users/invited',
    get label() {
      return m.invitations;
    },
    icon: 'admin',
    also: 'users invite',
    admin: true,
  },
  {
    to: '/admin/settings',
    get label() {
      return m.companySettings;
    },
    icon: 'settings',
    also: 'admin names domains watch terms retention',
    admin: true,
  },
  {
    to: '/admin/settings/access-keys',
    get label() {
      return m.accessKeys;
    },
    icon: 'key',
    also: 'settings tokens',
    admin: true,
  },
  {
    to: '/admin/settings/webhooks',
    get label() {
      return m.webhooks;
    },
    icon: 'globe',
    also: 'settings',
    admin: true,
  },
  {
    to: '/admin/settings/indicator-lists',
    get label() {
      return m.indicatorLists;
    },
    icon: 'shield',
    also: 'settings MISP STIX feeds',
    admin: true,
  },
  {
    to: '/admin/settings/muted-alerts',
    get label() {
      return m.mutedAlerts;
    },
    icon: 'eye-off',
    also: 'settings rules',
    admin: true,
  },
  {
    to: '/admin/settings/given-up-work',
    get label() {
      return m.failedJobs;
    },
    icon: 'refresh',
    also: 'settings failed jobs retry',
    admin: true,
  },
  {
    to: '/admin/settings/audit-log',
    get label() {
      return m.auditLog;
    },
    icon: 'file',
    also: 'settings',
    admin: true,
  },
];

/** The screens that the reader may see, and their saved views. */
export function usePlaces(): Command[] {
  const navigate = useNavigate();
  const { capabilities, isAdmin } = useViewer();
  const views = useViews() ?? [];
  const go = (to: string) => () => {
    void navigate(to);
  };
  return [
    ...PLACES.filter(
      ({ needs, admin = false }) =>
        (needs === undefined || capabilities.includes(needs)) && (!admin || isAdmin),
    ).map(({ to, label, icon, hint, also }): Command => ({
      id: to,
      group: m.goTo,
      label,
      icon,
      run: go(to),
      ...(hint === undefined ? {} : { hint }),
      ...(also === undefined ? {} : { also }),
    })),
    ...views.map((view): Command => ({
      id: `view ${view.id}`,
      group: m.savedViews,
      label: view.name,
      icon: 'star',
      run: go(viewPath(view)),
      ...(view.isShared ? { hint: m.sharedView } : {}),
    })),
  ];
}

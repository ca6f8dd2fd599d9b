import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import * as m from '../generated/messages/admin/index.ts';
import { SubTabs } from '../lib/sub-tabs.tsx';
import { Loading } from '../ui/loading.tsx';

const PARTS = [
  {
    to: '/admin/settings',
    get label() {
      return m.company;
    },
  },
  {
    to: '/admin/settings/sources',
    get label() {
      return m.sources;
    },
  },
  {
    to: '/admin/settings/access-keys',
    get label() {
      return m.accessKeys;
    },
  },
  {
    to: '/admin/settings/webhooks',
    get label() {
      return m.webhooks;
    },
  },
  {
    to: '/admin/settings/indicator-lists',
    get label() {
      return m.indicatorLists;
    },
  },
  {
    to: '/admin/settings/muted-alerts',
    get label() {
      return m.mutedAlerts;
    },
  },
  {
    to: '/admin/settings/given-up-work',
    get label() {
      return m.failedJobs;
    },
  },
  {
    to: '/admin/settings/audit-log',
    get label() {
      return m.auditLog;
    },
  },
];

/** The frame of /admin/settings: one part at a time, each with its address. */
export default function AdminSettings() {
  const { pathname } = useLocation();
  return (
    <div className="page">
      <div className="head">
        <h1 tabIndex={-1}>{m.companySettings}</h1>
      </div>
      <SubTabs
        label={m.sectionsLabel}
        tabs={PARTS.map((part) => ({ ...part, on: pathname === part.to }))}
      />
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </div>
  );
}

import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SubTabs } from '../lib/sub-tabs.tsx';
import { Loading } from '../ui/loading.tsx';

const PARTS = [
  { to: '/admin/settings', label: 'Company' },
  { to: '/admin/settings/access-keys', label: 'Access keys' },
  { to: '/admin/settings/webhooks', label: 'Webhooks' },
  { to: '/admin/settings/muted-alerts', label: 'Muted alerts' },
  { to: '/admin/settings/audit-log', label: 'Audit log' },
];

/** The frame of /admin/settings: one part at a time, each with its address. */
export default function AdminSettings() {
  const { pathname } = useLocation();
  return (
    <div className="page">
      <div className="head"><h1 tabIndex={-1}>Settings</h1></div>
      <SubTabs label="Parts of the settings" tabs={PARTS.map((part) => ({ ...part, on: pathname === part.to }))} />
      <Suspense fallback={<Loading />}><Outlet /></Suspense>
    </div>
  );
}

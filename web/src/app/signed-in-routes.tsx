import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireAdmin } from './admin-guard.tsx';
import { lazyPage } from './chunk.ts';
import {
  Analytics,
  FileScanner,
  MediaDetail,
  Targets,
  ThreatManager,
  Users,
} from './lazy-pages.ts';

const Settings = lazyPage(() => import('../features/settings/page.tsx'));
const UserDetails = lazyPage(() => import('../features/users/details-page.tsx'));
const ReviewRegistration = lazyPage(() => import('../features/users/review-page.tsx'));
const TargetDetails = lazyPage(() => import('../features/targets/details-page.tsx'));
const AddTargets = lazyPage(() => import('../features/targets/add-page.tsx'));
const AdminSettings = lazyPage(() => import('./admin-settings.tsx'));
const CompanySettings = lazyPage(() => import('../features/company-settings/page.tsx'));
const SourceCredentials = lazyPage(() => import('../features/source-credentials/page.tsx'));
const SourceCredential = lazyPage(() => import('../features/source-credentials/details-page.tsx'));
const AccessKeys = lazyPage(() => import('../features/access-keys/page.tsx'));
const AuditLog = lazyPage(() => import('../features/audit-log/page.tsx'));
const MutedRules = lazyPage(() => import('../features/muted-rules/page.tsx'));
const DeadJobs = lazyPage(() => import('../features/dead-jobs/page.tsx'));
const IndicatorLists = lazyPage(() => import('../features/indicator-lists/page.tsx'));
const Webhooks = lazyPage(() => import('../features/webhooks/page.tsx'));
const AddWebhook = lazyPage(() => import('../features/webhooks/add-page.tsx'));
const WebhookDetails = lazyPage(() => import('../features/webhooks/details-page.tsx'));
const AddAccessKey = lazyPage(() => import('../features/access-keys/add-page.tsx'));

/** The routes behind the login. */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route path="/threat-manager" element={<ThreatManager />} />
      <Route path="/threat-manager/media/:id" element={<MediaDetail />} />
      <Route path="/scan-file" element={<FileScanner />} />
      <Route path="/user-settings" element={<Settings />} />
      <Route path="/threat-analytics" element={<Analytics />} />
      <Route path="/targets" element={<Targets />} />
      <Route path="/targets/:id" element={<TargetDetails />} />
      <Route path="/add-targets" element={<AddTargets />} />
      <Route element={<RequireAdmin />}>
        <Route path="/admin" element={<Navigate to="/admin/users" replace />} />
        <Route path="/admin/users" element={<Users list="all" />} />
        <Route path="/admin/users/invited" element={<Users list="invited" />} />
        <Route path="/admin/pending-registrations" element={<Users list="pending" />} />
        <Route path="/admin/users/details/:id" element={<UserDetails />} />
        <Route path="/admin/users/review/:id" element={<ReviewRegistration />} />
        <Route path="/admin/settings" element={<AdminSettings />}>
          <Route index element={<CompanySettings />} />
          <Route path="sources" element={<SourceCredentials />} />
          <Route path="access-keys" element={<AccessKeys />} />
          <Route path="webhooks" element={<Webhooks />} />
          <Route path="indicator-lists" element={<IndicatorLists />} />
          <Route path="muted-alerts" element={<MutedRules />} />
          <Route path="given-up-work" element={<DeadJobs />} />
          <Route path="audit-log" element={<AuditLog />} />
        </Route>
        <Route path="/admin/settings/sources/:id" element={<SourceCredential />} />
        <Route path="/admin/settings/webhooks/:id" element={<WebhookDetails />} />
        <Route path="/admin/settings/add-webhook" element={<AddWebhook />} />
        <Route path="/admin/settings/add-access-token" element={<AddAccessKey />} />
      </Route>
      <Route path="*" element={<Navigate to="/threat-manager" replace />} />
    </Routes>
  );
}

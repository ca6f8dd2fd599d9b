import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Loading } from '../ui/loading.tsx';
import { lazyPage } from './chunk.ts';
import { ErrorBoundary } from './error-screens.tsx';
import { PublicOnly, RequireSession } from './guards.tsx';
import { SignedIn } from './lazy-signed-in.ts';
import { SetupGate } from './setup-gate.tsx';

const Setup = lazyPage(() => import('../features/setup/page.tsx'));
const SignIn = lazyPage(() => import('../features/sign-in/page.tsx'));
const Registration = lazyPage(() => import('../features/registration/page.tsx'));
const AccountCreated = lazyPage(() => import('../features/registration/account-created.tsx'));
const VerifyEmail = lazyPage(() => import('../features/registration/verify-email-page.tsx'));
const ForgotPassword = lazyPage(() => import('../features/password/forgot-page.tsx'));
const MailSent = lazyPage(() => import('../features/password/mail-sent-page.tsx'));
const ResetPassword = lazyPage(() => import('../features/password/reset-page.tsx'));
const FreeTrial = lazyPage(() => import('../features/free-trial/page.tsx'));

/** The route table. Everything behind the login is one chunk with routes of its own. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Loading whole />}>
        <Routes>
          <Route element={<PublicOnly />}>
            <Route path="/setup" element={<Setup />} />
            <Route element={<SetupGate />}>
              <Route path="/login" element={<SignIn />} />
              <Route path="/registration" element={<Registration />} />
              <Route path="/account-created" element={<AccountCreated />} />
            </Route>
          </Route>
          <Route path="/verify-email" element={<VerifyEmail />} />
          <Route path="/forgot-password" element={<ForgotPassword />} />
          <Route path="/forgot-password/mail-sent" element={<MailSent />} />
          <Route path="/reset-password" element={<ResetPassword />} />
          <Route path="/free-trial/*" element={<FreeTrial />} />
          <Route element={<RequireSession />}>
            <Route path="/" element={<Navigate to="/threat-manager" replace />} />
            <Route path="*" element={<SignedIn />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

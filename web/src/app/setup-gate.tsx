import { use } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { setupSupposed } from '../features/setup/setup-state.ts';

/** On a server without a company every public page leads to the first-run set-up. */
export function SetupGate() {
  return use(setupSupposed()) ? <Navigate to="/setup" replace /> : <Outlet />;
}

import { Navigate, Outlet } from 'react-router-dom';
import { useViewer } from '../domain/viewer/use-viewer.ts';

/** Lets admins in; others go to /threat-manager. */
export function RequireAdmin() {
  return useViewer().isAdmin ? <Outlet /> : <Navigate to="/threat-manager" replace />;
}

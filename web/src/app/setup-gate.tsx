import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { setupRequired } from '../features/setup/setup-state.ts';
import { Loading } from '../ui/loading.tsx';

/** On a server without a company every public page leads to the first-run set-up. */
export function SetupGate() {
  const [required, setRequired] = useState<boolean | null>(null);
  useEffect(() => {
    let mounted = true;
    void setupRequired()
      // A server that cannot be asked now may be asked by the form itself, which says what is wrong.
      .catch(() => false)
      .then((answer) => {
        if (mounted) setRequired(answer);
      });
    return () => {
      mounted = false;
    };
  }, []);
  if (required === null) return <Loading whole />;
  return required ? <Navigate to="/setup" replace /> : <Outlet />;
}

import { useSession, useSessionTag } from '../../lib/session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before the session ends (specification, section 2). */
export function LogoutDialog() {
  const session = useSession();
  const confirming = useSessionTag('confirmingLogout');
  const leaving = useSessionTag('loggingOut');
  return (
    <Dialog
      open={confirming || leaving}
      title="Log out?"
      subtitle="You are about to exit your account. You can log in to Vedetta again at any time."
      status="info"
      confirmLabel="Log out"
      busy={leaving}
      onConfirm={() => {
        session.send({ type: 'session.logout.confirmed' });
      }}
      onClose={() => {
        session.send({ type: 'session.logout.cancelled' });
      }}
    />
  );
}

import * as m from '../../generated/messages/frame/index.ts';
import { useSession, useSessionTag } from '../../domain/session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before the session ends. */
export function LogoutDialog() {
  const session = useSession();
  const confirming = useSessionTag('confirmingLogout');
  const leaving = useSessionTag('loggingOut');
  return (
    <Dialog
      open={confirming || leaving}
      title={m.logOutTitle}
      subtitle={m.logOutHint}
      status="info"
      confirmLabel={m.logOut}
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

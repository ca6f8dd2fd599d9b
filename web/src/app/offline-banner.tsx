import { useSelector } from '@xstate/react';
import * as m from '../generated/messages/app/index.ts';
import { useConnection } from '../lib/connection/use-connection.ts';
import { useSessionTag } from '../domain/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './offline-banner.css';

/**
 * Says that nothing new arrives while the browser has no connection or the server does not answer.
 */
export function OfflineBanner() {
  const connection = useConnection();
  const offline = useSelector(connection, (snapshot) => snapshot.hasTag('offline'));
  const probing = useSelector(
    connection,
    (snapshot) => snapshot.hasTag('offline') && snapshot.hasTag('probing'),
  );
  const reconnecting = useSessionTag('reconnecting');
  if (!offline && !reconnecting) return null;
  return (
    <div className="offline" role="status">
      <Icon name="offline" />
      {navigator.onLine ? m.serverNotResponding : m.offline}
      {offline && navigator.onLine && (
        <Button
          size="s"
          busy={probing}
          onClick={() => {
            connection.send({ type: 'connection.retried' });
          }}
        >
          {m.tryNow}
        </Button>
      )}
    </div>
  );
}

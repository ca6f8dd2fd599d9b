import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../features/frame/frame.tsx';
import { NotificationDrawer } from '../features/notifications/drawer.tsx';
import { useNotifications } from '../features/notifications/use-notifications.ts';
import { Loading } from '../ui/loading.tsx';
import { ErrorBoundary } from './error-screens.tsx';
import { SignedInRoutes } from './signed-in-routes.tsx';

/** The frame with its sidebar and the notification drawer around the page. */
export function SignedInLayout() {
  const { pathname } = useLocation();
  const notifications = useNotifications();
  return (
    <>
      <Frame
        unread={notifications.unread}
        notificationsOpen={notifications.isOpen}
        onNotifications={notifications.toggle}
        registrations={notifications.registrations}
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Loading />}>
            <SignedInRoutes />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <NotificationDrawer notifications={notifications} />
    </>
  );
}

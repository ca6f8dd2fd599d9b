import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Frame } from '../features/frame/frame.tsx';
import { NotificationDrawer } from '../features/notifications/drawer.tsx';
import { useNotifications } from '../features/notifications/use-notifications.ts';
import { useViewer } from '../domain/viewer/use-viewer.ts';
import { Loading } from '../ui/loading.tsx';
import { lazyPage } from './chunk.ts';
import { CommandPalette } from './command-palette.tsx';
import { ErrorBoundary } from './error-screens.tsx';
import { SignedInRoutes } from './signed-in-routes.tsx';

const Tour = lazyPage(() => import('../features/tour/tour.tsx'));

/** The frame with its sidebar and the notification drawer around the page. */
export function SignedInLayout() {
  const { pathname } = useLocation();
  const notifications = useNotifications();
  const { isFreeTrial } = useViewer();
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
      <CommandPalette />
      {isFreeTrial && (
        // A tour whose code does not come is no reason to show nothing else.
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <Tour />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

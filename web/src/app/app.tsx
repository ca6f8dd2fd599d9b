import { useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ConnectionContext } from '../lib/connection/use-connection.ts';
import { SessionContext } from '../domain/session/use-session.ts';
import { onLanguage, shownLanguage } from '../ui/language.ts';
import { ErrorBoundary } from './error-screens.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { AppRoutes } from './routes.tsx';
import { ServicesContext } from './services-context.ts';
import type { Services } from './services.ts';

export function App({ services }: { services: Services }) {
  // Drawn anew in another language, from here down: texts are read while drawing.
  useSyncExternalStore(onLanguage, shownLanguage);
  return (
    <ErrorBoundary>
      <ServicesContext value={services}>
        <SessionContext value={services.session}>
          <ConnectionContext value={services.connection}>
            <BrowserRouter>
              <OfflineBanner />
              <Navigation />
              <AppRoutes />
            </BrowserRouter>
          </ConnectionContext>
        </SessionContext>
      </ServicesContext>
    </ErrorBoundary>
  );
}

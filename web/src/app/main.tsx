import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../ui/theme.css';
import { fetchConfig } from '../lib/config.ts';
import { rememberedLanguage, showLanguage } from '../ui/language.ts';
import { App } from './app.tsx';
import { fetchAhead } from './ahead.ts';
import { StartFailure } from './error-screens.tsx';
import { startServices } from './services.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root.');
const root = createRoot(container);

/**
 * Only builds for development have an inspector; elsewhere this is nothing, and its code is not
 * there.
 */
async function prepare(): Promise<void> {
  if (!import.meta.env.DEV) return;
  const { inspectIfAsked } = await import('./inspect/start.ts');
  inspectIfAsked(location.search);
}

fetchAhead();

// Without its Italian the page starts in English.
const speak = showLanguage(rememberedLanguage()).catch(() => undefined);

Promise.all([fetchConfig(), prepare(), speak])
  .then(([config]) => {
    root.render(
      <StrictMode>
        <App services={startServices(config)} />
      </StrictMode>,
    );
  })
  .catch((error: unknown) => {
    void speak.then(() =>
      root.render(
        <StartFailure
          message={
            error instanceof Error
              ? error.message
              : 'Failed fetch of config because of an unknown fault.'
          }
        />,
      ),
    );
  });

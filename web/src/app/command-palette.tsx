import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from './chunk.ts';
import { ErrorBoundary } from './error-screens.tsx';

const Palette = lazyPage(() => import('../features/palette/palette.tsx'));

/**
 * Ctrl K, or Cmd K on a Mac, opens the palette wherever one is, also while typing; its code is
 * fetched then.
 */
export function CommandPalette() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // A dialog asks for an answer first; one that was answered fades for a moment and asks
      // nothing any more.
      if (
        document.querySelector(
          '[role="dialog"][aria-modal="true"]:not([data-closing]), [role="alertdialog"]',
        ) !== null
      )
        return;
      event.preventDefault();
      setWanted(true);
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (!wanted) return null;
  return (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <Palette open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </ErrorBoundary>
  );
}

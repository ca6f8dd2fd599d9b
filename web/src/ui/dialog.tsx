import { lazy, Suspense, useEffect, useState } from 'react';
import { withTexts } from './language.ts';
import type { DialogPanelProps } from './dialog-panel.tsx';

const Panel = lazy(() => withTexts(() => import('./dialog-panel.tsx')));

export interface DialogProps extends DialogPanelProps {
  open: boolean;
}

/**
 * The modal of every screen: title, content, Cancel and a confirm button. `status: 'error'` makes
 * the confirm button one of deletion. Its code is fetched when the first dialog opens. Focus goes
 * back to where it was on closing.
 */
export function Dialog({ open, ...panel }: DialogProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useReturnedFocus(open);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...panel} open={open} />
    </Suspense>
  );
}

/** Puts the focus back on what had it when the dialog opened, if that still stands on the page. */
function useReturnedFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
}

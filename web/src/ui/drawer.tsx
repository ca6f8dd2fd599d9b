import { lazy, Suspense, useState } from 'react';
import { withTexts } from './language.ts';
import type { DrawerPanelProps } from './drawer-panel.tsx';

const Panel = lazy(() => withTexts(() => import('./drawer-panel.tsx')));

/** A panel of 22rem that slides in beside the sidebar. Its code is fetched when it first opens. */
export function Drawer(props: DrawerPanelProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}

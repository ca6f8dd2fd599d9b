import { useState } from 'react';
import { useTriage } from '../../domain/triage/use-triage.tsx';
import { PaletteBox } from './palette-box.tsx';
import { rowUnderHand } from './use-alert-acts.ts';

/**
 * Ctrl or Cmd and K: every screen, saved view, alert, target and user at hand. What an act asks
 * outlives the palette.
 */
export default function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const triage = useTriage();
  return (
    <>
      {open && <Opened onClose={onClose} triage={triage} />}
      {triage.dialogs}
    </>
  );
}

function Opened({
  onClose,
  triage,
}: {
  onClose: () => void;
  triage: ReturnType<typeof useTriage>;
}) {
  // As it stood when the palette opened.
  const [row] = useState(rowUnderHand);
  return <PaletteBox row={row} triage={triage} onClose={onClose} />;
}

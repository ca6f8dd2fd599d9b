import * as m from '../../generated/messages/targets/index.ts';
import type { TargetRowFragment } from '../../generated/targets/graphql.ts';
import { targetName } from '../../domain/targets/target-name.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface DeleteDialogProps {
  target: TargetRowFragment | null;
  busy: boolean;
  onConfirm: (target: TargetRowFragment) => void;
  onClose: () => void;
}

/** Asks before a target is given up. */
export function DeleteDialog({ target, busy, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open={target !== null}
      status="error"
      busy={busy}
      confirmLabel={m.stopWatching}
      onClose={onClose}
      title={
        target === null
          ? m.stopWatchingTitle
          : m.stopWatchingNamedTitle({ targetName: targetName(target) })
      }
      subtitle={m.stopWatchingHint}
      onConfirm={() => {
        if (target !== null) onConfirm(target);
      }}
    />
  );
}

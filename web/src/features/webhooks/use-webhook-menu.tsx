import { useState, type ReactNode } from 'react';
import * as m from '../../generated/messages/webhooks/index.ts';
import type { WebhookRowFragment } from '../../generated/webhooks/graphql.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { EditDialog } from './edit-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookActs } from './use-webhook-acts.ts';

/**
 * The acts on a webhook, of its row and of its page, with the dialogs that they open. `onGone` is
 * called once it is deleted.
 */
export function useWebhookMenu(onGone: () => void = () => undefined): {
  menuOf: (row: WebhookRowFragment) => MenuItem[];
  acts: ReturnType<typeof useWebhookActs>;
  dialogs: ReactNode;
} {
  const acts = useWebhookActs();
  const [asking, setAsking] = useState<{
    act: 'edit' | 'secret' | 'delete';
    row: WebhookRowFragment;
  } | null>(null);
  const rowFor = (act: 'edit' | 'secret' | 'delete') => (asking?.act === act ? asking.row : null);
  const close = () => setAsking(null);
  const leaving = rowFor('delete');
  return {
    acts,
    menuOf: (row) => [
      {
        label: m.sendTestMessage,
        icon: 'up',
        disabled: !row.isActive,
        onSelect: () => void acts.ping(row),
      },
      { label: m.edit, icon: 'edit', onSelect: () => setAsking({ act: 'edit', row }) },
      row.isActive
        ? {
            label: m.pause,
            icon: 'lock',
            onSelect: () =>
              void acts.change(row, { isActive: false }, m.pausedToast({ name: row.name })),
          }
        : {
            label: m.resume,
            icon: 'undo',
            onSelect: () =>
              void acts.change(row, { isActive: true }, m.resumed({ name: row.name })),
          },
      { label: m.createSecret, icon: 'key', onSelect: () => setAsking({ act: 'secret', row }) },
      {
        label: m.deleteWebhook,
        icon: 'trash',
        danger: true,
        onSelect: () => setAsking({ act: 'delete', row }),
      },
    ],
    dialogs: (
      <>
        <EditDialog row={rowFor('edit')} acts={acts} onClose={close} />
        <SecretDialog row={rowFor('secret')} onClose={close} />
        <Dialog
          open={leaving !== null}
          status="error"
          busy={acts.busy}
          onClose={close}
          title={m.deleteTitle({ name: leaving?.name ?? '' })}
          confirmLabel={m.deleteWebhook}
          subtitle={m.deleteHint}
          onConfirm={() => {
            if (leaving === null) return;
            void acts.remove(leaving).then((gone) => {
              close();
              if (gone) onGone();
            });
          }}
        />
      </>
    ),
  };
}

import type { Problem } from '@vedetta/machines';
import { useState } from 'react';
import * as m from '../../generated/messages/webhooks/index.ts';
import type { WebhookRowFragment } from '../../generated/webhooks/graphql.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WebhookFields, type WebhookDraft } from './fields.tsx';
import type { useWebhookActs } from './use-webhook-acts.ts';

interface EditDialogProps {
  row: WebhookRowFragment | null;
  acts: ReturnType<typeof useWebhookActs>;
  onClose: () => void;
}

/** Name, address and kinds of a webhook that is there already. */
export function EditDialog({ row, acts, onClose }: EditDialogProps) {
  // Each opening begins with what the webhook is now.
  return row === null ? null : <Editing key={row.id} row={row} acts={acts} onClose={onClose} />;
}

function Editing({ row, acts, onClose }: EditDialogProps & { row: WebhookRowFragment }) {
  const [draft, setDraft] = useState<WebhookDraft>({
    name: row.name,
    url: row.url,
    kinds: [...row.kinds],
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const url = draft.url.trim();
  const wanted = {
    name: draft.name.trim(),
    kinds: draft.kinds,
    ...(url === row.url ? {} : { url }),
  };
  return (
    <Dialog
      open
      title={m.editTitle({ name: row.name })}
      subtitle={m.editHint}
      confirmLabel={m.save}
      busy={acts.busy}
      confirmDisabled={wanted.name === '' || url === '' || wanted.kinds.length === 0}
      onClose={onClose}
      onConfirm={() => {
        void acts.change(row, wanted, m.saved({ name: wanted.name })).then((refused) => {
          setProblem(refused);
          if (refused === null) onClose();
        });
      }}
    >
      <WebhookFields draft={draft} onChange={setDraft} problem={problem} />
    </Dialog>
  );
}

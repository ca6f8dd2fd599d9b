import { useState } from 'react';
import * as m from '../../generated/messages/muted-rules/index.ts';
import type { MutedRuleRowFragment } from '../../generated/muted-rules/graphql.ts';
import { dayOf } from '../../lib/dates.ts';
import { ExpiryField } from '../../lib/expiry/expiry-field.tsx';
import { endOf, expiryFault } from '../../lib/expiry/expiry.ts';
import { titleOf } from '../../lib/sayings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useRuleActs } from './use-rule-acts.ts';

interface EditDialogProps {
  row: MutedRuleRowFragment | null;
  acts: ReturnType<typeof useRuleActs>;
  onClose: () => void;
}

/** How long a rule holds, and why. */
export function EditDialog({ row, acts, onClose }: EditDialogProps) {
  // Each opening begins with what the rule is now.
  return row === null ? null : <Editing key={row.id} row={row} acts={acts} onClose={onClose} />;
}

function Editing({ row, acts, onClose }: EditDialogProps & { row: MutedRuleRowFragment }) {
  const before = row.expiresAt === null ? '' : dayOf(row.expiresAt);
  const [reason, setReason] = useState(row.reason ?? '');
  const [day, setDay] = useState(before);
  const late = day === before ? undefined : expiryFault(day);
  const wanted = {
    reason: reason.trim() === '' ? null : reason.trim(),
    ...(day === before ? {} : { expiresAt: endOf(day) }),
  };
  return (
    <Dialog
      open
      title={m.editTitle}
      subtitle={titleOf(row)}
      confirmLabel={m.save}
      busy={acts.busy}
      confirmDisabled={late !== undefined}
      onClose={onClose}
      onConfirm={() => {
        void acts.change(row, wanted).then((done) => {
          if (done) onClose();
        });
      }}
    >
      <TextField
        label={m.reason}
        maxLength={1000}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        hint={m.reasonHint}
      />
      <ExpiryField day={day} onChange={setDay} error={late} />
    </Dialog>
  );
}

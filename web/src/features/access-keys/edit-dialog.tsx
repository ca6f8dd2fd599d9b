import { useState } from 'react';
import type { AccessKeyRowFragment, Scope } from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
import { dayOf } from '../../lib/dates.ts';
import { ExpiryField } from '../../lib/expiry/expiry-field.tsx';
import { endOf, expiryFault } from '../../lib/expiry/expiry.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useKeyActs } from './use-key-acts.ts';
import { SCOPES } from './words.ts';

interface EditDialogProps {
  row: AccessKeyRowFragment | null;
  acts: ReturnType<typeof useKeyActs>;
  onClose: () => void;
}

/** Name, scopes and last day of a key that is there already. */
export function EditDialog({ row, acts, onClose }: EditDialogProps) {
  // Each opening begins with what the key is now.
  return row === null ? null : <Editing key={row.id} row={row} acts={acts} onClose={onClose} />;
}

function Editing({ row, acts, onClose }: EditDialogProps & { row: AccessKeyRowFragment }) {
  const before = row.expiresAt === null ? '' : dayOf(row.expiresAt);
  const [name, setName] = useState(row.name);
  const [scopes, setScopes] = useState<Scope[]>([...row.scopes]);
  const [day, setDay] = useState(before);
  const late = day === before ? undefined : expiryFault(day);
  const wanted = {
    name: name.trim(),
    scopes,
    ...(day === before ? {} : { expiresAt: endOf(day) }),
  };
  return (
    <Dialog
      open
      title={m.editTitle({ name: row.name })}
      subtitle={m.editHint}
      confirmLabel={m.save}
      busy={acts.busy}
      confirmDisabled={wanted.name === '' || scopes.length === 0 || late !== undefined}
      onClose={onClose}
      onConfirm={() => {
        void acts.change(row, wanted, m.saved({ name: wanted.name })).then((done) => {
          if (done) onClose();
        });
      }}
    >
      <TextField
        label={m.name}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={wanted.name === '' ? m.nameMissing : undefined}
      />
      <CheckList
        label={m.scopes}
        options={SCOPES}
        chosen={scopes}
        onChange={setScopes}
        error={scopes.length === 0 ? m.scopeMissing : undefined}
      />
      <ExpiryField day={day} onChange={setDay} error={late} />
    </Dialog>
  );
}

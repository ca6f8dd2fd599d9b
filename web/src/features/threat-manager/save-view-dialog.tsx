import { useState } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { useViews } from '../../domain/views/use-views.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useViewActs } from './use-view-acts.ts';

type Wish = 'share' | 'first';

/** Asks for the name under which the list is kept. */
export default function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const acts = useViewActs();
  const views = useViews(true) ?? [];
  const mayShare = useCan('alerts.triage');
  const [name, setName] = useState('');
  const [wishes, setWishes] = useState<Wish[]>([]);
  const wanted = name.trim();
  // Not while it is being saved: it is in the list before the answer has come.
  const isTaken =
    !acts.busy && views.some((view) => view.name.toLowerCase() === wanted.toLowerCase());
  const options: { value: Wish; label: string; hint: string }[] = [
    ...(mayShare
      ? [{ value: 'share' as const, label: m.shareWithCompany, hint: m.shareHint }]
      : []),
    { value: 'first', label: m.defaultView, hint: m.defaultViewHint },
  ];
  return (
    <Dialog
      open
      title={m.saveTitle}
      subtitle={m.saveHint}
      confirmLabel={m.save}
      confirmDisabled={wanted === '' || isTaken}
      busy={acts.busy}
      onClose={onClose}
      onConfirm={() => {
        void acts
          .save({
            name: wanted,
            query,
            isShared: wishes.includes('share'),
            isDefault: wishes.includes('first'),
          })
          .then((done) => {
            if (done) onClose();
          });
      }}
    >
      <TextField
        label={m.name}
        maxLength={100}
        autoComplete="off"
        value={name}
        error={isTaken ? m.nameTaken : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        placeholder={m.namePlaceholder}
      />
      <CheckList label={m.viewOptions} options={options} chosen={wishes} onChange={setWishes} />
    </Dialog>
  );
}

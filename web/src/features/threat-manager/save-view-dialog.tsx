import { useState } from 'react';
import { useCan } from '../../lib/viewer/use-viewer.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useViewActs } from './use-view-acts.ts';

type Wish = 'share' | 'first';

/** Asks for the name under which the list is kept. */
export default function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const acts = useViewActs();
  const mayShare = useCan('alerts.triage');
  const [name, setName] = useState('');
  const [wishes, setWishes] = useState<Wish[]>([]);
  const options: { value: Wish; label: string; hint: string }[] = [
    ...(mayShare ? [{ value: 'share' as const, label: 'Share with the company', hint: 'Everybody finds it among their views.' }] : []),
    { value: 'first', label: 'Begin with it', hint: 'The threat manager opens with this list.' },
  ];
  return (
    <Dialog
      open title="Save this list" subtitle="The list, its filters and its search, under a name." confirmLabel="Save" confirmDisabled={name.trim() === ''} busy={acts.busy} onClose={onClose}
      onConfirm={() => {
        void acts.save({ name: name.trim(), query, isShared: wishes.includes('share'), isDefault: wishes.includes('first') }).then((done) => { if (done) onClose(); });
      }}
    >
      <TextField label="Name" maxLength={100} autoComplete="off" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} placeholder="Critical, this week" />
      <CheckList label="And" options={options} chosen={wishes} onChange={setWishes} />
    </Dialog>
  );
}

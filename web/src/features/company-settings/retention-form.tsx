import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Save } from './use-save.ts';

/** The server's bounds: a month to look back, ten years at most. */
const LEAST = 30;
const MOST = 3650;
const HOW = [{ value: 'all', label: 'Keep everything' }, { value: 'days', label: 'Delete what is older than' }] as const;

/** How long media and alerts are kept. Keeping less deletes, and asks first. */
export function RetentionForm({ days, save, busy }: { days: number | null; save: Save; busy: boolean }) {
  const [how, setHow] = useState<'all' | 'days'>(days === null ? 'all' : 'days');
  const [typed, setTyped] = useState(String(days ?? 365));
  const [asking, setAsking] = useState(false);
  const wanted = how === 'all' ? null : Number(typed);
  const wrong = wanted !== null && (!Number.isInteger(wanted) || wanted < LEAST || wanted > MOST);
  const deletes = wanted !== null && (days === null || wanted < days);
  const apply = async () => {
    await save({ retentionDays: wanted }, wanted === null ? 'Everything is kept' : `Media and alerts are kept for ${wanted} days`);
    setAsking(false);
  };
  return (
    <section className="col" aria-label="Retention">
      <h2>Retention</h2>
      <p className="dim">Media, their alerts, notes and files go together. The audit log stays.</p>
      <form
        className="retention" noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong || busy || wanted === days) return;
          if (deletes) setAsking(true);
          else void apply();
        }}
      >
        <RadioList label="How long media and alerts are kept" options={HOW} value={how} onChoose={setHow} />
        {how === 'days' && (
          <TextField
            label="Days" inputMode="numeric" maxLength={4} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
            error={wrong ? `Enter ${LEAST} to ${MOST.toLocaleString('en')} days.` : undefined}
          />
        )}
        <div className="row"><Button type="submit" variant="primary" busy={busy && !asking} disabled={wrong || wanted === days}>Save</Button></div>
      </form>
      <Dialog
        open={asking} status="error" busy={busy} title={`Delete what is older than ${typed} days?`} confirmLabel="Delete and keep so"
        subtitle="From the next hour on, older media go for good, with their alerts, notes and files. This cannot be undone."
        onConfirm={() => void apply()} onClose={() => setAsking(false)}
      />
    </section>
  );
}
